import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { due, noRoom, nothingDue, pending, receipt, rejected, settled } from './figures.ts';
import { incomeMachine } from './income.machine.ts';

export const incomeWalk = walkOf(incomeMachine, {
  input: { isReachable: true },
  events: {
    'loadDue done: income': done('loadDue', due),
    'loadDue done: nothing': done('loadDue', nothingDue),
    'loadDue done: sent before': done('loadDue', pending),
    'loadDue done: no place for an intent': done('loadDue', noRoom),
    'settlement done: done': settled({ end: 'done', result: receipt }),
    'settlement done: refused': settled({ end: 'refused', failure: rejected }),
    'settlement done: dropped': settled({ end: 'dropped' }),
  },
  facts: (context) => [
    !context.isReachable && 'offline',
    context.due !== null && context.due.intent === null && 'no intent',
  ],
});
