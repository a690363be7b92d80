/** The proof that a member's own balance is in the totals of a seal (decision 0026): of the last few, by any server. */
import { sql } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { transparency } from '#contract/transparency.ts';
import type { Context } from '#sandbox/context.ts';
import type { Handler } from '#sandbox/handler.ts';
import { balanceTree } from '#sandbox/log/balance-trees.ts';
import { treeSecret } from '#sandbox/log/seal.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { sumsToWire } from '#sandbox/sums-wire.ts';

interface Held {
  name: string;
  usdt: bigint;
  inr: bigint;
}

const sealKept = (db: Context['db'], hash: string) =>
  db.selectFrom('seals').where('hash', '=', hash).where('leaves', 'is not', null);

const noLongerKept = (): Refusal => new Refusal(codes.notFound, 'These totals are no longer kept');

async function leavesOf(db: Context['db'], hash: string): Promise<Uint8Array> {
  const kept = await sealKept(db, hash).select('leaves').executeTakeFirst();
  if (!kept?.leaves) throw noLongerKept();
  return kept.leaves;
}

export const balanceProof: Handler<typeof transparency.balanceProof> = async (context, { caller, input }) => {
  const { db } = context;
  const hash = input.bookHash;
  const seal = await sealKept(db, hash)
    .select(sql<number>`(figures->'published'->>'members')::int`.as('members'))
    .executeTakeFirst();
  if (!seal) throw noLongerKept();
  const { rows } = await sql<Held>`select members.invite_code as name,
      coalesce(sum(balance) filter (where currency = 'USDT'), 0)::bigint as usdt,
      coalesce(sum(balance) filter (where currency = 'INR'), 0)::bigint as inr
    from members left join accounts on accounts.member_id = members.id where members.id = ${caller.id}
    group by members.id`.execute(db);
  const [held] = rows;
  const secret = await treeSecret(context);
  const tree = await balanceTree(secret, { hash, members: seal.members, leaves: () => leavesOf(db, hash) });
  const proof = held ? await tree.proofOf(held.name) : null;
  return {
    data: {
      proof: proof && {
        index: proof.index,
        members: proof.count,
        salt: proof.salt,
        ...sumsToWire(proof.sums),
        branch: proof.branch.map(({ hash, sums }) => ({ hash, ...sumsToWire(sums) })),
      },
      since: sumsToWire({
        USDT: (held?.usdt ?? 0n) - (proof?.sums.USDT ?? 0n),
        INR: (held?.inr ?? 0n) - (proof?.sums.INR ?? 0n),
      }),
    },
  };
};
