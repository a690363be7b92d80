/**
 * Simulated rental earnings: what a product's machines earned on a UTC day. The same seed, product and day always
 * earn the same (rule P3). Amounts are millionths of USDT.
 */
import { createHash } from 'node:crypto';
import { day } from '#domain/limits.ts';

export interface WorkingOrder {
  dayReturn: bigint;
  boughtAt: number;
  expiresAt: number;
}

/** Basis points of the stated return that a machine earns on a day: 60% to 140% of the product's mean. */
export function dayFactor(seed: string, productId: string, utcDay: number, bias: number): bigint {
  const bytes = createHash('sha256').update(`${seed}:${productId}:${utcDay}`).digest();
  const swing = 6_000 + (bytes.readUInt32BE(0) % 8_001);
  return (BigInt(bias) * BigInt(swing)) / 10_000n;
}

/** A machine earns for the part of the day that it was rented out. */
export function earnedOn(utcDay: number, orders: readonly WorkingOrder[], factor: bigint): bigint {
  let earned = 0n;
  for (const { dayReturn, boughtAt, expiresAt } of orders) {
    const worked = Math.min(expiresAt, utcDay + day) - Math.max(boughtAt, utcDay);
    if (worked > 0) earned += (dayReturn * factor * BigInt(Math.floor(worked))) / (10_000n * BigInt(day));
  }
  return earned;
}
