/** How the demo member's money leaves: through the services, as everything in the history does. */
import { withdrawalFeeOf } from '#domain/withdrawal.ts';
import type { Caller, Context, Random } from '#sandbox/context.ts';
import { addressHandlers } from '#sandbox/services/payees/address-book.ts';
import { bankHandlers } from '#sandbox/services/payees/bank-accounts.ts';
import { setFundPassword } from '#sandbox/services/access/fund-password.ts';
import { createWithdrawal } from '#sandbox/services/withdrawal/withdraw.ts';
import { authoriseWithdrawal, quoteWithdrawal } from '#sandbox/services/withdrawal/withdrawal-quotes.ts';
import { demoFundPassword } from './people.ts';

interface Call {
  caller: Caller;
  intentId: string;
}

/** A fund password, an address and a bank account. */
export async function bindPayees(context: Context, call: Call): Promise<void> {
  await setFundPassword(context, call.caller.id, demoFundPassword);
  const address = `0x${context.random.hex(20)}`;
  await addressHandlers.addAddress(context, {
    ...call,
    input: { currency: 'USDT', chain: 'BEP20', address, payeeLabel: '' },
  });
  const account = {
    bank: 'Play Harbour Bank',
    payee: 'Asha Nair',
    account: '000123456789',
    realName: 'Asha Nair',
    ifsc: 'PLAY0001234',
    payeeLabel: '',
  };
  await bankHandlers.modifyBank(context, { ...call, input: { bankId: '', ...account } });
}

/** The longest wait there is. */
const latest = (random: Random): Random => ({ ...random, below: (below) => below - 1 });

/**
 * USDT to the member's address.
 * @param amount millionths
 * @param isSlow takes all of the 72 hours
 */
export async function withdraw(context: Context, call: Call, amount: bigint, isSlow: boolean): Promise<void> {
  const { data: addresses } = await addressHandlers.addresses(context, { ...call, input: {} });
  const payeeId = addresses[0]?.addressId ?? '';
  const { data: quote } = await quoteWithdrawal(context, { ...call, input: { currency: 'USDT', amount, payeeId } });
  const { quoteId } = quote;
  await authoriseWithdrawal(context, { ...call, input: { quoteId, fundPassword: demoFundPassword } });
  await createWithdrawal(
    { ...context, random: isSlow ? latest(context.random) : context.random },
    { ...call, input: { quoteId, amount, fee: withdrawalFeeOf(amount), payeeId } },
  );
}
