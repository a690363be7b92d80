/** The part of a money flow that every money flow shares, played under each of them. */
import { assets } from '#contract/assets.ts';
import { settlementWalk } from '#machines/settlement/settlement.walk.ts';
import { intentPath, pathOf } from '../flows/money-paths.ts';
import type { Playbook } from './playbook.ts';

/** @param path the call that moves the money */
export const settlingBy = (path: string): NonNullable<Playbook['inner']> => ({
  state: 'settling',
  playbook: {
    walk: settlementWalk,
    ports: { submit: path, askOutcome: intentPath, cancel: pathOf(assets.cancelIntent) },
    outcomes: {},
    unplayable: {
      'submit failed: not sent': 'needs a device that loses its storage between the form and the gesture',
      'submit failed: rejected': 'is what the flow calls "settlement done: refused"',
      'askOutcome done: refused': 'the refusal would have to be decided while its own answer is lost',
      'cancel done: done': 'the first copy would have to arrive between the question and the closing',
      'unsettled: outcome.check': 'the flow asks by itself after three seconds, often before a hand is there',
      'network.lost': 'a page that is offline can order no faults; the journeys play it',
      'network.returned': 'as network.lost',
    },
    unseen: {
      choice: 'left at once',
      settled: 'the flow goes on in the same step',
    },
  },
});
