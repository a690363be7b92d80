/** Codes that are worth something, once per member and as often as they have pieces; promotion pays (rule P5). */
import { codes } from '#contract/codes.ts';
import type { redeemCode as endpoint } from '#contract/redeem.ts';
import { hour } from '#domain/limits.ts';
import { toDecimal } from '#domain/money.ts';
import { sayStored } from '#sandbox/content/say.ts';
import type { Context } from '#sandbox/context.ts';
import type { Handler } from '#sandbox/handler.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { bonus } from '#sandbox/ledger/rules.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { refuseUntil } from '#sandbox/attempt-wait.ts';
import { withIntent } from '#sandbox/services/intents/intents.ts';
import { writeRecords } from '#sandbox/services/wallet/record-book.ts';

/** Wrong codes of a member in any hour, before they have to wait. Ours. */
const wrongCodesAllowed = 10;

/** Refused intents are kept, so they are the count: many at once gain nothing. Newest first. */
const recentWrongCodes = (db: Context['db'], memberId: string, at: number) =>
  db
    .selectFrom('intents')
    .select('at')
    .where('member_id', '=', memberId)
    .where('call', '=', 'redeemCode')
    .where('state', '=', 'refused')
    .where('code', '=', codes.redeemCodeUnknown)
    .where('at', '>', at - hour)
    .orderBy('at', 'desc')
    .limit(wrongCodesAllowed)
    .execute();

/** How many wrong codes a member has left, and when there is one more. @param at ms */
export async function wrongCodesOf(db: Context['db'], memberId: string, at: number) {
  const wrong = await recentWrongCodes(db, memberId, at);
  const oldest = wrong.at(-1);
  return {
    wrongAllowed: wrongCodesAllowed,
    wrongLeft: wrongCodesAllowed - wrong.length,
    wrongWithin: hour,
    nextTime: oldest ? oldest.at + hour : null,
  };
}

/** @throws Refusal tooManyAttempts */
async function limitGuesses({ trx, at }: BookTransaction, memberId: string): Promise<void> {
  const oldest = (await recentWrongCodes(trx, memberId, at))[wrongCodesAllowed - 1];
  if (oldest) refuseUntil(oldest.at + hour, at);
}

/** @throws Refusal redeemCodeUnknown, redeemCodeUsed, redeemCodeGone, promotionEmpty */
async function findUsable(transaction: BookTransaction, memberId: string, code: string) {
  const { trx, at } = transaction;
  const row = await trx
    .selectFrom('redeem_codes')
    .selectAll()
    .where('code', '=', code)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  // An expired code gets the same words as an unknown one: guesses learn nothing.
  if (!row) throw new Refusal(codes.redeemCodeUnknown, 'This code is unknown or has expired');
  const used = await trx
    .selectFrom('redemptions')
    .select('code')
    .where('code', '=', code)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (used) throw new Refusal(codes.redeemCodeUsed, "You've already redeemed this code");
  if (row.taken >= row.pieces) throw new Refusal(codes.redeemCodeGone, 'This code has been used up');
  if (row.amount > (await balanceOf(transaction, promotion))) {
    throw new Refusal(codes.promotionEmpty, "The promotion budget can't pay this code now. You can still use it later");
  }
  return row;
}

export const redeemCode: Handler<typeof endpoint> = (context, call) =>
  withIntent(context, 'redeemCode', call, async (transaction) => {
    const { trx, at } = transaction;
    const { id: memberId, language } = call.caller;
    await limitGuesses(transaction, memberId);
    const { code, name, amount } = await findUsable(transaction, memberId, call.input.code);
    const entryId = await postEntry(transaction, {
      kind: 'redeemBonus',
      intentId: call.intentId,
      memberId,
      postings: bonus('redeemBonus', memberId, amount),
    });
    await trx
      .updateTable('redeem_codes')
      .set((eb) => ({ taken: eb('taken', '+', 1) }))
      .where('code', '=', code)
      .execute();
    await trx.insertInto('redemptions').values({ code, member_id: memberId, at, entry_id: entryId }).execute();
    const recordId = `redeem-${entryId}`;
    await writeRecords(transaction, [
      {
        id: recordId,
        memberId,
        type: 'bonus',
        amount,
        status: 'credited',
        at,
        about: name,
        rule: 'redeemBonus',
        source: promotion.name,
        postings: [{ entryId, line: 1 }],
      },
    ]);
    return { data: { amount: toDecimal(amount), name: sayStored(name, language), time: at, recordId } };
  });
