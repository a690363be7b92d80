import { withdrawalActor } from '#actors/withdrawal.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { parseDecimal } from '#domain/money.ts';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { quickHash } from '#tests/sandbox/quick-hash.ts';
import { softAuthenticator } from '../support/soft-authenticator.ts';
import { typed, type MoneyMove, type Prepare } from './money-move.ts';

const fundPassword = 'Funds2026';

/** By the member's id; its counter stays at 0, as that of phones does: two tabs may sign at once. */
const phones = new Map<string, ReturnType<typeof softAuthenticator>>();
const phoneOf = (member = ''): ReturnType<typeof softAuthenticator> => {
  const phone = phones.get(member) ?? softAuthenticator('http://localhost', { counts: false });
  phones.set(member, phone);
  return phone;
};

/** A passkey for each. */
const addPasskeys: Prepare = async ({ db, clock }, members) => {
  for (const { id } of members) {
    await db
      .insertInto('passkeys')
      .values({
        ...phoneOf(id).kept,
        id: `passkey-${id}`,
        member_id: id,
        name: 'Phone',
        counter: 0,
        added_at: clock.now(),
        used_at: null,
        confirms: true,
      })
      .execute();
  }
};

/** A fund password, an address and a bank account for each. */
const prepare: Prepare = async ({ db, clock }, members) => {
  const hash = await quickHash(fundPassword);
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
  aside: { askingPasskey: '"withdraw USDT with a passkey"' },
  done: 'submitted',
  // Beside the one that is there to be cancelled.
  count: `select count(*) as times from withdrawals where member_id = $1 and amount = ${parseDecimal(amount)}`,
});

const { aside: _, steps, ...byPassword } = withdraw('usdt', '31.75');

/** In place of the password. */
export const byPasskey: MoneyMove = {
  ...byPassword,
  name: 'withdraw USDT with a passkey',
  flow: (services) =>
    withdrawalActor(services, { sign: async (request) => phoneOf(services.session()?.member).get(request) }),
  steps: steps.slice(0, -1),
  send: { type: 'passkey.use' },
  between: ['authorising'],
  prepare: addPasskeys,
};

export const moves: readonly MoneyMove[] = [
  { ...withdraw('usdt', '41.50'), prepare },
  withdraw('cash', '410.25'),
  byPasskey,
];
