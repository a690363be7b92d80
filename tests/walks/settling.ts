/** What the playbooks of all flows that move money share: the part that every one of them has, and what nobody can play. */
import { assets } from '#contract/assets.ts';
import type { AnyWalk } from '#machines/model/walk.ts';
import { settlementWalk } from '#machines/settlement/settlement.walk.ts';
import { intentPath, pathOf } from '../flows/money-paths.ts';
import { playbookOf, type FlowPage, type MoneySide, type Playbook, type Told } from './playbook.ts';

/** @param path the call that moves the money */
const settlingBy = (path: string): NonNullable<Playbook['inner']> => ({
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

const unplayable = {
  'loadTerms done: sent before': 'is what a closed tab leaves behind: deaths.spec.ts',
  'loadTerms done: no place for an intent': 'needs a device whose storage is full; the gallery shows it',
  'loadTerms done: kept': 'comes from a device whose server is gone: old-figures.spec.ts plays it',
  'after rereadDelay': 'takes five minutes of real time; the pull leads there too',
  'settlement done: dropped': 'is the end of the settlement’s own path',
  'settlement failed': 'a settlement has no failure of its own',
  'network.lost': 'a page that is offline can order no faults; the journeys play it',
  'network.returned': 'as network.lost',
};

/** Name the page, as for `playbookOf`. */
export const moneyBookOf = <P extends FlowPage<never>>(
  walk: AnyWalk,
  { money, ...told }: Omit<Told<P>, 'machine' | 'inner'> & { money: MoneySide },
): Playbook => {
  // Not every walk has each of the answers.
  const isThere = (label: string) => !label.startsWith('loadTerms done') || label in walk.events;
  const shared = Object.fromEntries(Object.entries(unplayable).filter(([label]) => isThere(label)));
  return playbookOf<P>(walk, {
    ...(told as Told<P>),
    machine: walk.machine.id,
    inner: settlingBy(money.path),
    unplayable: { ...shared, ...told.unplayable },
    money,
  });
};
