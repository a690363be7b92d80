/** The hash chain of the book: each entry's hash covers its postings and the hash before it (rule L7). */
import { createHash } from 'node:crypto';

export interface HashedPosting {
  rule: string;
  from: string;
  to: string;
  currency: string;
  amount: bigint;
}

export interface HashedEntry {
  id: bigint;
  kind: string;
  intentId: string | null;
  memberId: string | null;
  at: number;
  previousHash: string;
  /** In the order of their lines. */
  postings: readonly HashedPosting[];
}

/** Before the first entry. */
export const firstHash = '0'.repeat(64);

/** SHA-256 in lower-case hex. */
export function hashOf({ id, kind, intentId, memberId, at, previousHash, postings }: HashedEntry): string {
  const lines = postings.map(({ rule, from, to, currency, amount }) => [rule, from, to, currency, String(amount)]);
  const content = JSON.stringify([previousHash, String(id), kind, intentId, memberId, at, lines]);
  return createHash('sha256').update(content).digest('hex');
}
