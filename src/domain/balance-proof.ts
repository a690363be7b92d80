/** Checking a member's own branch of the Merkle sum tree: where it leads, and what of it does not match. */
import { isAmount, isHash, leafOf, parentOf, rootOf, sidesOf } from './merkle-sum.ts';
import type { Digest, Proof, PublishedRoot, SumNode } from './merkle-sum.ts';
import { currencies, isNone, isSame, less, type Sums } from './owed.ts';
import { readCheckpoint, readNote } from './checkpoint.ts';

/** What is compared, all of one instant. */
export interface BalanceStatement {
  /** What the member is called in the tree. */
  member: string;
  /** What the member's own account shows. */
  owed: Sums;
  /** What of it moved after that entry, by the server's word alone: it is shown, and nothing is left out for it. */
  since: Sums;
  /** What everybody is told. */
  published: PublishedRoot;
  /** The entry of the book that it was computed at. */
  entryId: string;
  /** The newest signed checkpoint, as it came. */
  note: string;
  /** The server's answer; null: the member is not in the tree. */
  proof: Proof | null;
}

export const mismatches = [
  /** The member holds something and is not in the tree. */
  'missing',
  /** The leaf holds something else than the member's account. */
  'balance',
  /** The branch has no form that a branch can have: too long, too short, an amount below zero. */
  'form',
  /** The sums on the way up do not come to the published total. */
  'total',
  /** The way up does not end in the published root, or that root is not the one of the signed checkpoint. */
  'root',
] as const;
export type Mismatch = (typeof mismatches)[number];

export interface ProofStep {
  side: 'left' | 'right';
  sibling: SumNode;
  /** The node over both. */
  parent: SumNode;
}

/** The way up, as it was computed here. */
export interface ProofTrail {
  leaf: SumNode;
  steps: readonly ProofStep[];
  root: string;
}

export interface Verdict {
  /** Null: the balance is in the published total. */
  mismatch: Mismatch | null;
  /** Null where there was nothing to compute. */
  trail: ProofTrail | null;
}

const hasForm = (proof: Proof, { count }: PublishedRoot): boolean =>
  Number.isSafeInteger(proof.index) &&
  Number.isSafeInteger(count) &&
  proof.count === count &&
  proof.index >= 0 &&
  proof.index < count &&
  isHash(proof.salt) &&
  proof.branch.length === sidesOf(proof.index, count).length &&
  [proof, ...proof.branch].every(({ sums }) => currencies.every((currency) => isAmount(sums[currency]))) &&
  proof.branch.every(({ hash }) => isHash(hash));

async function trailOf(digest: Digest, member: string, proof: Proof): Promise<ProofTrail & { top: SumNode }> {
  const leaf = await leafOf(digest, { name: member, salt: proof.salt, sums: proof.sums });
  const sides = sidesOf(proof.index, proof.count);
  const steps: ProofStep[] = [];
  let top = leaf;
  for (const [level, sibling] of proof.branch.entries()) {
    const side = sides[level] ?? 'right';
    top = await (side === 'left' ? parentOf(digest, sibling, top) : parentOf(digest, top, sibling));
    steps.push({ side, sibling, parent: top });
  }
  return { leaf, steps, root: await rootOf(digest, top, proof.count), top };
}

/** Of another entry, a checkpoint says nothing. Its signature is checked before money moves (rule L7). */
function isSigned({ note, entryId, published }: BalanceStatement): boolean {
  const checkpoint = readCheckpoint(readNote(note)?.text ?? '');
  return !checkpoint || String(checkpoint.size) !== entryId || checkpoint.balances === published.root;
}

/** What the totals have to count. */
export const countedOf = ({ owed, since }: BalanceStatement): Sums => less(owed, since);

/** @throws RangeError when a name is not ASCII, or a sum grows too large to be one; whatever the digest throws */
export async function verifyBalance(digest: Digest, statement: BalanceStatement): Promise<Verdict> {
  const { member, published, proof } = statement;
  if (!proof) return { mismatch: 'missing', trail: null };
  if (!hasForm(proof, published)) return { mismatch: 'form', trail: null };
  const { top, ...trail } = await trailOf(digest, member, proof);
  const mismatch = !isSame(proof.sums, countedOf(statement))
    ? 'balance'
    : !isSame(top.sums, published.total)
      ? 'total'
      : trail.root !== published.root || !isSigned(statement)
        ? 'root'
        : null;
  return { mismatch, trail };
}

/** Nothing is counted, and nothing was to be, by the server's word where all of it moved since: neither proven nor refuted. */
export const isUncounted = (statement: BalanceStatement): boolean =>
  statement.proof === null && isNone(countedOf(statement));

/** Everything that was compared and computed as JSON, to be checked elsewhere: amounts in millionths, hashes in hex. */
export const proofText = (statement: BalanceStatement, verdict: Verdict): string =>
  JSON.stringify(
    { ...statement, ...verdict },
    (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    2,
  );
