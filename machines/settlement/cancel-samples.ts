/** What a flow that takes something back meets, for the tests and walks of all of them. */
import type { Failure } from '#domain/failure.ts';
import { fresh, type Fresh } from '#domain/fresh.ts';
import type { Intent, IntentKind } from '#domain/intent.ts';
import { done } from '../model/happening.ts';
import { intent, now } from '../samples.ts';
import { keptTerms } from '../terms.ts';
import type { MoneyTerms } from './money-flow.ts';
import { endings, foundSent, moneyFacts } from './money-samples.ts';

interface Cancelled<Item, Terms> {
  kind: IntentKind;
  item: Item;
  termsOf: (item: Fresh<Item>, intent: Intent | null) => Terms;
  /** As the server's answer has it. */
  cancelled: Item;
  /** What is different of one that can't be cancelled. */
  standing: Partial<Item>;
  /** The refusal of such a one. */
  tooLate: Failure;
}

export function cancelSamples<Item extends { id: string }, Terms extends MoneyTerms>({
  kind,
  item,
  termsOf,
  standing,
  ...rest
}: Cancelled<Item, Terms>) {
  const kept = (sent: Intent['sent']) => intent({ kind, subject: item.id, sent });
  const terms = (different: Partial<Item> = {}, open: Intent | null = kept(null)) =>
    termsOf(fresh({ ...item, ...different }, now), open);
  const load = (found: Terms) => done('loadTerms', found);
  return {
    ...rest,
    id: item.id,
    kept,
    terms,
    cancellable: load(terms()),
    standing: load(terms(standing)),
    cancelledBefore: load(terms(rest.cancelled)),
    sentBefore: foundSent(kept({})),
    noRoom: load(terms({}, null)),
    fromDevice: load(keptTerms(terms())),
  };
}

/** How the walk of one is taken. */
export const cancelWalk = (of: ReturnType<typeof cancelSamples>) => ({
  input: { subject: of.id, isReachable: true },
  events: {
    'loadTerms done: cancellable': of.cancellable,
    'loadTerms done: standing': of.standing,
    'loadTerms done: cancelled before': of.cancelledBefore,
    'loadTerms done: sent before': of.sentBefore,
    'loadTerms done: no place for an intent': of.noRoom,
    'loadTerms done: kept': of.fromDevice,
    ...endings(of.cancelled, of.tooLate),
  },
  facts: moneyFacts,
});
