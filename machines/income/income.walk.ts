import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { due, noRoom, nothingDue, pending, receipt, rejected, settled } from './samples.ts';
import { incomeMachine } from './income.machine.ts';
import { hasKept, keptTerms } from '../terms.ts';

export const incomeWalk = walkOf(incomeMachine, {
  input: { isReachable: true },
  events: {
    'loadDue done: income': done('loadDue', due),
    'loadDue done: nothing': done('loadDue', nothingDue),
    'loadDue done: sent before': done('loadDue', pending),
    'loadDue done: no place for an intent': done('loadDue', noRoom),
    'loadDue done: kept': done('loadDue', keptTerms(due)),
    'settlement done: done': settled({ end: 'done', result: receipt }),
    'settlement done: refused': settled({ end: 'refused', failure: rejected }),
    'settlement done: dropped': settled({ end: 'dropped' }),
  },
  facts: (context) => [
    !context.isReachable && 'offline',
    hasKept(context.due) && 'kept',
    context.due !== null && context.due.intent === null && 'no intent',
  ],
});
