/** Deleting one's account (product 5.18, decision 0069): all of it in one transaction, by an intent that can be asked about. */
import { codes } from '#contract/codes.ts';
import type { ownData } from '#contract/own-data.ts';
import type { Answers } from '#contract/endpoint.ts';
import { isSame } from '#domain/owed.ts';
import type { DeletionTerms } from '#domain/own-data.ts';
import { toDecimal } from '#domain/money.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { requireLoginPassword, wrongPassword } from '#sandbox/services/access/login-password.ts';
import { findById } from '#sandbox/services/members/members.ts';
import { sumsToWire } from '#sandbox/sums-wire.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { forgetMember } from './forget-member.ts';
import { giveUp, termsOf } from './give-up.ts';

const call = 'deleteAccount';

const toWire = ({ given, balance, held, paidOut, income, prices, ...counts }: DeletionTerms) =>
  ({
    ...counts,
    given: sumsToWire(given),
    balance: sumsToWire(balance),
    income: toDecimal(income),
    prices: toDecimal(prices),
    held: sumsToWire(held),
    paidOut: sumsToWire(paidOut),
  }) satisfies Answers<typeof ownData.deletionTerms>;

export const deletionHandlers: Pick<
  VisitHandlers<typeof ownData>,
  'deletionTerms' | 'deleteAccount' | 'deletionOutcome'
> = {
  async deletionTerms({ db, clock }, { caller }) {
    const terms = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => termsOf({ trx, at: clock.now() }, caller.id));
    return { data: toWire(terms) };
  },

  async deleteAccount(context, { caller, input: { intentId, password, usdt, inr } }) {
    if (caller.id === demoMember.id) {
      throw new Refusal(
        codes.accountShared,
        "This account can't be deleted: everybody who tries Dayrent signs in to it",
      );
    }
    const looked = await findById(context, caller.id);
    await requireLoginPassword(context, looked, password);
    await withBook(context, async (transaction) => {
      const { trx, at } = transaction;
      // Whatever writes for this member is done by now, or waits and is refused.
      const member = await trx
        .selectFrom('members')
        .selectAll()
        .where('id', '=', caller.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (member.deleted_at === null && member.password_hash !== looked.password_hash) throw wrongPassword();
      const used = await trx.selectFrom('intents').select('id').where('id', '=', intentId).executeTakeFirst();
      if (used && member.deleted_at === null) throw new Refusal(codes.intentReused, 'This request id has been used');
      const { given } = await termsOf({ trx, at }, caller.id);
      if (member.deleted_at === null && !isSame(given, { USDT: usdt, INR: inr })) {
        throw new Refusal(codes.termsChanged, 'What you would give up has changed. Look at it again');
      }
      // Of two at once the second is refused here, by the database: its member is gone.
      await trx
        .insertInto('intents')
        .values({
          id: intentId,
          member_id: caller.id,
          call,
          payload_hash: '',
          state: 'done',
          code: codes.ok,
          msg: '',
          data: null,
          at,
        })
        .execute();
      await giveUp(transaction, caller.id);
      await forgetMember(transaction, context, member);
    });
    return { data: { deleted: true } };
  },

  async deletionOutcome({ db }, { input: { intentId } }) {
    const done = await db
      .selectFrom('intents')
      .select('id')
      .where('id', '=', intentId)
      .where('call', '=', call)
      .executeTakeFirst();
    return { data: { deleted: done !== undefined } };
  },
};
