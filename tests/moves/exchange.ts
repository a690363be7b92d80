import { exchangeActor } from '#actors/exchange.ts';
import { sellFinancial } from '#contract/exchange.ts';
import { exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import { typed, type MoneyMove } from './money-move.ts';

export const moves: readonly MoneyMove[] = [
  {
    name: 'exchange',
    endpoint: sellFinancial,
    machine: exchangeMachine,
    flow: exchangeActor,
    input: { subject: '', isReachable: true },
    steps: [typed('880'), { event: { type: 'review.open' }, state: 'review' }],
    send: { type: 'exchange.confirm' },
    done: 'exchanged',
    count: 'select count(*) as times from exchanges where member_id = $1',
  },
];
