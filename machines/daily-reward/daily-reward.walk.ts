import { walkOf } from '../model/walk.ts';
import { endings, foundSent, moneyFacts, settled } from '../settlement/money-samples.ts';
import { keptTerms } from '../terms.ts';
import { dailyRewardMachine } from './daily-reward.machine.ts';
import { load, noRoom, open, pending, receipt, rejected, taken, uncredited } from './samples.ts';
import type { Flow } from '../flow.ts';

export const dailyRewardWalk = walkOf(dailyRewardMachine, {
  input: { subject: 'signIn', isReachable: true },
  events: {
    'loadTerms done: open': load(open),
    'loadTerms done: taken': load(taken),
    'loadTerms done: sent before': foundSent(pending),
    'loadTerms done: no place for an intent': load(noRoom),
    'loadTerms done: kept': load(keptTerms(open)),
    ...endings(receipt, rejected),
    'settlement done: not credited': settled({ end: 'done', result: uncredited }),
  },
  facts: (context) => [
    ...moneyFacts(context),
    context.result !== null && (context.result.reason === '' ? 'credited' : 'not credited'),
  ],
});

export const flow: Flow = {
  flow: 'signing in for the day; the daily bonus',
  home: '`#/index/sign`, `#/index/invitation`',
  gallery: {
    address: '/index/sign',
    places: { taken: 'taken (credited)' },
    hidden: { choice: 'passing' },
  },
};
