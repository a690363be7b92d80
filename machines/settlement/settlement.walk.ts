/** One move, here a purchase, told without what a flow makes of it: a new one, and one of an earlier page life. */
import { Failure } from '#domain/failure.ts';
import type { Outcome } from '#domain/intent.ts';
import type { Order } from '#domain/wallet.ts';
import { intent, order } from '../samples.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { rejected } from '../purchase/samples.ts';
import type { OrderTerms } from '../purchase/offer.ts';
import { createSettlementMachine, type SettlementContext } from './settlement.machine.ts';
import type { Flow } from '../flow.ts';

const move: OrderTerms = {
  productId: order.productId,
  couponId: '',
  agreementVersion: 'cooperation-1',
  price: order.price,
  dayReturn: order.dayReturn,
  validDays: order.validDays,
};

const machine = createSettlementMachine<OrderTerms, Order>();
const asked = (outcome: Outcome<Order>) => done('askOutcome', outcome);
const cancelled = (outcome: Outcome<Order>) => done('cancel', outcome);

const events = {
  'submit done': done('submit', order),
  'submit failed: offline': failed('submit', new Failure('offline')),
  'submit failed: rejected': failed('submit', rejected),
  'submit failed: not sent': failed('submit', new Failure('storage')),
  'askOutcome done: done': asked({ state: 'done', result: order }),
  'askOutcome done: refused': asked({ state: 'refused', failure: rejected }),
  'askOutcome done: unknown': asked({ state: 'unknown' }),
  'cancel done: done': cancelled({ state: 'done', result: order }),
  'cancel done: refused': cancelled({ state: 'refused', failure: rejected }),
} as const;

const facts = (context: SettlementContext<OrderTerms, Order>) => [
  !context.isReachable && 'offline',
  context.settled && context.settled.end,
];

export const settlementWalk = walkOf(machine, {
  input: { intent: intent(), move, isReachable: true },
  events,
  facts,
});

export const resumedSettlementWalk = walkOf(machine, {
  name: 'resumed',
  input: { intent: intent({ sent: {} }), move: null, isReachable: true },
  events,
  facts,
});

export const flow: Flow = {
  flow: 'one money move to its definite end',
  home: 'every flow that moves money, as `settling`',
  gallery: { address: null, hidden: { choice: 'passing', settled: 'passing' } },
};
