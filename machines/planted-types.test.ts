/**
 * Bugs that the compiler catches: each `@ts-expect-error` is one, and `npm run typecheck` fails where it is none any
 * more. The tests show that what was planted is really there.
 */
import { expect, it } from 'vitest';
import { emit, fromCallback, fromPromise, type EventObject, type SnapshotFrom } from 'xstate';
import type { PurchasePage } from '#tests/pages/purchase-page.ts';
import { order } from './samples.ts';
import { purchaseMachine, type PurchaseEvent } from './purchase/purchase.machine.ts';
import type { LeafPath } from './model/state-name.ts';
import { redeemMachine } from './redeem/redeem.machine.ts';

type State = SnapshotFrom<typeof redeemMachine>['value'];
type Views = Record<LeafPath<State>, () => null>;

const view = () => null;

it('a state without a view', () => {
  const views = {
    loading: view,
    choice: view,
    failed: view,
    'deciding.idle': view,
    'deciding.refreshing': view,
    settling: view,
    redeemed: view,
    // @ts-expect-error -- "refused" has none
  } satisfies Views;
  expect(Object.keys(views)).not.toContain('refused');
});

it('a view of a state that is gone', () => {
  const shown: State[] = ['loading'];
  // @ts-expect-error -- there is no such state
  shown.push('nowhere');
  expect(redeemMachine.states).not.toHaveProperty('nowhere');
});

type Act = (page: PurchasePage) => Promise<void>;

it('an event without an action on the page', () => {
  const press: Act = (page) => page.submit.click();
  const acts = {
    'terms.refresh': press,
    'coupon.choose': press,
    'agreement.open': press,
    'agreement.agree': press,
    'agreement.disagree': press,
    'agreement.close': press,
    'review.open': press,
    'review.back': press,
    'network.lost': press,
    'network.returned': press,
    // @ts-expect-error -- nobody can confirm an order
  } satisfies Record<PurchaseEvent['type'], Act>;
  expect(Object.keys(acts)).not.toContain('order.confirm');
});

it('an action on the page for an event that is gone', () => {
  const sent: Parameters<PurchasePage['send']>[0][] = [];
  // @ts-expect-error -- the machine hears no such event
  sent.push({ type: 'order.make' });
  expect(purchaseMachine.events).not.toContain('order.make');
});

it('an event without its payload', () => {
  const event: { type: string } = { type: 'coupon.choose' };
  // @ts-expect-error -- which coupon?
  const sent: PurchaseEvent = event;
  expect(sent).not.toHaveProperty('couponId');
});

it('a port that answers something else', () => {
  const port = fromPromise<string, { subject: string }>(() => Promise.resolve('an offer'));
  // @ts-expect-error -- an offer is asked for, a text comes
  const bug = purchaseMachine.provide({ actors: { loadTerms: port } });
  expect(bug.implementations.actors['loadTerms']).toBe(port);
});

it('a port that may answer twice', () => {
  const port = fromCallback<EventObject, { subject: '' }>(({ sendBack }) => {
    sendBack({ type: 'xstate.done.actor.loadTerms', output: null });
    sendBack({ type: 'xstate.done.actor.loadTerms', output: null });
  });
  // @ts-expect-error -- one question, one answer
  const bug = redeemMachine.provide({ actors: { loadTerms: port } });
  expect(bug.implementations.actors['loadTerms']).toBe(port);
});

it('an event that is told by another name', () => {
  const bug = purchaseMachine.provide({
    // @ts-expect-error -- the world listens for purchase.succeeded
    actions: { tellSucceeded: emit({ type: 'purchase.made', order }) },
  });
  expect(bug.implementations.actions['tellSucceeded']).toHaveProperty('event.type', 'purchase.made');
});
