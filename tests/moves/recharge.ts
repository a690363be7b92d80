import { rechargeActor } from '#actors/recharge.ts';
import { recharges } from '#contract/recharge.ts';
import { rechargeMachine } from '#machines/recharge/recharge.machine.ts';
import { typed, type MoneyMove } from './money-move.ts';

const recharge = (method: 'usdt' | 'cash', channelId: string, amount: string): MoneyMove => ({
  name: method === 'usdt' ? 'recharge USDT' : 'recharge rupees',
  endpoint: recharges.createRecharge,
  machine: rechargeMachine,
  flow: rechargeActor,
  input: { subject: method, channelId, isReachable: true },
  steps: [typed(amount)],
  send: { type: 'recharge.confirm' },
  done: 'created',
  // The tests' members are given money by a recharge of its own kind.
  count: `select count(*) as times from recharges where member_id = $1 and amount = ${amount} * 1000000`,
});

export const moves: readonly MoneyMove[] = [recharge('usdt', '', '77'), recharge('cash', 'upi', '777')];
