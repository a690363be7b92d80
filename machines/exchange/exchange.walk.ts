import { asKept } from '#domain/fresh-age.ts';
import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { endings, foundSent, moneyFacts } from '../settlement/money-samples.ts';
import { keptTerms } from '../terms.ts';
import { exchangeMachine } from './exchange.machine.ts';
import { exchangeProblems, type ExchangeProblem } from './rate.ts';
import { load, newRate, noRoom, nothing, pending, receipt, rejected, terms, used } from './samples.ts';
import type { Flow } from '../flow.ts';

/** What passes by itself. */
const passing: readonly ExchangeProblem[] = ['offline', 'kept'];

export const exchangeWalk = walkOf(exchangeMachine, {
  input: { subject: '', isReachable: true },
  events: {
    'loadTerms done: rupees': load(terms),
    'loadTerms done: used before': load(used),
    'loadTerms done: no rupees': load(nothing),
    'loadTerms done: sent before': foundSent(pending),
    'loadTerms done: no place for an intent': load(noRoom),
    'loadTerms done: kept': load(keptTerms(terms)),
    'loadQuote done: kept': done('loadQuote', asKept(newRate)),
    'loadQuote done': done('loadQuote', newRate),
    'amount.type: 880': { type: 'amount.type', text: '880' },
    ...endings(receipt, rejected),
  },
  facts: (context) => [
    ...moneyFacts(context),
    exchangeProblems(context).every((problem) => passing.includes(problem)) && 'complete',
  ],
});

export const flow: Flow = {
  flow: 'rupees to USDT',
  home: '`#/user/fund`',
  gallery: {
    address: '/user/fund',
    places: { 'deciding.idle': 'deciding.idle (complete)', settling: 'review (complete)' },
    hidden: { choice: 'passing' },
  },
};
