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

/** What happened, and whose it is, as the hash is over it. */
export const subjectText = ({
  kind,
  intentId,
  memberId,
}: Pick<HashedEntry, 'kind' | 'intentId' | 'memberId'>): string =>
  JSON.stringify([kind, intentId, memberId]).slice(1, -1);

/** The postings, as the hash is over them. */
export const linesText = (postings: readonly HashedPosting[]): string =>
  JSON.stringify(postings.map(({ rule, from, to, currency, amount }) => [rule, from, to, currency, String(amount)]));

/** SHA-256 in lower-case hex: what `append_entries` of the database makes of the same texts (migration 0066). */
export function hashOf({ id, at, previousHash, postings, ...entry }: HashedEntry): string {
  const content = `["${previousHash}","${id}",${subjectText(entry)},${at},${linesText(postings)}]`;
  return createHash('sha256').update(content).digest('hex');
}
