import { cancelWithdrawalActor } from '#actors/cancel-withdrawal.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { day } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import { cancelWithdrawalMachine } from '#machines/cancel-withdrawal/cancel-withdrawal.machine.ts';
import { bindAddress, bodyOf, create, quote } from '#tests/sandbox/withdrawals.ts';
import type { MoneyMove, Prepare } from './money-move.ts';

/** What each member has to cancel. */
const pending = new Map<string, string>();

/** One withdrawal for each, which stays pending. Its address is gone afterwards: other moves have their own. */
const prepare: Prepare = async (context, members) => {
  const { db, clock } = context;
  await db.updateTable('members').set({ fund_password_hash: 'of nobody' }).execute();
  for (const member of members) {
    const USDT = await bindAddress(context, member);
    const seen = await quote(context, member, { amount: '10.00', payees: { USDT, INR: '' } });
    await db
      .updateTable('withdrawal_quotes')
      .set({ authorised_at: clock.now() })
      .where('id', '=', seen.quoteId)
      .execute();
    const { withdrawalId } = await create(context, member, bodyOf(seen));
    pending.set(member.id, withdrawalId);
  }
  const later = clock.now() + 30 * day;
  await db.updateTable('withdrawals').set({ processing_at: later, ends_at: later }).execute();
  await db.updateTable('payout_addresses').set({ removed_at: clock.now() }).execute();
};

export const moves: readonly MoneyMove[] = [
  {
    name: 'cancel a withdrawal',
    endpoint: withdrawals.cancelWithdrawal,
    machine: cancelWithdrawalMachine,
    flow: cancelWithdrawalActor,
    input: (member) => ({ subject: pending.get(member) ?? '', isReachable: true }),
    steps: [],
    send: { type: 'cancel.confirm' },
    done: 'cancelled',
    count: `select count(*) as times from postings where rule = 'withdrawalCancellation' and amount = ${10n * unit}
      and to_account = 'member:' || $1 || ':wallet'`,
    prepare,
  },
];
