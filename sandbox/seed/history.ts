/**
 * What the demo's people did in the 35 days before the demo starts: a plan made from the seed, oldest first. Times are
 * ms relative to the demo's start, all below zero.
 */
import { day, hour, minute } from '#domain/limits.ts';
import { parseDecimal, type Money } from '#domain/money.ts';
import type { Random } from '#sandbox/context.ts';
import { demoMember, otherMembers, type SeedMember } from './people.ts';
import { seedProducts } from './product-list.ts';

export type Deed =
  | { at: number; does: 'join'; member: SeedMember }
  | { at: number; does: 'recharge'; memberId: string; money: Money }
  /** Recharges up to a whole amount, so that the wallet holds about `about` millionths. */
  | { at: number; does: 'topUp'; memberId: string; about: bigint }
  | { at: number; does: 'buy'; memberId: string; productId: string }
  | { at: number; does: 'trial'; memberId: string; productId: string }
  | { at: number; does: 'take'; memberId: string }
  /** For the day. */
  | { at: number; does: 'sign'; memberId: string }
  /** A fund password, an address and a bank account. */
  | { at: number; does: 'bind'; memberId: string }
  | { at: number; does: 'withdraw'; memberId: string; amount: bigint; isSlow: boolean };

const firstSale = -34 * day;

const usdt = (text: string): Money => ({ amount: parseDecimal(text), currency: 'USDT' });
const rupees = (text: string): Money => ({ amount: parseDecimal(text), currency: 'INR' });

/** `days` before the start, at a time of that day counted from 10:00. */
const ago = (days: number, hours = 0, minutes = 0): number => -days * day + hours * hour + minutes * minute;

/** On most of the last two weeks' days, at five past nine; four in a row up to yesterday. */
const signedAgo = [13, 12, 11, 10, 9, 8, 7, 6, 4, 3, 2, 1];

/** Asha's own history. Her last income was taken on Friday: what fell due since then waits for her. */
function demoDeeds(): Deed[] {
  const memberId = demoMember.id;
  const buy = (at: number, productId: string): Deed => ({ at, does: 'buy', memberId, productId });
  const take = (at: number): Deed => ({ at, does: 'take', memberId });
  const withdraw = (at: number, text: string, isSlow: boolean): Deed => {
    return { at, does: 'withdraw', memberId, amount: parseDecimal(text), isSlow };
  };
  return [
    ...signedAgo.map((days): Deed => ({ at: ago(days, -1, 5), does: 'sign', memberId })),
    { at: ago(34), does: 'join', member: demoMember },
    { at: ago(34, 1), does: 'recharge', memberId, money: usdt('300.00') },
    buy(ago(33, 0, 25), 'print-bench-r4'),
    take(ago(27, 3)),
    buy(ago(24, 0, 40), 'harbour-crane-h2'),
    { at: ago(20, 2), does: 'recharge', memberId, money: rupees('4120.50') },
    take(ago(20, 5)),
    { at: ago(19, 1), does: 'recharge', memberId, money: usdt('500.00') },
    buy(ago(18, 0, 10), 'solar-mill-s3'),
    buy(ago(15, 1, 5), 'brick-kiln-k1'),
    take(ago(13, 4)),
    { at: ago(13, 6), does: 'bind', memberId },
    withdraw(ago(12, 1, 20), '48.50', false),
    buy(ago(11, 2, 30), 'cold-store-c4'),
    take(ago(7, 2)),
    buy(ago(6, 0, 50), 'weaving-loom-l6'),
    { at: ago(4, 3), does: 'trial', memberId, productId: 'cargo-bike-b5' },
    // On Friday: it is still on its way when the demo starts.
    withdraw(ago(3, 7, 40), '36.00', true),
    take(ago(3, 8)),
    { at: ago(2, 4), does: 'topUp', memberId, about: parseDecimal('1284.00') },
  ];
}

/** Everybody else: each sale of the list has a buyer, who recharges first and takes income now and then. */
function otherDeeds(random: Random): Deed[] {
  const between = (from: number, to: number): number =>
    Math.floor((from + random.below(Math.floor((to - from) / minute)) * minute) / minute) * minute;
  const deeds: Deed[] = [];
  const joinedAt = new Map<string, number>();
  for (const member of otherMembers) {
    const at = ago(member.joinedAgo, -4) + random.below(8 * 60) * minute;
    joinedAt.set(member.id, at);
    deeds.push({ at, does: 'join', member });
  }
  const firstBuy = new Map<string, number>();
  const sell = (productId: string, member: SeedMember, from: number, to: number): void => {
    const at = between(Math.max(from, (joinedAt.get(member.id) ?? 0) + hour), to);
    firstBuy.set(member.id, Math.min(at, firstBuy.get(member.id) ?? 0));
    deeds.push({ at, does: 'buy', memberId: member.id, productId });
  };
  const pick = (members: readonly SeedMember[]): SeedMember => members[random.below(members.length)] ?? demoMember;
  for (const product of seedProducts) {
    const from = Math.max(firstSale, product.startsIn ?? firstSale);
    const early = otherMembers.filter(({ id }) => (joinedAt.get(id) ?? 0) < -6 * day);
    for (let sale = 0; sale < product.sales; sale += 1)
      sell(product.id, pick(early), from + sale * 20 * hour, -6 * hour);
  }
  // The latest have bought something too.
  for (const member of otherMembers.slice(-2)) sell('solar-mill-s3', member, -20 * day, -4 * hour);
  for (const [memberId, at] of firstBuy) {
    for (let time = at + 3 * day; time < -8 * hour; time = between(time + 4 * day, time + 9 * day)) {
      deeds.push({ at: time, does: 'take', memberId });
    }
  }
  return deeds;
}

export function planHistory(random: Random): Deed[] {
  return [...demoDeeds(), ...otherDeeds(random)].sort((a, b) => a.at - b.at);
}
