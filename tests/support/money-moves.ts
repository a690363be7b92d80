/** Every way a member moves money, as the tests drive it: the real flow on the real client, the real store and sandbox. */
import { stateName } from '#machines/model/state-name.ts';
import { createActor, SimulatedClock, waitFor, type AnyActor, type AnyMachineSnapshot } from 'xstate';
import type { Services } from '#services/services.ts';
import { opened, type MoneyMove } from '../moves/money-move.ts';

/** A flow that runs. */
export interface Running {
  actor: AnyActor;
  clock: SimulatedClock;
}

const files = import.meta.glob<{ moves?: readonly MoneyMove[] }>('../moves/*.ts', { eager: true });

/** Each flow has its own file in `tests/moves/`. */
export const moneyMoves: readonly MoneyMove[] = Object.values(files).flatMap(({ moves = [] }) => moves);

export const isAt = (state: string) => (snapshot: AnyMachineSnapshot) => stateName(snapshot) === state;
/** A busy machine is slow; a step that never comes is a failure all the same. */
export const patience = { timeout: 20_000 };

/** Opens the flow anew, as a page that is loaded does. */
export function open(move: MoneyMove, services: Services): Running {
  const clock = new SimulatedClock();
  const input: unknown = typeof move.input === 'function' ? move.input(services.session()?.member ?? '') : move.input;
  const actor = createActor(move.flow(services), { input, clock }) as AnyActor;
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
