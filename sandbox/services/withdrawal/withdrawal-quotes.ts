/**
 * The terms of a withdrawal: looked at, authorised with the fund password, and used once (product 9.4, 9.5). None of it
 * moves money.
 */
import { sql, type Selectable } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { withdrawals } from '#contract/withdrawal.ts';
import { withdrawalArrival, withdrawalQuoteLifetime } from '#domain/limits.ts';
import { toDecimal } from '#domain/money.ts';
import { zoneOf } from '#domain/time.ts';
import { withdrawalFeeOf } from '#domain/withdrawal.ts';
import type { Context } from '#sandbox/context.ts';
import { deleteExpired } from '#sandbox/db/expired-rows.ts';
import type { WithdrawalQuotesTable } from '#sandbox/db/tables-withdrawals.ts';
import type { Handler } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { settledAt } from '#sandbox/calendar.ts';
import { requireFundPasswordOf } from '#sandbox/services/access/fund-password.ts';
import { findById } from '#sandbox/services/members/members.ts';
import { confirmQuote } from './confirmations.ts';
import { checkWithdrawal } from './withdrawal-checks.ts';

/**
 * @param at ms
 * @throws Refusal quoteExpired for one that is over, was used, or is not this member's
 */
export async function findQuote(
  db: Context['db'],
  memberId: string,
  quoteId: string,
  at: number,
): Promise<Selectable<WithdrawalQuotesTable>> {
  const row = await db
    .selectFrom('withdrawal_quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', at)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('withdrawals').select('id').whereRef('quote_id', '=', 'withdrawal_quotes.id'))),
    )
    .executeTakeFirst();
  if (!row) throw new Refusal(codes.quoteExpired, 'These terms have expired. Check the new ones');
  return row;
}

const timesOf = (at: number, zone: string) => ({
  quoted_at: at,
  arrives_from: settledAt(at + withdrawalArrival.from, zone),
  arrives_to: settledAt(at + withdrawalArrival.to, zone),
  expires_at: at + withdrawalQuoteLifetime,
});

export const quoteWithdrawal: Handler<typeof withdrawals.quoteWithdrawal> = async (context, { caller, input }) => {
  const at = context.clock.now();
  const zone = zoneOf(caller.region);
  const fee = withdrawalFeeOf(input.amount);
  const id = context.random.hex(12);
  await deleteExpired(context.db, 'withdrawal_quotes', at);
  const { payee, quote } = await context.db.transaction().execute(async (trx) => {
    const found = await checkWithdrawal({ trx, at }, caller, input);
    const times = timesOf(at, zone);
    const { last } = await trx
      .insertInto('withdrawal_quotes')
      .values({
        ...times,
        id,
        member_id: caller.id,
        currency: input.currency,
        amount: input.amount,
        fee,
        payee_id: found.id,
        payee: found.text,
      })
      .returning(sql<number>`(select greatest(book_head.at, orders_from) from book_head, world)`.as('last'))
      .executeTakeFirstOrThrow();
    if (last <= at) return { payee: found, quote: times };
    // Where this host is behind, the book may be further than the quote would hold.
    context.clock.reach?.(last);
    const later = timesOf(last, zone);
    await trx.updateTable('withdrawal_quotes').set(later).where('id', '=', id).execute();
    return { payee: found, quote: later };
  });
  return {
    data: {
      quoteId: id,
      currency: input.currency,
      amount: toDecimal(input.amount),
      fee: toDecimal(fee),
      net: toDecimal(input.amount - fee),
      payeeId: payee.id,
      firstUse: !payee.isUsed,
      arriveFrom: quote.arrives_from,
      arriveTo: quote.arrives_to,
      expireTime: quote.expires_at,
    },
  };
};

export const authoriseWithdrawal: Handler<typeof withdrawals.authoriseWithdrawal> = async (
  context,
  { caller, input },
) => {
  const { db, clock } = context;
  const { id } = await findQuote(db, caller.id, input.quoteId, clock.now());
  const member = await findById(context, caller.id);
  await requireFundPasswordOf(context, member, input.fundPassword);
  const isConfirmed = await confirmQuote(context, id, (trx) =>
    trx
      .selectFrom('members')
      .select('id')
      .where('id', '=', caller.id)
      .where('fund_password_hash', '=', member.fund_password_hash)
      .forShare()
      .executeTakeFirst(),
  );
  if (!isConfirmed) throw new Refusal(codes.wrongFundPassword, 'The fund password was changed meanwhile');
  return { data: {} };
};
