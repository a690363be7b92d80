import type { DeletionTerms } from '#domain/own-data.ts';
import { unit } from '#domain/money.ts';

export const deletionTerms: DeletionTerms = {
  given: { USDT: 312n * unit, INR: 500n * unit },
  balance: { USDT: 88n * unit, INR: 500n * unit },
  income: 4n * unit,
  prices: 200n * unit,
  held: { USDT: 20n * unit, INR: 0n },
  paidOut: { USDT: 50n * unit, INR: 0n },
  orders: 2,
  posts: 3,
  comments: 1,
};
