/**
 * What stands between a member and a withdrawal (product 9.1). Each refusal names its reason and, where it has one, its
 * end: nothing else is ever a condition (rule P8).
 */
import { codes } from '#contract/codes.ts';
import { formatAmount, type Currency } from '#domain/money.ts';
import { formatClock, formatDay, zoneOf, type Region } from '#domain/time.ts';
import type { Caller } from '#sandbox/context.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import type { BookTransaction } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { withdrawalWindowAt } from '#sandbox/calendar.ts';
import { leftOfDay, limitResetsAt, withdrawalLimits } from './withdrawal-limits.ts';
import { findPayee, type Payee } from './withdrawal-payee.ts';

export interface WantedWithdrawal {
  currency: Currency;
  /** Millionths. */
  amount: bigint;
  payeeId: string;
}

const payeeMissing: Record<Currency, string> = {
  USDT: 'Please bind your withdrawal address first',
  INR: 'Please bind the bank account first',
};

const timeIn = (instant: number, region: Region): string =>
  `${formatDay(instant, region)} ${formatClock(instant, region)}`;

async function checkMember({ trx, at }: BookTransaction, { id, region }: Caller): Promise<void> {
  const { fund_password_hash: hash, withdrawals_rest_until: restsUntil } = await trx
    .selectFrom('members')
    .select(['fund_password_hash', 'withdrawals_rest_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (hash === null) throw new Refusal(codes.fundPasswordMissing, 'Set a fund password first');
  if (restsUntil !== null && restsUntil > at) {
    throw new Refusal(
      codes.resting,
      `Withdrawals rest until ${timeIn(restsUntil, region)}, because the fund password was reset`,
    );
  }
}

function checkWindow(at: number, region: Region): void {
  const { isOpen, opensAt } = withdrawalWindowAt(at, zoneOf(region));
  if (isOpen) return;
  throw new Refusal(
    codes.windowClosed,
    `Withdrawals are open from Monday to Friday, 9:00 to 18:00. They open next on ${timeIn(opensAt, region)}`,
  );
}

async function checkAmount(
  transaction: BookTransaction,
  caller: Caller,
  { currency, amount }: WantedWithdrawal,
): Promise<void> {
  const { trx, at } = transaction;
  const { minimum, dailyLimit } = withdrawalLimits[currency];
  if (amount < minimum) {
    throw new Refusal(
      codes.belowMinimum,
      `The least that can be withdrawn is ${formatAmount(minimum)} play ${currency}`,
    );
  }
  const left = await leftOfDay(trx, caller, currency, at);
  if (amount > left) {
    const resetsAt = await limitResetsAt(trx, caller, at);
    throw new Refusal(
      codes.limitReached,
      `The daily limit is ${formatAmount(dailyLimit)} play ${currency}. ${formatAmount(left)} play ${currency} are left until ${timeIn(resetsAt, caller.region)}`,
    );
  }
  if (amount > (await balanceOf(transaction, walletOf(caller.id), currency))) {
    throw new Refusal(codes.balanceTooLow, 'More than your available balance');
  }
}

/**
 * Asked for the quote, and again when the money moves.
 * @throws Refusal with the first thing that stands in the way
 */
export async function checkWithdrawal(
  transaction: BookTransaction,
  caller: Caller,
  wanted: WantedWithdrawal,
): Promise<Payee> {
  const payee = await findPayee(transaction.trx, caller.id, wanted.currency, wanted.payeeId);
  if (!payee) throw new Refusal(codes.payeeMissing, payeeMissing[wanted.currency]);
  await checkMember(transaction, caller);
  checkWindow(transaction.at, caller.region);
  await checkAmount(transaction, caller, wanted);
  return payee;
}
