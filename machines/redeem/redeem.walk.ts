import { walkOf } from '../model/walk.ts';
import { endings, moneyFacts } from '../settlement/money-samples.ts';
import { redeemMachine, redeemProblems } from './redeem.machine.ts';
import { noRoom, opened, receipt, rejected, sentBefore, type } from './samples.ts';
import type { Flow } from '../flow.ts';

export const redeemWalk = walkOf(redeemMachine, {
  input: { subject: '', isReachable: true },
  events: {
    'loadTerms done: new': opened,
    'loadTerms done: sent before': sentBefore,
    'loadTerms done: no place for an intent': noRoom,
    'code.type: LAST1': type('LAST1'),
    ...endings(receipt, rejected),
  },
  facts: (context) => [...moneyFacts(context), !redeemProblems(context).includes('code') && 'complete'],
});

export const flow: Flow = {
  flow: 'redeeming a code',
  home: '`#/user/reward`',
  gallery: {
    address: '/user/reward',
    places: { settling: 'deciding.idle (complete)' },
    hidden: { choice: 'passing' },
  },
};
