/**
 * Simulated rental earnings: what a product's machines earned on a UTC day. The same seed, product and day always
 * earn the same (rule P3). Amounts are millionths of USDT.
 */
import { createHash } from 'node:crypto';

/** Basis points of the stated return that a machine earns on a day: 60% to 140% of the product's mean. */
export function dayFactor(seed: string, productId: string, utcDay: number, bias: number): bigint {
  const bytes = createHash('sha256').update(`${seed}:${productId}:${utcDay}`).digest();
  const swing = 6_000 + (bytes.readUInt32BE(0) % 8_001);
  return (BigInt(bias) * BigInt(swing)) / 10_000n;
}
