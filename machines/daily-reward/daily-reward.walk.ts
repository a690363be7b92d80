import { walkOf } from '../model/walk.ts';
import { dailyRewardMachine } from './daily-reward.machine.ts';
import { load, noRoom, open, pending, receipt, rejected, settled, taken, uncredited } from './samples.ts';
import { hasKept, keptTerms } from '../terms.ts';

export const dailyRewardWalk = walkOf(dailyRewardMachine, {
  input: { kind: 'signIn', isReachable: true },
  events: {
    'loadToday done: open': load(open),
    'loadToday done: taken': load(taken),
    'loadToday done: sent before': load(pending),
    'loadToday done: no place for an intent': load(noRoom),
    'loadToday done: kept': load(keptTerms(open)),
    'settlement done: done': settled({ end: 'done', result: receipt }),
    'settlement done: not credited': settled({ end: 'done', result: uncredited }),
    'settlement done: refused': settled({ end: 'refused', failure: rejected }),
    'settlement done: dropped': settled({ end: 'dropped' }),
  },
  facts: (context) => [
    !context.isReachable && 'offline',
    hasKept(context.today) && 'kept',
    context.today !== null && context.today.intent === null && 'no intent',
    context.receipt !== null && (context.receipt.reason === '' ? 'credited' : 'not credited'),
  ],
});
