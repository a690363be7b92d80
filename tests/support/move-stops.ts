/** Every place on the way of a money move where something can cut it short: a page that is closed, a session that ends. */
import { waitFor, type AnyStateNode } from 'xstate';
import { nodesOf, statesOf } from '#machines/model/graph.ts';
import { isLeaf, pathOf } from '#machines/model/state-name.ts';
import { settlementWalk } from '#machines/settlement/settlement.walk.ts';
import { opened, type MoneyMove } from '../moves/money-move.ts';
import { isAt, patience, reaches, settlementOf, stateOf, type Running, type Verdict } from './money-moves.ts';
import { pathOf as callOf, type Device, type MoveWorld } from './move-world.ts';

export interface Stop {
  name: string;
  /** Leads a fresh flow there. */
  lead: (running: Running, world: MoveWorld) => Promise<void>;
  /** What may be found afterwards, when what never arrived is dropped. */
  finds: readonly Verdict[];
  /** Ids that may go out, where it isn't one: what was dropped for good in time is begun anew under another. */
  ids?: number;
}

/** States that no way comes through that the tests of a whole move take, each with the reason. */
const aside: Readonly<Record<string, string>> = {
  failed: 'before anything is typed: opened again it is loaded again',
  'deciding.refreshing':
    'as "loading", with what was typed: nothing was sent, and it is read again by time or network alone',
  unavailable: 'nothing to buy, or to cancel',
  empty: 'nothing to move',
  blocked: 'nothing to withdraw',
  spent: 'nothing left for today',
  'review.agreement': 'is read beside the summary',
  expired: 'the terms ran out: nothing was sent',
  changed: 'the terms changed: nothing was sent',
  refused: 'a definite answer, as "done" is; the browser is killed there',
  preparing: 'a picture is made small: nothing was sent',
  uploading: 'a screenshot is sent, which moves nothing: sent again it takes the place of the first',
  settling: 'is told as the state of its settlement',
  choice: 'left at once',
  settled: 'the flow goes on in the same step',
};

/** Where a move has to be stopped at least. */
export const statesOnTheWay = (move: MoneyMove): string[] =>
  [...new Set([...statesOf(move.machine), ...statesOf(settlementWalk.machine)])].filter(
    (state) => !(state in aside) && !(state in (move.aside ?? {})),
  );

/** Up to the first so many of the member's steps. */
async function lead(move: MoneyMove, { actor }: Running, steps: number): Promise<void> {
  await waitFor(actor, isAt(opened), patience);
  for (const { event, state } of move.steps.slice(0, steps)) {
    actor.send(event);
    await waitFor(actor, isAt(state), patience);
  }
}

/** All of them, and the gesture that sends it. */
async function dispatch(move: MoneyMove, running: Running): Promise<void> {
  await lead(move, running, move.steps.length);
  running.actor.send(move.send);
}

async function doubt(move: MoneyMove, running: Running, world: MoveWorld, fault: string): Promise<void> {
  await world.disturb(move.endpoint, fault);
  await dispatch(move, running);
  await reaches(running, 'unsettled');
}

async function unsent(move: MoneyMove, running: Running, world: MoveWorld): Promise<void> {
  await doubt(move, running, world, 'error-before');
  running.clock.increment(3_000);
  await reaches(running, 'unsent');
}

/** Before the last gesture: opened, and each step on its way and taken. */
function early(move: MoneyMove): Stop[] {
  const states = [opened, ...move.steps.map(({ state }) => state)];
  // Typing leads nowhere: what was typed last stands for it.
  const turns = move.steps.flatMap((step, index) => (states[index] === step.state ? [] : [{ ...step, index }]));
  const finds = ['not done'] as const;
  return [
    { name: 'loading', lead: async () => undefined, finds },
    { name: `${opened}, opened`, lead: (running) => lead(move, running, 0), finds },
    ...turns.flatMap(({ event, index }): Stop[] => [
      { name: `${states[index] ?? ''}, filled in`, lead: (running) => lead(move, running, index), finds },
      {
        name: event.type,
        lead: async (running) => {
          await lead(move, running, index);
          running.actor.send(event);
        },
        finds,
      },
    ]),
    { name: 'the last step before it is sent', lead: (running) => lead(move, running, move.steps.length), finds },
  ];
}

const late = (move: MoneyMove): Stop[] => [
  { name: move.send.type, lead: (running) => dispatch(move, running), finds: ['done', 'not done'] },
  ...(move.between ?? []).map((state): Stop => ({
    name: state,
    lead: async (running) => {
      await dispatch(move, running);
      await reaches(running, state);
    },
    finds: ['done', 'not done'],
  })),
  {
    name: 'submitting',
    lead: async (running) => {
      await dispatch(move, running);
      await reaches(running, 'submitting', move.done);
    },
    finds: ['done', 'not done'],
  },
  {
    name: 'unsettled, and done',
    lead: (running, world) => doubt(move, running, world, 'lost-reply'),
    finds: ['done'],
  },
  {
    name: 'unsettled, and not done',
    lead: (running, world) => doubt(move, running, world, 'error-before'),
    finds: ['not done'],
  },
  {
    name: 'checking',
    lead: async (running, world) => {
      await doubt(move, running, world, 'error-after');
      settlementOf(running)?.send({ type: 'outcome.check' });
    },
    finds: ['done'],
  },
  { name: 'unsent', lead: (running, world) => unsent(move, running, world), finds: ['not done'] },
  {
    name: 'resending',
    lead: async (running, world) => {
      await unsent(move, running, world);
      settlementOf(running)?.send({ type: 'move.resend' });
    },
    finds: ['done', 'not done'],
  },
  {
    name: 'cancelling',
    lead: async (running, world) => {
      await unsent(move, running, world);
      settlementOf(running)?.send({ type: 'move.drop' });
    },
    finds: ['not done'],
    ids: 2,
  },
  {
    name: move.done,
    lead: async (running) => {
      await dispatch(move, running);
      await reaches(running, move.done);
    },
    finds: ['done', 'not done'],
  },
];

export const stopsOf = (move: MoneyMove): readonly Stop[] => [...early(move), ...late(move)];

/** How many members the stops of all moves need. */
export const stopCount = (moves: readonly MoneyMove[]): number =>
  moves.reduce((sum, move) => sum + stopsOf(move).length, 0);

/** The ids under which a move left a device. */
export const idsOf = ({ endpoint }: MoneyMove, { wire }: Device): ReadonlySet<string | null> =>
  new Set(
    wire.sent
      .filter(({ url }) => new URL(url).pathname === callOf(endpoint))
      .map(({ headers }) => headers.get('Idempotency-Key')),
  );

/** Left at once, whatever is so. */
const isPassing = ({ always = [] }: AnyStateNode): boolean => always.some(({ guard }) => guard === undefined);

/** States of a flow, its settlement's included, that wait for the member, or for nothing. */
const restsOf = ({ machine }: MoneyMove): string[] =>
  [machine, settlementWalk.machine].flatMap(({ root }) =>
    nodesOf(root)
      .filter((node) => isLeaf(node) && node.invoke.length === 0 && !isPassing(node))
      .map(pathOf)
      // A settlement that is settled is over: its flow goes on in the same step.
      .filter((state) => state !== 'settled'),
  );

const isRefused = ({ wire }: Device): boolean => wire.told.some((told) => !['answered', 'unanswered'].includes(told));

/** The member goes on with a move until a call is refused. @returns false where it was over before */
export async function goOn(move: MoneyMove, running: Running, device: Device): Promise<boolean> {
  const rests = restsOf(move);
  for (let round = 0; round < 20; round += 1) {
    const state = await reaches(running, ...rests);
    if (isRefused(device)) return true;
    if (state === move.done) return false;
    if (state === 'unsettled') running.clock.increment(3_000);
    else if (state === 'unsent') settlementOf(running)?.send({ type: 'move.resend' });
    else {
      for (const event of [...move.steps.map((step) => step.event), move.send]) {
        // A step may take its time; the next one begins where it has led.
        await reaches(running, ...rests);
        running.actor.send(event);
      }
    }
  }
  throw new Error(`nothing is refused at ${stateOf(running)}`);
}
