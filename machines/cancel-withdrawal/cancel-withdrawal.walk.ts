import { walkOf } from '../model/walk.ts';
import { endings, moneyFacts } from '../settlement/money-samples.ts';
import { withdrawal } from '../withdrawal/samples.ts';
import { cancelWithdrawalMachine } from './cancel-withdrawal.machine.ts';
import { cancelled, cancelledBefore, fromDevice, noRoom, pending, processing, sentBefore, tooLate } from './samples.ts';
import type { Flow } from '../flow.ts';

export const cancelWithdrawalWalk = walkOf(cancelWithdrawalMachine, {
  input: { subject: withdrawal.id, isReachable: true },
  events: {
    'loadTerms done: pending': pending,
    'loadTerms done: processing': processing,
    'loadTerms done: cancelled before': cancelledBefore,
    'loadTerms done: sent before': sentBefore,
    'loadTerms done: no place for an intent': noRoom,
    'loadTerms done: kept': fromDevice,
    ...endings(cancelled, tooLate),
  },
  facts: moneyFacts,
});

export const flow: Flow = {
  flow: 'cancelling a withdrawal',
  home: '`#/user/withrecord`',
  gallery: {
    address: `/user/withrecord?id=${withdrawal.id}&cancel=1`,
    places: { settling: 'deciding.idle' },
    hidden: { choice: 'passing' },
  },
};
