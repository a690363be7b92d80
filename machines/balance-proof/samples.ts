/** What the test, the walk and the gallery share. */
import type { BalanceStatement, Mismatch, Verdict } from '#domain/balance-proof.ts';
import { unit } from '#domain/money.ts';

const hash = (digits: string): string => digits.repeat(64 / digits.length);

const owed = { USDT: 253_600_000n, INR: 0n };
const sibling = { hash: hash('9f3e'), sums: { USDT: 120n * unit, INR: 800n * unit } };
const parent = { hash: hash('51c0'), sums: { USDT: 373_600_000n, INR: 800n * unit } };

/** Of a member who is one of two. */
export const statement: BalanceStatement = {
  member: 'ASHA01',
  owed,
  since: { USDT: 0n, INR: 0n },
  published: { root: hash('a1b2'), total: parent.sums, count: 2 },
  entryId: '1042',
  note: '',
  proof: { index: 0, count: 2, salt: hash('07'), sums: owed, branch: [sibling] },
};

/** Of one who holds nothing and never did. */
export const uncounted: BalanceStatement = { ...statement, owed: { USDT: 0n, INR: 0n }, proof: null };

export const verdict = (mismatch: Mismatch | null): Verdict => ({
  mismatch,
  trail: {
    leaf: { hash: hash('c3d4'), sums: owed },
    steps: [{ side: 'right', sibling, parent }],
    root: mismatch === null ? statement.published.root : hash('e0'),
  },
});
