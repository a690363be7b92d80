/**
 * What Dayrent owes its members, as a Merkle sum tree for each state of the book: the same state has the same tree,
 * whoever asks and whenever, also after a restart. The last few are kept, so that figures and proofs that were read one
 * after the other belong together.
 */
import { createHash, createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { transparency } from '#contract/transparency.ts';
import { buildSumTree, type Digest, type Leaf, type SumTree } from '#domain/merkle-sum.ts';
import { toDecimal } from '#domain/money.ts';
import type { Sums } from '#domain/owed.ts';
import type { Context } from '#sandbox/context.ts';
import { readSetting } from '#sandbox/db/settings.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { Handler } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { atBookState, type BookState } from './book-state.ts';

const kept = 8;
const settingKey = 'transparency.secret';

const digest: Digest = async (bytes) => createHash('sha256').update(bytes).digest();

/** By secret and state of the book; the one that was asked for last goes last. */
type KeptTrees = Map<string, SumTree>;

const trees = new WeakMap<Context['db'], KeptTrees>();

/** Those of one database. */
export function treesOf({ db }: Pick<Context, 'db'>): KeptTrees {
  const known = trees.get(db) ?? new Map<string, SumTree>();
  trees.set(db, known);
  return known;
}

/** What salts come from: without it nobody can tell by trying whose leaf it is. Made when it is first asked for. */
export async function treeSecret({ db, random }: Pick<Context, 'db' | 'random'>): Promise<string> {
  const known = await readSetting(db, settingKey);
  if (known !== null) return known;
  await db
    .insertInto('settings')
    .values({ key: settingKey, value: random.hex(32) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await readSetting(db, settingKey)) ?? '';
}

interface HeldRow {
  id: string;
  name: string;
  usdt: bigint;
  inr: bigint;
}

/** Everybody who has an account in the book, under the code that is theirs alone. */
async function leavesOf(trx: Kysely<Database>, secret: string, { hash }: BookState): Promise<Leaf[]> {
  const { rows } = await sql<HeldRow>`select members.id, members.invite_code as name,
      coalesce(sum(balance) filter (where currency = 'USDT'), 0)::bigint as usdt,
      coalesce(sum(balance) filter (where currency = 'INR'), 0)::bigint as inr
    from accounts join members on members.id = accounts.member_id group by members.id`.execute(trx);
  return rows.map(({ id, name, usdt, inr }) => ({
    name,
    salt: createHmac('sha256', secret).update(`${hash}:${id}`).digest('hex'),
    sums: { USDT: usdt, INR: inr },
  }));
}

const keyOf = (hash: string, secret: string): string => `${secret} ${hash}`;

/** @param trx sees the book in that state */
export async function treeAt(
  trx: Kysely<Database>,
  state: BookState,
  known: KeptTrees,
  secret: string,
): Promise<SumTree> {
  const key = keyOf(state.hash, secret);
  const tree = known.get(key) ?? (await buildSumTree(digest, await leavesOf(trx, secret, state)));
  known.delete(key);
  known.set(key, tree);
  for (const old of [...known.keys()].slice(0, -kept)) known.delete(old);
  return tree;
}

const toWire = ({ USDT, INR }: Sums) => ({ usdt: toDecimal(USDT), inr: toDecimal(INR) });

export const balanceProof: Handler<typeof transparency.balanceProof> = async (context, { caller, input }) => {
  const secret = await treeSecret(context);
  const known = treesOf(context);
  const tree = await atBookState(context, async (trx, state) =>
    state.hash === input.bookHash ? treeAt(trx, state, known, secret) : known.get(keyOf(input.bookHash, secret)),
  );
  if (!tree) throw new Refusal(codes.notFound, 'The book has moved on: these totals are not kept any more');
  const { name } = await context.db
    .selectFrom('members')
    .select('invite_code as name')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow();
  const proof = tree.proofOf(name);
  return {
    data: {
      proof: proof && {
        index: proof.index,
        members: proof.count,
        salt: proof.salt,
        ...toWire(proof.sums),
        branch: proof.branch.map(({ hash, sums }) => ({ hash, ...toWire(sums) })),
      },
    },
  };
};
