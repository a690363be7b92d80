import { walkOf } from '../model/walk.ts';
import { order } from '../samples.ts';
import { endings, moneyFacts } from '../settlement/money-samples.ts';
import { cancelOrderMachine } from './cancel-order.machine.ts';
import { cancelled, cancelledBefore, fromDevice, noRoom, sentBefore, standing, tooLate, within } from './samples.ts';
import type { Flow } from '../flow.ts';

export const cancelOrderWalk = walkOf(cancelOrderMachine, {
  input: { subject: order.id, isReachable: true },
  events: {
    'loadTerms done: within its day': within,
    'loadTerms done: standing': standing,
    'loadTerms done: cancelled before': cancelledBefore,
    'loadTerms done: sent before': sentBefore,
    'loadTerms done: no place for an intent': noRoom,
    'loadTerms done: kept': fromDevice,
    ...endings(cancelled, tooLate),
  },
  facts: moneyFacts,
});

export const flow: Flow = {
  flow: 'cancelling a first order',
  home: '`#/user/orders`',
  gallery: {
    address: `/user/orders?id=${order.id}&cancel=1`,
    places: { settling: 'deciding.idle' },
    hidden: { choice: 'passing' },
  },
};
