/**
 * Withdrawals as their member sees them: what can be withdrawn now (product 9.1), and what became of each (product
 * 9.6).
 */
import type { Selectable } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { withdrawals as endpoints } from '#contract/withdrawal.ts';
import { toDecimal, type Currency } from '#domain/money.ts';
import { zoneOf } from '#domain/time.ts';
import { wayCurrency } from '#domain/withdrawal.ts';
import { sayStored } from '#sandbox/content/say.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import type { WithdrawalsTable } from '#sandbox/db/tables-withdrawals.ts';
import type { Handler } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { withdrawalWindowAt } from '#sandbox/calendar.ts';
import { confirmingOf } from '#sandbox/services/passkeys/passkeys.ts';
import { findById } from '#sandbox/services/members/members.ts';
import { leftOfDay, limitResetsAt, withdrawalLimits } from './withdrawal-limits.ts';
import { countPayees } from './withdrawal-payee.ts';
import { heldRecordId } from './withdrawal-records.ts';

type Way = Answers<typeof endpoints.withdrawalOptions>['usdt'];

async function wayOf(context: Context, caller: Caller, currency: Currency, at: number): Promise<Way> {
  const { minimum, dailyLimit } = withdrawalLimits[currency];
  return {
    currency,
    minimum: toDecimal(minimum),
    dailyLimit: toDecimal(dailyLimit),
    left: toDecimal(await leftOfDay(context.db, caller, currency, at)),
    payees: await countPayees(context, caller.id, currency),
  };
}

/** What the member can withdraw now, in its wire form. */
export async function withdrawalOptionsOf(
  context: Context,
  caller: Caller,
): Promise<Answers<typeof endpoints.withdrawalOptions>> {
  const at = context.clock.now();
  const { isOpen, opensAt, closesAt } = withdrawalWindowAt(at, zoneOf(caller.region));
  const { fund_password_hash: hash, withdrawals_rest_until: restsUntil } = await findById(context, caller.id);
  return {
    open: isOpen,
    openTime: opensAt,
    closeTime: closesAt,
    usdt: await wayOf(context, caller, wayCurrency.usdt, at),
    cash: await wayOf(context, caller, wayCurrency.cash, at),
    hasPaypass: hash !== null,
    hasPasskey: (await confirmingOf(context, caller.id)).length > 0,
    restTime: restsUntil !== null && restsUntil > at ? restsUntil : null,
    limitResetTime: await limitResetsAt(context.db, caller, at),
  };
}

export const withdrawalOptions: Handler<typeof endpoints.withdrawalOptions> = async (context, { caller }) => ({
  data: await withdrawalOptionsOf(context, caller),
});

/** One withdrawal of the member. @throws Refusal notFound, for another member's too */
export async function findWithdrawal(
  db: Context['db'],
  memberId: string,
  withdrawalId: string,
): Promise<Selectable<WithdrawalsTable>> {
  const row = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', withdrawalId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw new Refusal(codes.notFound, 'There is no such withdrawal');
  return row;
}

/** The same in its wire form. @throws Refusal notFound */
export async function withdrawalOf(
  db: Context['db'],
  { id: memberId, language }: Caller,
  withdrawalId: string,
): Promise<Answers<typeof endpoints.withdrawal>> {
  const row = await findWithdrawal(db, memberId, withdrawalId);
  return {
    withdrawalId: row.id,
    currency: row.currency,
    amount: toDecimal(row.amount),
    fee: toDecimal(row.fee),
    net: toDecimal(row.amount - row.fee),
    payee: row.payee,
    status: row.status,
    createTime: row.created_at,
    processTime: row.processing_at,
    arriveFrom: row.arrives_from,
    arriveTo: row.arrives_to,
    endTime: row.ended_at,
    reason: row.status === 'failed' ? sayStored(row.failure, language) : '',
    recordId: heldRecordId(row.id),
  };
}

export const withdrawal: Handler<typeof endpoints.withdrawal> = async ({ db }, { caller, input }) => ({
  data: await withdrawalOf(db, caller, input.withdrawalId),
});
