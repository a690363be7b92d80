import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { exchangeProblems } from './desk.ts';
import { exchangeMachine } from './exchange.machine.ts';
import { desk, newRate, noRoom, nothing, pending, receipt, rejected, settled, used } from './samples.ts';
import { hasKept, keptTerms } from '../terms.ts';
import { asKept } from '#domain/fresh-age.ts';

export const exchangeWalk = walkOf(exchangeMachine, {
  input: { isReachable: true },
  events: {
    'loadDesk done: rupees': done('loadDesk', desk),
    'loadDesk done: used before': done('loadDesk', used),
    'loadDesk done: no rupees': done('loadDesk', nothing),
    'loadDesk done: sent before': done('loadDesk', pending),
    'loadDesk done: no place for an intent': done('loadDesk', noRoom),
    'loadDesk done: kept': done('loadDesk', keptTerms(desk)),
    'loadQuote done: kept': done('loadQuote', asKept(newRate)),
    'loadQuote done': done('loadQuote', newRate),
    'amount.type: 880': { type: 'amount.type', text: '880' },
    'settlement done: done': settled({ end: 'done', result: receipt }),
    'settlement done: refused': settled({ end: 'refused', failure: rejected }),
    'settlement done: dropped': settled({ end: 'dropped' }),
  },
  facts: (context) => [
    !context.isReachable && 'offline',
    hasKept(context.desk) && 'kept',
    context.desk !== null && context.desk.intent === null && 'no intent',
    exchangeProblems(context).every((problem) => problem === 'offline' || problem === 'kept') && 'complete',
  ],
});
