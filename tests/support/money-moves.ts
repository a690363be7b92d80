/** Every way a member moves money, as the tests drive it: the real flow on the real client, the real store and sandbox. */
import { stateName } from '#machines/model/state-name.ts';
import { createActor, fromPromise, SimulatedClock, waitFor, type AnyActor, type AnyMachineSnapshot } from 'xstate';
import { exchangeActor } from '#actors/exchange.ts';
import { groupJoinActor } from '#actors/group-join.ts';
import { incomeActor } from '#actors/income.ts';
import { purchaseActor } from '#actors/purchase.ts';
import { rechargeActor } from '#actors/recharge.ts';
import { redeemActor } from '#actors/redeem.ts';
import type { Services } from '#services/services.ts';
import { withdrawalActor } from '#actors/withdrawal.ts';
import { assets } from '#contract/assets.ts';
import { sellFinancial } from '#contract/exchange.ts';
import { redeemCode } from '#contract/redeem.ts';
import { groupJoins } from '#contract/group-join.ts';
import { income } from '#contract/income.ts';
import { recharges } from '#contract/recharge.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import type { PictureRefusal, SmallPicture } from '#domain/letter.ts';
import { createGroupJoinMachine } from '#machines/group-join/group-join.machine.ts';
import { incomeMachine } from '#machines/income/income.machine.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { rechargeMachine } from '#machines/recharge/recharge.machine.ts';
import { redeemMachine } from '#machines/redeem/redeem.machine.ts';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { dailyMoves } from './daily-moves.ts';
import { opened, type MoneyMove } from './money-move.ts';

/** A flow that runs. */
export interface Running {
  actor: AnyActor;
  clock: SimulatedClock;
}

const typed = (text: string) => ({ event: { type: 'amount.type', text }, state: opened });

const withdraw = (way: 'usdt' | 'cash', amount: string): MoneyMove => ({
  name: way === 'usdt' ? 'withdraw USDT' : 'withdraw rupees',
  endpoint: withdrawals.createWithdrawal,
  machine: withdrawalMachine,
  flow: withdrawalActor,
  input: { subject: way, isReachable: true },
  steps: [
    typed(amount),
    { event: { type: 'review.open' }, state: 'review' },
    { event: { type: 'review.confirm' }, state: 'password' },
    { event: { type: 'password.type', text: fundPassword }, state: 'password' },
  ],
  send: { type: 'password.confirm' },
  done: 'submitted',
  count: 'select count(*) as times from withdrawals where member_id = $1',
});

const recharge = (method: 'usdt' | 'cash', channelId: string, amount: string): MoneyMove => ({
  name: method === 'usdt' ? 'recharge USDT' : 'recharge rupees',
  endpoint: recharges.createRecharge,
  machine: rechargeMachine,
  flow: rechargeActor,
  input: { subject: method, channelId, isReachable: true },
  steps: [typed(amount)],
  send: { type: 'recharge.confirm' },
  done: 'created',
  // The tests' members are given money by a recharge of its own kind.
  count: `select count(*) as times from recharges where member_id = $1 and amount = ${amount} * 1000000`,
});

/** Of every member of these tests. */
export const fundPassword = 'Funds2026';
export const productId = 'move-mill';
export const code = 'MOVE1';
/** The id of the screenshot that a member of these tests has sent. */
export const screenshotOf = (member: string): string => member.padEnd(32, 'x');

export const moneyMoves: readonly MoneyMove[] = [
  {
    name: 'buy',
    endpoint: assets.createOrder,
    machine: purchaseMachine,
    flow: purchaseActor,
    input: { subject: productId, isReachable: true },
    steps: [
      { event: { type: 'agreement.agree' }, state: opened },
      { event: { type: 'review.open' }, state: 'review' },
    ],
    send: { type: 'order.confirm' },
    done: 'purchased',
    count: `select count(*) as times from orders where member_id = $1 and product_id = '${productId}'`,
  },
  {
    name: 'take income',
    endpoint: income.takeIncome,
    machine: incomeMachine,
    flow: incomeActor,
    input: { subject: '', isReachable: true },
    steps: [],
    send: { type: 'income.take' },
    done: 'taken',
    count: `select count(*) as times from entries where member_id = $1 and kind = 'incomeTaken'`,
  },
  recharge('usdt', '', '77'),
  recharge('cash', 'upi', '777'),
  withdraw('usdt', '41.50'),
  withdraw('cash', '410.25'),
  {
    name: 'exchange',
    endpoint: sellFinancial,
    machine: exchangeMachine,
    flow: exchangeActor,
    input: { subject: '', isReachable: true },
    steps: [typed('880'), { event: { type: 'review.open' }, state: 'review' }],
    send: { type: 'exchange.confirm' },
    done: 'exchanged',
    count: 'select count(*) as times from exchanges where member_id = $1',
  },
  {
    name: 'redeem',
    endpoint: redeemCode,
    machine: redeemMachine,
    flow: redeemActor,
    input: { subject: '', isReachable: true },
    steps: [{ event: { type: 'code.type', text: code }, state: opened }],
    send: { type: 'code.redeem' },
    done: 'redeemed',
    count: 'select count(*) as times from redemptions where member_id = $1',
  },
  {
    name: 'group bonus',
    endpoint: groupJoins.groupJoin,
    machine: createGroupJoinMachine(),
    // Pictures are made small in a browser only; the screenshot is there already.
    flow: (services) =>
      groupJoinActor(services).provide({
        actors: {
          preparePicture: fromPromise(async (): Promise<SmallPicture | PictureRefusal> => ({
            bytes: new Uint8Array(1),
          })),
          upload: fromPromise(async () => screenshotOf(services.session()?.member ?? '')),
        },
      }),
    input: { subject: '', isReachable: true },
    steps: [{ event: { type: 'picture.choose', file: {} }, state: opened }],
    send: { type: 'bonus.claim' },
    done: 'decided',
    count: 'select count(*) as times from group_joins where member_id = $1',
  },
  ...dailyMoves,
];

export const isAt = (state: string) => (snapshot: AnyMachineSnapshot) => stateName(snapshot) === state;
/** A busy machine is slow; a step that never comes is a failure all the same. */
export const patience = { timeout: 20_000 };

/** Opens the flow anew, as a page that is loaded does. */
export function open(move: MoneyMove, services: Services): Running {
  const clock = new SimulatedClock();
  const actor = createActor(move.flow(services), { input: move.input, clock }) as AnyActor;
  actor.start();
  return { actor, clock };
}

/** Leads it to where one gesture sends the money. */
export async function prepare(move: MoneyMove, { actor }: Running): Promise<void> {
  await waitFor(actor, isAt(opened), patience);
  for (const { event, state } of move.steps) {
    actor.send(event);
    await waitFor(actor, isAt(state), patience);
  }
}

/** The settlement under a flow; undefined while nothing is settled. */
export const settlementOf = ({ actor }: Running): AnyActor | undefined =>
  (actor.getSnapshot() as AnyMachineSnapshot).children['settlement'];

/** Where a flow stands, with the state of its settlement while it has one. */
export const stateOf = (running: Running): string =>
  stateName((settlementOf(running) ?? running.actor).getSnapshot() as AnyMachineSnapshot);

export async function reaches(running: Running, ...states: readonly string[]): Promise<string> {
  const { actor } = running;
  const found = new Promise<string>((resolve) => {
    const watched = new Set<AnyActor>();
    const look = () => {
      const child = settlementOf(running);
      if (child && !watched.has(child)) {
        watched.add(child);
        child.subscribe(look);
      }
      const state = stateOf(running);
      if (states.includes(state)) resolve(state);
    };
    actor.subscribe(look);
    look();
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new Error(`stands at ${stateOf(running)} instead of ${states.join(', ')}`)),
      patience.timeout,
    ).unref();
  });
  return Promise.race([found, late]);
}

export type Verdict = 'done' | 'not done';

/**
 * Lets a flow come to its end as a patient member would: asks until the server tells, and sends again or drops what
 * never arrived.
 */
export async function conclude(move: MoneyMove, running: Running, unsent: 'resend' | 'drop'): Promise<Verdict> {
  const ends = [move.done, 'refused', 'changed', opened, 'empty', 'spent', 'blocked'];
  for (let round = 0; round < 20; round += 1) {
    const state = await reaches(running, 'unsettled', 'unsent', ...ends);
    if (state === move.done) return 'done';
    if (ends.includes(state)) return 'not done';
    if (state === 'unsettled') running.clock.increment(3_000);
    else settlementOf(running)?.send({ type: `move.${unsent}` });
    if (stateOf(running) === state) throw new Error(`nothing leads on from ${state}`);
  }
  throw new Error('no end in twenty rounds');
}
