/** What the walks and tests of all flows that move money have in common. */
import type { Failure } from '#domain/failure.ts';
import type { Intent } from '#domain/intent.ts';
import { done } from '../model/happening.ts';
import { hasKept } from '../terms.ts';
import type { MoneyContext, MoneyTerms, SentBefore } from './money-flow.ts';
import type { Settled } from './settled.ts';

/** Before anything was read. */
export const start = {
  subject: '',
  terms: null,
  sentBefore: null,
  isReachable: true,
  result: null,
  failure: null,
} as const;

/** What is found in place of terms. */
export const foundSent = (sentBefore: Intent) => done('loadTerms', { sentBefore } satisfies SentBefore);

export const settled = (how: Settled<unknown>) => done('settlement', how);

/** How a move ends, for a walk. */
export const endings = (result: unknown, failure: Failure) => ({
  'settlement done: done': settled({ end: 'done', result }),
  'settlement done: refused': settled({ end: 'refused', failure }),
  'settlement done: dropped': settled({ end: 'dropped' }),
});

/** What the shared guards ask about. */
export const moneyFacts = ({
  terms,
  isReachable,
}: Pick<MoneyContext<MoneyTerms, unknown>, 'terms' | 'isReachable'>) => [
  !isReachable && 'offline',
  hasKept(terms) && 'kept',
  terms !== null && terms.intent === null && 'no intent',
];
