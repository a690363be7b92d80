/** Members who can withdraw, and the steps of a withdrawal. */
import { parseDecimal, toDecimal, type Currency } from '#domain/money.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import { addressHandlers } from '#sandbox/services/payees/address-book.ts';
import { bankHandlers } from '#sandbox/services/payees/bank-accounts.ts';
import { cancelWithdrawal } from '#sandbox/services/withdrawal/cancel-withdrawal.ts';
import { createWithdrawal } from '#sandbox/services/withdrawal/withdraw.ts';
import { authoriseWithdrawal, quoteWithdrawal } from '#sandbox/services/withdrawal/withdrawal-quotes.ts';
import { quickHash } from './quick-hash.ts';

export const fundPassword = 'Harbour2026';

/** Where each currency goes. */
export type Payees = Record<Currency, string>;

const call = <Input>(caller: Caller, input: Input) => ({ caller, input, intentId: '' });

export async function bindAddress(context: Context, caller: Caller): Promise<string> {
  const address = `0x${context.random.hex(20)}`;
  const { data } = await addressHandlers.addAddress(
    context,
    call(caller, { currency: 'USDT', chain: 'BEP20', address, payeeLabel: '' }),
  );
  return data.addressId;
}

async function bindBank(context: Context, caller: Caller): Promise<string> {
  const account = String(100_000_000 + context.random.below(900_000_000));
  const { data } = await bankHandlers.modifyBank(
    context,
    call(caller, {
      bankId: '',
      bank: 'Harbour Bank',
      payee: 'Asha',
      account,
      realName: 'Asha',
      ifsc: 'HARB0123456',
      payeeLabel: '',
    }),
  );
  return data.bankId;
}

/** An address, a bank account and a fund password. */
export async function bindPayees(context: Context, caller: Caller): Promise<Payees> {
  await context.db
    .updateTable('members')
    .set({ fund_password_hash: await quickHash(fundPassword) })
    .where('id', '=', caller.id)
    .execute();
  return { USDT: await bindAddress(context, caller), INR: await bindBank(context, caller) };
}

interface Wanted {
  amount: string;
  payees: Payees;
  currency?: Currency;
}

export async function quote(context: Context, caller: Caller, { amount, payees, currency = 'USDT' }: Wanted) {
  const input = { currency, amount: parseDecimal(amount), payeeId: payees[currency] };
  return (await quoteWithdrawal(context, call(caller, input))).data;
}

export type Quote = Awaited<ReturnType<typeof quote>>;

export const authorise = (context: Context, caller: Caller, quoteId: string, password = fundPassword) =>
  authoriseWithdrawal(context, call(caller, { quoteId, fundPassword: password }));

/** The body of the last step, by what was looked at. */
export const bodyOf = ({ quoteId, amount, fee, payeeId }: Quote) => ({
  quoteId,
  amount: parseDecimal(amount),
  fee: parseDecimal(fee),
  payeeId,
});

export async function create(
  context: Context,
  caller: Caller,
  body: ReturnType<typeof bodyOf>,
  intentId = context.random.hex(16),
) {
  return (await createWithdrawal(context, { caller, intentId, input: body })).data;
}

/** All three steps. */
export async function withdraw(context: Context, caller: Caller, wanted: Wanted) {
  const seen = await quote(context, caller, wanted);
  await authorise(context, caller, seen.quoteId);
  return create(context, caller, bodyOf(seen));
}

export async function cancel(
  context: Context,
  caller: Caller,
  withdrawalId: string,
  intentId = context.random.hex(16),
) {
  return (await cancelWithdrawal(context, { caller, intentId, input: { withdrawalId } })).data;
}

/** Amounts in millionths. */
export const wanting = (amount: bigint, payees: Payees, currency: Currency = 'USDT'): Wanted => ({
  amount: toDecimal(amount),
  payees,
  currency,
});
