/** Paying in rupees: it has a channel to choose, which USDT has not. */
import { unit } from '#domain/money.ts';
import { intent, recharge } from '../samples.ts';
import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { desk, rejected, settled } from './samples.ts';
import { rechargeMachine } from './recharge.machine.ts';
import { hasKept, keptTerms } from '../terms.ts';

const cash = { kind: 'rechargeCash', subject: '' } as const;
const sent = { method: 'cash', channelId: 'upi', amount: '500.00' };
const created = recharge({
  method: 'cash',
  currency: 'INR',
  channelName: 'UPI',
  chain: '',
  address: '',
  reference: 'DR-K7M2QX',
  amount: 500n * unit,
  confirmationsNeeded: 0,
});

export const rechargeWalk = walkOf(rechargeMachine, {
  input: { method: 'cash', channelId: '', isReachable: true },
  events: {
    'loadDesk done: new': done('loadDesk', { ...desk, intent: intent(cash) }),
    'loadDesk done: kept': done('loadDesk', keptTerms({ ...desk, intent: intent(cash) })),
    'loadDesk done: sent before': done('loadDesk', { ...desk, intent: intent({ ...cash, sent }) }),
    'channel.choose: UPI': { type: 'channel.choose', channelId: 'upi' },
    'amount.type: 500': { type: 'amount.type', text: '500' },
    'amount.type: 499': { type: 'amount.type', text: '499' },
    'settlement done: done': settled({ end: 'done', result: created }),
    'settlement done: refused': settled({ end: 'refused', failure: rejected }),
    'settlement done: dropped': settled({ end: 'dropped' }),
  },
  facts: (context) => [
    !context.isReachable && 'offline',
    hasKept(context.desk) && 'kept',
    context.channelId !== '' && 'channel',
    context.entry.text !== '' && context.entry.text,
  ],
});
