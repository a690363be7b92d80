/**
 * The bonus for joining the official group: one screenshot, once for each member (product 12.9), paid by promotion
 * (rule P5). Nobody looks at the screenshot in a sandbox: it is kept, and shown on the panel.
 */
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { groupJoins } from '#contract/group-join.ts';
import { groupJoinBonus } from '#domain/limits.ts';
import { toDecimal } from '#domain/money.ts';
import { reasons } from '#sandbox/content/reasons.ts';
import type { Context } from '#sandbox/context.ts';
import type { GroupJoinsTable } from '#sandbox/db/tables-feedback.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { bonus } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { withIntent } from '#sandbox/services/intents/intents.ts';
import { keepPicture, remakePicture } from '#sandbox/services/members/pictures.ts';
import { writeRecords } from '#sandbox/services/wallet/record-book.ts';

const recordOf = (memberId: string): string => `group-${memberId}`;

const findJoin = (db: Context['db'], memberId: string) =>
  db.selectFrom('group_joins').selectAll().where('member_id', '=', memberId).executeTakeFirst();

const receiptOf = ({ member_id, amount, reason, at }: GroupJoinsTable): Answers<typeof groupJoins.groupJoin> => ({
  amount: toDecimal(amount),
  credited: reason === '',
  reason,
  time: at,
  recordId: recordOf(member_id),
});

/** @throws Refusal groupJoined, pictureUnknown: the same for another member's, a used and an unknown one */
async function assertUsable({ trx }: BookTransaction, memberId: string, pictureId: string): Promise<void> {
  if (await findJoin(trx, memberId)) throw new Refusal(codes.groupJoined, "You've already asked for this bonus");
  const picture = await trx
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', pictureId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'screenshot')
    .executeTakeFirst();
  if (!picture) throw new Refusal(codes.pictureUnknown, 'Send the screenshot first');
}

/** Credited or not, the member has a record that says so. */
async function tell(transaction: BookTransaction, join: GroupJoinsTable): Promise<void> {
  await transaction.trx.insertInto('group_joins').values(join).execute();
  await writeRecords(transaction, [
    {
      id: recordOf(join.member_id),
      memberId: join.member_id,
      type: 'bonus',
      amount: join.amount,
      status: join.entry_id === null ? 'notCredited' : 'credited',
      at: join.at,
      about: '',
      rule: 'groupBonus',
      source: promotion.name,
      reason: join.entry_id === null ? reasons.promotionEmpty.message : '',
      postings: join.entry_id === null ? [] : [{ entryId: join.entry_id, line: 1 }],
    },
  ]);
}

export const groupJoinHandlers: Handlers<typeof groupJoins> = {
  async groupJoinStanding({ db }, { caller }) {
    const join = await findJoin(db, caller.id);
    return { data: { amount: toDecimal(groupJoinBonus), receipt: join ? receiptOf(join) : null } };
  },

  async groupScreenshot(context, { caller, file }) {
    const picture = await remakePicture('screenshot', file);
    return context.db.transaction().execute(async (trx) => {
      // The member's row first: two uploads at once take turns, and one picture is left.
      await trx.selectFrom('members').select('id').where('id', '=', caller.id).forUpdate().execute();
      if (await findJoin(trx, caller.id)) throw new Refusal(codes.groupJoined, "You've already asked for this bonus");
      await trx.deleteFrom('uploads').where('member_id', '=', caller.id).where('kind', '=', 'screenshot').execute();
      const pictureId = await keepPicture({ ...context, db: trx }, caller.id, 'screenshot', picture);
      return { data: { pictureId } };
    });
  },

  groupJoin: (context, call) =>
    withIntent(context, 'groupJoin', call, async (transaction) => {
      const { id: memberId } = call.caller;
      const { trx, at } = transaction;
      // As an upload does: none goes away while it is used.
      await trx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
      await assertUsable(transaction, memberId, call.input.pictureId);
      const amount = groupJoinBonus;
      const isCovered = (await balanceOf(transaction, promotion)) >= amount;
      const entryId = isCovered
        ? await postEntry(transaction, {
            kind: 'groupBonus',
            intentId: call.intentId,
            memberId,
            postings: bonus('groupBonus', memberId, amount),
          })
        : null;
      const join: GroupJoinsTable = {
        member_id: memberId,
        picture_id: call.input.pictureId,
        amount,
        reason: isCovered ? '' : 'promotionEmpty',
        entry_id: entryId,
        at,
      };
      await tell(transaction, join);
      return { data: receiptOf(join) };
    }),
};
