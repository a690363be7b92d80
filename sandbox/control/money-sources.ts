/** Two sources that can run dry: what renters pay, and the promotion budget. Rules P3 and P5. */
import * as v from 'valibot';
import { codes } from '#contract/codes.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { bonus } from '#sandbox/ledger/rules.ts';
import { withBook, type BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { otherMembers } from '#sandbox/seed/people.ts';
import { earningsLevels, setEarningsLevel, type EarningsLevel } from '#sandbox/services/income/earnings-level.ts';
import { writeRecords } from '#sandbox/services/wallet/record-book.ts';
import type { Moving } from './advance.ts';

/** What `POST /sandbox/earnings` takes. */
export const earningsOrder = v.strictObject({ level: v.picklist(earningsLevels) });
/** What `POST /sandbox/promotion` takes. */
export const promotionOrder = v.strictObject({ level: v.literal('empty') });

/** Days that are over earned as they did. */
export async function orderEarnings({ context, shared, settle }: Moving, level: EarningsLevel): Promise<void> {
  await settle();
  await shared(() => setEarningsLevel(context.db, level));
}

/** Nobody of the demo member's team, and nobody who can sign in. */
const luckyOne = otherMembers.at(-1)?.id ?? '';

/**
 * Pays the whole budget out as one random bonus; fees fill it again, as ever. The answer is the amount, millionths: zero
 * when it was empty.
 * @throws Refusal notFound in a sandbox without the demo's people
 */
export async function emptyPromotion({ context, shared, settle }: Moving): Promise<bigint> {
  await settle();
  return shared(() => withBook(context, payOut));
}

async function payOut(transaction: BookTransaction): Promise<bigint> {
  const { trx, at } = transaction;
  const member = await trx.selectFrom('members').select('id').where('id', '=', luckyOne).executeTakeFirst();
  if (!member) throw new Refusal(codes.notFound, 'This sandbox has no demo');
  const amount = await balanceOf(transaction, promotion);
  if (amount === 0n) return amount;
  const entryId = await postEntry(transaction, {
    kind: 'randomBonus',
    memberId: member.id,
    postings: bonus('randomBonus', member.id, amount),
  });
  await writeRecords(transaction, [
    {
      id: `random-${entryId}`,
      memberId: member.id,
      type: 'randomBonus',
      amount,
      status: 'credited',
      at,
      about: '',
      rule: 'randomBonus',
      source: promotion.name,
      postings: [{ entryId, line: 1 }],
    },
  ]);
  return amount;
}
