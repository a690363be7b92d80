/** Figures that everybody may see, and the proof that one's own balance is in them (rule P6). */
import * as v from 'valibot';
import type { PublishedRoot, Proof } from '#domain/merkle-sum.ts';
import type { OpenDay, Transparency } from '#domain/transparency.ts';
import { amount } from './amount-wire.ts';
import { endpoint } from './endpoint.ts';
import { formInteger } from './form.ts';
import { utcDay } from './utc-day.ts';
import { count, id, instant, nothing, text } from './wire.ts';

/** SHA-256 in lower-case hex. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const toSums = ({ usdt, inr }: { usdt: bigint; inr: bigint }) => ({ USDT: usdt, INR: inr });
const sums = v.pipe(v.object({ usdt: amount, inr: amount }), v.transform(toSums));

const figures = {
  stock: count,
  sold: count,
  running: count,
  escrow: amount,
  earned: amount,
  fee: amount,
  paid: amount,
  shortfall: amount,
  revenue: amount,
  daysDue: count,
  daysInFull: count,
};

const openProduct = v.pipe(
  v.object({ productId: id, productName: text, ...figures }),
  v.transform(({ productId, productName, ...rest }) => ({ id: productId, name: productName, ...rest })),
);

const budgetMoves = v.array(v.object({ rule: id, amount, count }));

const published = v.pipe(
  v.object({ root: hash, total: sums, members: count }),
  v.transform((wire): PublishedRoot => ({ root: wire.root, total: wire.total, count: wire.members })),
);

const summary = v.pipe(
  v.object({
    entryId: id,
    bookHash: hash,
    time: instant,
    /** The root of the Merkle sum tree over what members hold, and its sums. */
    published,
    total: v.object(figures),
    products: v.array(openProduct),
    promotion: v.object({ balance: amount, in: budgetMoves, out: budgetMoves }),
    outside: v.object({
      recharged: sums,
      withdrawn: sums,
      withdrawalFees: sums,
      forfeited: v.optional(sums, { usdt: '0', inr: '0' }),
      managementFees: amount,
      sold: amount,
      bought: amount,
    }),
  }),
  v.transform(({ time, ...wire }): Transparency => ({ ...wire, at: time })),
);

/** More entries than a number counts exactly. */
const mostEntries = Number.MAX_SAFE_INTEGER;

/** Levels of a tree: far more than there can be members. */
const mostLevels = 53;

const node = v.pipe(
  v.object({ hash, usdt: amount, inr: amount }),
  v.transform((wire) => ({ hash: wire.hash, sums: toSums(wire) })),
);

const proof = v.pipe(
  v.object({
    index: count,
    members: count,
    salt: hash,
    usdt: amount,
    inr: amount,
    /** From the leaf up. */
    branch: v.pipe(v.array(node), v.maxLength(mostLevels)),
  }),
  v.transform((wire): Proof => ({
    index: wire.index,
    count: wire.members,
    salt: wire.salt,
    sums: toSums(wire),
    branch: wire.branch,
  })),
);

export const transparency = {
  openFigures: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'transparency/summary',
    auth: 'member',
    input: nothing,
    reply: summary,
    about:
      'Per product and in total, computed from the book at one entry: sold, escrow, earnings, income; the promotion budget; what came in and left; the root over all balances. Shortfall, days due and days paid in full are as of the call: a day that pays nothing is no entry.',
    origin: 'ours',
  }),
  openDays: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'transparency/days',
    auth: 'member',
    input: v.object({
      days: formInteger(1, 90),
      /** Empty: all of them. */
      productId: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
    }),
    reply: v.pipe(
      v.array(v.object({ day: utcDay, earned: amount, paid: amount, stated: amount })),
      v.transform((list): readonly OpenDay[] => list),
    ),
    about: 'Earnings in and income out by closed UTC day, oldest first, in total or of one product.',
    origin: 'ours',
  }),
  balanceProof: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'transparency/proof',
    auth: 'member',
    input: v.object({ bookHash: hash }),
    /** Null: the book holds no account of this member. */
    reply: v.object({
      proof: v.nullable(proof),
      /** What moved the member's balance since that entry: signed. */
      since: v.pipe(v.object({ usdt: amount, inr: amount }), v.transform(toSums)),
    }),
    about:
      "The member's own branch of the tree whose root a summary gave, for as long as it is kept: the last few states of the book.",
    origin: 'ours',
  }),
  logCheckpoint: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'transparency/checkpoint',
    auth: 'none',
    input: nothing,
    /** The note, and the key that it is signed with, as C2SP has them. */
    reply: v.object({ note: text, key: text }),
    about: 'The newest checkpoint of the book as a signed note, with the key that checks it.',
    origin: 'ours',
  }),
  logConsistency: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'transparency/consistency',
    auth: 'none',
    input: v.object({ from: formInteger(1, mostEntries), to: formInteger(1, mostEntries) }),
    reply: v.object({ hashes: v.pipe(v.array(hash), v.maxLength(128)) }),
    about: 'The proof that the book of `to` entries begins with the one of `from` (RFC 9162), for checkpoints of them.',
    origin: 'ours',
  }),
  logInclusion: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'transparency/inclusion',
    auth: 'none',
    input: v.object({ entry: formInteger(1, mostEntries), size: formInteger(1, mostEntries) }),
    reply: v.object({ hashes: v.pipe(v.array(hash), v.maxLength(64)) }),
    about: 'The proof that an entry is in the book of `size` entries (RFC 9162): a leaf is the 32 bytes of its hash.',
    origin: 'ours',
  }),
};
