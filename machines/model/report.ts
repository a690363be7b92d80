/** What `npm run walks` writes: a list per walk that a person can read, and the count of what was reached. */
import type { AnyStateMachine } from 'xstate';
import { effectsOf, stoppedBy } from './effects.ts';
import { placesOf, statesOf, transitionsOf } from './graph.ts';
import { outcomeOf } from './outcome.ts';
import { takeWalk } from './run.ts';
import type { AnyWalk } from './walk.ts';

/** Every place, each thing that can happen there, and where it leads. */
export function listOf(walk: AnyWalk): string {
  const lines: string[] = [];
  for (const { name, snapshot, steps } of placesOf(walk).values()) {
    lines.push(name);
    for (const { label, event, to } of steps) {
      const { actions, taken } = outcomeOf(snapshot, event);
      const effects = effectsOf(actions);
      const told = [
        ...Object.keys(effects.started).map((port) => `starts ${port}`),
        ...stoppedBy(actions, snapshot).map((child) => `stops ${child}`),
        ...effects.emitted.map(({ type }) => `emits ${type}`),
        ...Object.entries(effects.sent).map(([child, { type }]) => `sends ${type} to ${child}`),
      ];
      lines.push(`  ${label} → ${[taken.length > 0 ? to : 'nothing', ...told].join(', ')}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Event types that the steps of a walk emit. */
export const emittedBy = (walk: AnyWalk): Set<string> =>
  new Set(
    [...placesOf(walk).values()].flatMap(({ snapshot, steps }) =>
      steps.flatMap(({ event }) => effectsOf(outcomeOf(snapshot, event).actions).emitted.map(({ type }) => type)),
    ),
  );

export interface Reached {
  states: number;
  statesReached: number;
  transitions: number;
  transitionsTaken: number;
}

export interface MachineReport extends Reached {
  /** What no walk reached, and where an actor did something else than the graph said. */
  breaches: string[];
}

/** Takes all walks of one machine. @param walks at least one, all of the same machine */
export async function reportOn(walks: readonly AnyWalk[]): Promise<MachineReport> {
  const [first] = walks;
  if (!first) throw new Error('a machine has at least one walk');
  const machine: AnyStateMachine = first.machine;
  const states = statesOf(machine);
  const transitions = [...transitionsOf(machine).values()];
  const taken = await Promise.all(walks.map(takeWalk));
  const isReached = (state: string) => taken.some((walk) => walk.states.has(state));
  const isTaken = (name: string) => taken.some((walk) => walk.transitions.has(name));
  return {
    states: states.length,
    statesReached: states.filter(isReached).length,
    transitions: transitions.length,
    transitionsTaken: transitions.filter(isTaken).length,
    breaches: [
      ...states.filter((state) => !isReached(state)).map((state) => `state ${state} is not reached`),
      ...transitions.filter((name) => !isTaken(name)).map((name) => `${name} is not taken`),
      ...taken.flatMap(({ surprises }) => surprises),
    ],
  };
}

/** As `reports/walks.json` has it. */
export interface Counts {
  machines: Record<string, Reached>;
}

/** Takes the walks of all machines. @returns the counts, and by machine what was missed */
export async function reportOnAll(walks: Readonly<Record<string, readonly AnyWalk[]>>) {
  const counts: Counts = { machines: {} };
  const breaches: Record<string, readonly string[]> = {};
  for (const [name, of] of Object.entries(walks)) {
    const { breaches: missed, ...reached } = await reportOn(of);
    counts.machines[name] = reached;
    if (missed.length > 0) breaches[name] = missed;
  }
  return { counts, breaches };
}
