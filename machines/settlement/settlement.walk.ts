/** One move, told without what a flow makes of it: a new one, and one of an earlier page life. */
import { Failure } from '#domain/failure.ts';
import type { Outcome } from '#domain/intent.ts';
import { codes } from '#contract/codes.ts';
import { intent } from '../model/figures.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { createSettlementMachine, type SettlementContext } from './settlement.machine.ts';

interface Terms {
  price: string;
}
interface Receipt {
  number: number;
}

const machine = createSettlementMachine<Terms, Receipt>();
const receipt: Receipt = { number: 7 };
const rejected = new Failure('rejected', codes.soldOut, 'sold out');
const asked = (outcome: Outcome<Receipt>) => done('askOutcome', outcome);
const cancelled = (outcome: Outcome<Receipt>) => done('cancel', outcome);

const events = {
  'submit done': done('submit', receipt),
  'submit failed: offline': failed('submit', new Failure('offline')),
  'submit failed: rejected': failed('submit', rejected),
  'submit failed: not sent': failed('submit', new Failure('storage')),
  'askOutcome done: done': asked({ state: 'done', result: receipt }),
  'askOutcome done: refused': asked({ state: 'refused', failure: rejected }),
  'askOutcome done: unknown': asked({ state: 'unknown' }),
  'cancel done: done': cancelled({ state: 'done', result: receipt }),
  'cancel done: refused': cancelled({ state: 'refused', failure: rejected }),
} as const;

const facts = (context: SettlementContext<Terms, Receipt>) => [
  !context.isReachable && 'offline',
  context.settled && context.settled.end,
];

export const settlementWalk = walkOf(machine, {
  input: { intent: intent({ sent: null }), terms: { price: '1.00' }, isReachable: true },
  events,
  facts,
});

export const resumedSettlementWalk = walkOf(machine, {
  name: 'resumed',
  input: { intent: intent({ sent: { price: '1.00' } }), terms: null, isReachable: true },
  events,
  facts,
});
