/** The sandbox plays the payer of recharges: as asked, or as the panel orders it. Amounts in millionths, instants in ms. */
import { sql, type RawBuilder } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { RechargeMethod } from '#domain/recharge.ts';
import { payerHabits, type PayerHabit } from '#domain/scenario.ts';
import type { Context } from '#sandbox/context.ts';
import { readSetting, writeSetting } from '#sandbox/db/settings.ts';
import { wholeHundredths } from '#sandbox/ledger/rules.ts';
import { withBook, type BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { addPayment, paymentsOf, settleRecharge, standingOf, type RechargeRow } from './recharge-payments.ts';

/** From the recharge to its payment, ms: cash lands at once. Ours. */
export const payingTime = (method: RechargeMethod): number => (method === 'usdt' ? 10_000 : 0);
/** After the recharge expired. Ours. */
const lateness = 60_000;
const nextKey = 'recharge.next';

const habitIn = (stored: string | null | undefined): PayerHabit =>
  payerHabits.find((habit) => habit === stored) ?? 'full';

export const nextHabit = async (db: Context['db']): Promise<PayerHabit> => habitIn(await readSetting(db, nextKey));

/** For one recharge: after it the payer pays as asked again. */
export const setNextHabit = (db: Context['db'], habit: PayerHabit): Promise<void> => writeSetting(db, nextKey, habit);

/** Pays a new recharge, now or later. */
export async function pay(
  transaction: BookTransaction,
  context: Pick<Context, 'random'>,
  row: RechargeRow,
  habit: PayerHabit,
): Promise<void> {
  const parts: Record<PayerHabit, bigint> = {
    full: row.amount,
    partial: wholeHundredths(row.amount / 2n),
    over: wholeHundredths((row.amount * 3n) / 2n),
    late: row.amount,
    none: 0n,
  };
  const amount = parts[habit];
  const landsAt = habit === 'late' ? row.expires_at + lateness : row.created_at + payingTime(row.method);
  if (amount > 0n) await addPayment(transaction, context, row, { amount, landsAt });
}

/** Pays a new recharge as the panel ordered, once; otherwise as asked. */
export async function payAsOrdered(
  transaction: BookTransaction,
  context: Pick<Context, 'random'>,
  row: RechargeRow,
): Promise<void> {
  // In one statement: one that comes between two would be lost.
  const ordered = await transaction.trx
    .deleteFrom('settings')
    .where('key', '=', nextKey)
    .returning('value')
    .executeTakeFirst();
  await pay(transaction, context, row, habitIn(ordered?.value));
}

const landed = (now: number): RawBuilder<bigint> =>
  sql`(select coalesce(sum(payments.amount), 0) from payments where recharge_id = recharges.id and lands_at <= ${now})`;

/** Of `recharges`: whose member is there. */
const isSomebodys = sql<boolean>`exists (select from members where members.id = member_id and deleted_at is null)`;

/** Of `recharges`: waits for a payment, or for the confirmation of one. */
export const isOpen = (now: number): RawBuilder<boolean> => sql`${isSomebodys} and (
  expires_at > ${now} and amount > ${landed(now)}
  or exists (select from payments where recharge_id = recharges.id and lands_at <= ${now} and entry_id is null))`;

interface PaymentOrder {
  /** The newest open one of anybody, if it is not given. */
  rechargeId?: string | undefined;
  /** What is missing, if it is not given. */
  amount?: bigint | undefined;
}

/**
 * Lands one more payment now, on an expired recharge too.
 * @throws Refusal notFound without such a recharge; badInput when no amount is given and nothing is missing
 */
export function payNow(context: Context, order: PaymentOrder): Promise<{ rechargeId: string; amount: bigint }> {
  return withBook(context, async (transaction) => {
    const { trx, at } = transaction;
    const rows = trx.selectFrom('recharges').selectAll().where(isSomebodys);
    const row = await (
      order.rechargeId === undefined
        ? rows.where(isOpen(at)).orderBy('created_at', 'desc').orderBy('id').limit(1)
        : rows.where('id', '=', order.rechargeId)
    ).executeTakeFirst();
    if (!row) throw new Refusal(codes.notFound, 'No such recharge is waiting for a payment');
    const { received } = standingOf(row, await paymentsOf(trx, [row.id]), at);
    const amount = order.amount ?? row.amount - received;
    if (amount <= 0n) throw new Refusal(codes.badInput, 'Nothing is missing: name an amount');
    await addPayment(transaction, context, row, { amount, landsAt: at });
    await settleRecharge(transaction, row.id);
    return { rechargeId: row.id, amount };
  });
}
