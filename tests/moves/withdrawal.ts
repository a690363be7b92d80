import { withdrawalActor } from '#actors/withdrawal.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { parseDecimal } from '#domain/money.ts';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { hashPassword } from '#sandbox/services/members/passwords.ts';
import { typed, type MoneyMove, type Prepare } from './money-move.ts';

const fundPassword = 'Funds2026';

/** A fund password, an address and a bank account for each. */
const prepare: Prepare = async ({ db, clock, random }, members) => {
  const hash = await hashPassword(random, fundPassword);
  const shared = { added_at: clock.now(), used_at: null, removed_at: null };
  for (const [index, { id }] of members.entries()) {
    await db.updateTable('members').set({ fund_password_hash: hash }).where('id', '=', id).execute();
    await db
      .insertInto('payout_addresses')
      .values({
        ...shared,
        id: `address-${index}`,
        member_id: id,
        currency: 'USDT',
        chain: 'BEP20',
        address: `0x${String(index).padStart(40, 'a')}`,
      })
      .execute();
    await db
      .insertInto('bank_accounts')
      .values({
        ...shared,
        id: `bank-${index}`,
        member_id: id,
        bank: 'Bank of Play',
        payee: 'Mover',
        account: String(10_000_000 + index),
        real_name: 'Mover',
        ifsc: 'PLAY0123456',
      })
      .execute();
  }
};

const withdraw = (way: 'usdt' | 'cash', amount: string): MoneyMove => ({
  name: way === 'usdt' ? 'withdraw USDT' : 'withdraw rupees',
  endpoint: withdrawals.createWithdrawal,
  machine: withdrawalMachine,
  flow: withdrawalActor,
  input: { subject: way, isReachable: true },
  steps: [
    typed(amount),
    { event: { type: 'review.open' }, state: 'review' },
    { event: { type: 'review.confirm' }, state: 'password' },
    { event: { type: 'password.type', text: fundPassword }, state: 'password' },
  ],
  send: { type: 'password.confirm' },
  done: 'submitted',
  // Beside the one that is there to be cancelled.
  count: `select count(*) as times from withdrawals where member_id = $1 and amount = ${parseDecimal(amount)}`,
});

export const moves: readonly MoneyMove[] = [{ ...withdraw('usdt', '41.50'), prepare }, withdraw('cash', '410.25')];
