/**
 * Withdrawing: the whole amount goes on hold, for the terms that the member authorised (product 9.5, rules P8 and L6).
 */
import type { Selectable } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { withdrawals } from '#contract/withdrawal.ts';
import { hour, withdrawalArrival } from '#domain/limits.ts';
import type { WithdrawalEnd } from '#domain/scenario.ts';
import { zoneOf } from '#domain/time.ts';
import { reasons } from '#sandbox/content/reasons.ts';
import type { Random } from '#sandbox/context.ts';
import type { WithdrawalQuotesTable } from '#sandbox/db/tables-withdrawals.ts';
import type { Handler } from '#sandbox/handler.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { withdrawalHeld } from '#sandbox/ledger/rules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { settledAt } from '#sandbox/calendar.ts';
import { withIntent } from '#sandbox/services/intents/intents.ts';
import { writeRecords } from '#sandbox/services/wallet/record-book.ts';
import { checkWithdrawal } from './withdrawal-checks.ts';
import { takeOrderedEnd } from './next-withdrawal.ts';
import { markUsed } from './withdrawal-payee.ts';
import { findQuote } from './withdrawal-quotes.ts';
import { aboutPayee, heldRecordId } from './withdrawal-records.ts';
import { withdrawalOf } from './withdrawals.ts';

/** Until a withdrawal is taken up. Ours. */
const takenUpAfter = hour;
/** How much later than shown the panel's overdue one arrives. */
const overdueBy = 48 * hour;

type Quote = Selectable<WithdrawalQuotesTable>;

/** When it ends: at a time that nobody knows, in the window that the member saw and 24 to 72 hours from now. */
function endsAt(quote: Quote, at: number, zone: string, end: WithdrawalEnd, random: Random): number {
  if (end === 'overdue') return quote.arrives_to + overdueBy;
  const earliest = at + withdrawalArrival.from;
  const latest = quote.quoted_at + withdrawalArrival.to;
  return settledAt(earliest + random.below(latest - earliest + 1), zone);
}

const termsChanged = () => new Refusal(codes.termsChanged, 'The terms have changed. Check the new ones');

export const createWithdrawal: Handler<typeof withdrawals.createWithdrawal> = async (context, call) =>
  withIntent(context, 'createWithdrawal', call, async (transaction) => {
    const { caller, input } = call;
    const { trx, at } = transaction;
    const quote = await findQuote(trx, caller.id, input.quoteId, at);
    if (quote.authorised_at === null) {
      throw new Refusal(codes.notAuthorised, 'Enter your fund password');
    }
    const isSame = input.amount === quote.amount && input.fee === quote.fee && input.payeeId === quote.payee_id;
    if (!isSame) throw termsChanged();
    const payee = await checkWithdrawal(transaction, caller, { ...quote, payeeId: quote.payee_id });
    if (payee.text !== quote.payee) throw termsChanged();

    const { currency, amount, fee } = quote;
    const entryId = await postEntry(transaction, {
      kind: 'withdrawal',
      intentId: call.intentId,
      memberId: caller.id,
      postings: withdrawalHeld(caller.id, { amount, currency }),
    });
    const id = context.random.hex(12);
    const zone = zoneOf(caller.region);
    const end = await takeOrderedEnd(trx);
    await trx
      .insertInto('withdrawals')
      .values({
        id,
        member_id: caller.id,
        quote_id: quote.id,
        currency,
        amount,
        fee,
        payee: quote.payee,
        arrives_from: quote.arrives_from,
        arrives_to: quote.arrives_to,
        created_at: at,
        processing_at: settledAt(at + takenUpAfter, zone),
        ends_at: endsAt(quote, at, zone, end, context.random),
        failure: end === 'fails' ? reasons.undelivered.message : '',
        hold_entry: entryId,
      })
      .execute();
    await markUsed(trx, currency, payee.id, at);
    await writeRecords(transaction, [
      {
        id: heldRecordId(id),
        memberId: caller.id,
        type: 'withdrawal',
        currency,
        amount: -amount,
        status: 'pending',
        // The wallet has lost it, whatever becomes of it.
        isSettled: true,
        at,
        about: aboutPayee(quote),
        rule: 'withdrawalHold',
        source: walletOf(caller.id).name,
        postings: [{ entryId, line: 1 }],
      },
    ]);
    return { data: await withdrawalOf(trx, caller, id) };
  });
