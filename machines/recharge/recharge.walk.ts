/** Paying in rupees: it has a channel to choose, which USDT has not. */
import { unit } from '#domain/money.ts';
import { intent, recharge } from '../samples.ts';
import { walkOf } from '../model/walk.ts';
import { endings, foundSent, moneyFacts } from '../settlement/money-samples.ts';
import { keptTerms } from '../terms.ts';
import { rechargeMachine } from './recharge.machine.ts';
import { load, rejected, terms } from './samples.ts';
import type { Flow } from '../flow.ts';

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
  input: { subject: 'cash', channelId: '', isReachable: true },
  events: {
    'loadTerms done: new': load({ ...terms, intent: intent(cash) }),
    'loadTerms done: kept': load(keptTerms({ ...terms, intent: intent(cash) })),
    'loadTerms done: sent before': foundSent(intent({ ...cash, sent })),
    'channel.choose: UPI': { type: 'channel.choose', channelId: 'upi' },
    'amount.type: 500': { type: 'amount.type', text: '500' },
    'amount.type: 499': { type: 'amount.type', text: '499' },
    ...endings(created, rejected),
  },
  facts: (context) => [
    ...moneyFacts(context),
    context.channelId !== '' && 'channel',
    context.entry.text !== '' && context.entry.text,
  ],
});

export const flow: Flow = {
  flow: 'asking to pay in',
  home: '`#/user/recharge`, `#/user/cashrecharge`',
  gallery: {
    address: '/user/cashrecharge',
    places: {
      'deciding.idle': 'deciding.idle (channel, 500)',
      settling: 'deciding.idle (channel, 500)',
      created: 'created (channel, 500)',
    },
    hidden: { choice: 'passing' },
  },
};
