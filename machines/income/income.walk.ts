import { walkOf } from '../model/walk.ts';
import { endings, foundSent, moneyFacts } from '../settlement/money-samples.ts';
import { keptTerms } from '../terms.ts';
import { incomeMachine } from './income.machine.ts';
import { due, load, noRoom, nothingDue, pending, receipt, rejected } from './samples.ts';
import type { Flow } from '../flow.ts';

const events = {
  'loadTerms done: income': load(due),
  'loadTerms done: nothing': load(nothingDue),
  'loadTerms done: sent before': foundSent(pending),
  'loadTerms done: no place for an intent': load(noRoom),
  'loadTerms done: kept': load(keptTerms(due)),
  ...endings(receipt, rejected),
};

export const incomeWalk = walkOf(incomeMachine, {
  input: { subject: '', isReachable: true },
  events,
  facts: moneyFacts,
});

/** From home: it goes on by itself once the terms are read. */
export const pressedIncomeWalk = walkOf(incomeMachine, {
  name: 'pressed',
  input: { subject: '', isReachable: true, isPressed: true },
  events,
  facts: (context) => [...moneyFacts(context), context.isPressed && 'pressed'],
});

export const flow: Flow = {
  flow: 'receiving income',
  home: '`#/index`, `#/user/receiveincome`',
  gallery: {
    address: '/user/receiveincome',
    places: { 'deciding.idle': 'deciding.idle', failed: 'failed', settling: 'deciding.idle' },
    scenes: { taken: { paging: 'empty' } },
    hidden: { choice: 'passing' },
  },
};
