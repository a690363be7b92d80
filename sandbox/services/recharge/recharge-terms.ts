/** What a recharge may be: ways, minimums, the maximum (product 8.1). Amounts in millionths. */
import { codes } from '#contract/codes.ts';
import { rechargeMaximum, rechargeMinimum } from '#domain/limits.ts';
import { formatAmount, parseDecimal, toDecimal, unit } from '#domain/money.ts';
import type { CashChannel, RechargeMethod } from '#domain/recharge.ts';
import { msg } from '#sandbox/content/msg.ts';
import type { Context } from '#sandbox/context.ts';
import { readSetting, writeSetting } from '#sandbox/db/settings.ts';
import { Refusal } from '#sandbox/refusal.ts';

/** Stand-ins: no payment provider is behind them (rule P1). */
export const cashChannels: readonly [CashChannel, ...CashChannel[]] = [
  {
    id: 'upi',
    kind: 'upi',
    name: msg({ message: 'Play UPI', comment: 'Way to recharge in play rupees' }).message,
    minimum: rechargeMinimum,
  },
  { id: 'bank', kind: 'bank', name: msg`Play bank transfer`.message, minimum: rechargeMinimum },
  {
    id: 'card',
    kind: 'card',
    name: msg({ message: 'Play card', comment: 'Way to recharge in play rupees' }).message,
    minimum: rechargeMinimum,
  },
];

const hundredth = unit / 100n;
const minimumKey = 'recharge.usdtMinimum';
/** The panel changes it (product 8.1). */
const usdtMinimumAtFirst = 10n * unit;

/** A sum that can be paid in: whole hundredths above zero, up to the maximum. */
export const isPayable = (amount: bigint): boolean =>
  amount > 0n && amount <= rechargeMaximum && amount % hundredth === 0n;

export async function usdtMinimum(db: Context['db']): Promise<bigint> {
  const stored = await readSetting(db, minimumKey);
  return stored === null ? usdtMinimumAtFirst : parseDecimal(stored);
}

export const setUsdtMinimum = (db: Context['db'], minimum: bigint): Promise<void> =>
  writeSetting(db, minimumKey, toDecimal(minimum));

/**
 * @returns the channel of a cash recharge; null for USDT
 * @throws Refusal badInput; belowMinimum naming the minimum
 */
export async function checkTerms(
  db: Context['db'],
  asked: { method: RechargeMethod; channelId: string; amount: bigint },
): Promise<CashChannel | null> {
  const { method, channelId, amount } = asked;
  if (!isPayable(amount)) throw new Refusal(codes.badInput, 'Not valid: amount');
  const channel = cashChannels.find(({ id }) => id === channelId) ?? null;
  if ((method === 'usdt') !== (channelId === '') || (method === 'cash' && !channel)) {
    throw new Refusal(codes.badInput, 'Not valid: channelId');
  }
  const minimum = channel ? channel.minimum : await usdtMinimum(db);
  if (amount < minimum) {
    const shown = formatAmount(minimum).replace(/\.00$/, '');
    throw new Refusal(codes.belowMinimum, `Recharge amount cannot be less than ${shown}`);
  }
  return channel;
}
