/** What the panel shows of money coming in: open recharges and the rate. */
import { formatAmount, toDecimal } from '#domain/money.ts';
import type { PayerHabit } from '#domain/scenario.ts';
import type { Context } from '#sandbox/context.ts';
import { currentRate } from '#sandbox/services/wallet/rates.ts';
import { usdtMinimum } from '#sandbox/services/recharge/recharge-terms.ts';
import { isOpen, nextHabit } from '#sandbox/services/recharge/sandbox-payer.ts';

export interface RechargeFacts {
  next: PayerHabit;
  /** Decimals, for the fields that change them. */
  usdtMinimum: string;
  rate: string;
  /** Those that wait for a payment or a confirmation, newest first. */
  open: readonly { id: string; member: string; amount: string; currency: string }[];
}

export async function readRechargeFacts(context: Context): Promise<RechargeFacts> {
  const { db, clock } = context;
  const now = clock.now();
  const open = await db
    .selectFrom('recharges')
    .innerJoin('members', 'members.id', 'recharges.member_id')
    .select(['recharges.id', 'members.name', 'recharges.amount', 'recharges.currency'])
    .where(isOpen(now))
    .orderBy('recharges.created_at', 'desc')
    .orderBy('recharges.id')
    .limit(10)
    .execute();
  return {
    next: await nextHabit(db),
    usdtMinimum: toDecimal(await usdtMinimum(db)),
    rate: toDecimal((await currentRate(context)).rate),
    open: open.map(({ id, name, amount, currency }) => ({ id, member: name, amount: formatAmount(amount), currency })),
  };
}
