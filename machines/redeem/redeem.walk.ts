import { walkOf } from '../model/walk.ts';
import { noRoom, opened, receipt, rejected, sentBefore, settled, type } from './samples.ts';
import { redeemMachine, redeemProblems } from './redeem.machine.ts';

export const redeemWalk = walkOf(redeemMachine, {
  input: { isReachable: true },
  events: {
    'openIntent done: new': opened,
    'openIntent done: sent before': sentBefore,
    'openIntent done: no place for an intent': noRoom,
    'code.type: LAST1': type('LAST1'),
    'settlement done: done': settled({ end: 'done', result: receipt }),
    'settlement done: refused': settled({ end: 'refused', failure: rejected }),
    'settlement done: dropped': settled({ end: 'dropped' }),
  },
  facts: (context) => [
    !context.isReachable && 'offline',
    redeemProblems({ ...context, isReachable: true }).length === 0 && 'complete',
  ],
});
