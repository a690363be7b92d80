/** Walks taken by real actors on a clock that is told when to ring, with ports that answer as the walk says. */
import {
  createActor,
  fromPromise,
  getInitialMicrosteps,
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate';
import { placesOf, transitionsOf, type Place, type Step } from './graph.ts';
import { kindOf } from './happening.ts';
import { outcomeOf, withoutConflicts } from './outcome.ts';
import { isLeaf, pathOf, stateName } from './state-name.ts';
import type { AnyWalk } from './walk.ts';

export interface Taken {
  /** Paths of leaves that an actor was in. */
  states: Set<string>;
  /** Names of transitions that an actor took. */
  transitions: Set<string>;
  /** Where an actor did not do what the graph said, in words. */
  surprises: string[];
  /** Inputs that ports were started with, by port. */
  inputs: Map<string, unknown[]>;
}

/** For each transition of a walk the shortest way through it. */
export function pathsThrough(places: Iterable<Place>): Map<AnyTransitionDefinition, Step[]> {
  const paths = new Map<AnyTransitionDefinition, Step[]>();
  for (const { snapshot, path, steps } of places) {
    for (const step of steps) {
      for (const taken of outcomeOf(snapshot, step.event).taken) {
        if (!paths.has(taken)) paths.set(taken, [...path, step]);
      }
    }
  }
  return paths;
}

/** Ports answer when they are told to. */
function scripted({ machine: walked, input }: AnyWalk, inputs: Taken['inputs']) {
  const waiting = new Map<string, { resolve: (answer: unknown) => void; reject: (error: unknown) => void }>();
  const actors = Object.fromEntries(
    Object.keys(walked.implementations.actors).map((name) => [
      name,
      fromPromise(({ self, input }) => {
        inputs.set(name, [...(inputs.get(name) ?? []), input]);
        return new Promise((resolve, reject) => waiting.set(self.id, { resolve, reject }));
      }),
    ]),
  );
  const machine = walked.provide({ actors });
  return { machine, names: transitionsOf(machine), input, waiting };
}

/**
 * A clock without time: a delay is over when it is told so, by its event's type. Delays of two regions may so be over in
 * either order, as in the graph.
 */
function toldClock(lastScheduled: () => EventObject | undefined) {
  const pending = new Map<number, { type: string; end: () => void }>();
  let last = 0;
  return {
    setTimeout: (end: () => void) => {
      pending.set((last += 1), { type: lastScheduled()?.type ?? '', end });
      return last;
    },
    clearTimeout: (id: number) => void pending.delete(id),
    pass: (type: string) => {
      const [id, timer] = [...pending].find(([, { type: waiting }]) => waiting === type) ?? [];
      if (id !== undefined) pending.delete(id);
      timer?.end();
    },
  };
}

/** Longer than any chain of promises between an answer and the actor that hears it. */
async function heard(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

/** What both the actor and the pure step are asked for. */
const standingOf = (snapshot: AnyMachineSnapshot): string => {
  const children = Object.keys(snapshot.children as object).toSorted();
  return [stateName(snapshot), snapshot.status, ...children].join(', ');
};

/** Takes one path; what happened is added to `taken`. */
async function takePath(
  { machine, names, input, waiting }: ReturnType<typeof scripted>,
  path: readonly Step[],
  taken: Taken,
): Promise<void> {
  waiting.clear();
  const enter = (snapshot: AnyMachineSnapshot) => {
    for (const node of snapshot._nodes.filter(isLeaf)) taken.states.add(pathOf(node));
  };
  const clock = toldClock(() => Object.values(actor.system.getSnapshot()._scheduledEvents).at(-1)?.event);
  // An actor tells no microstep of its first states; those may be left at once.
  const [first] = getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot as AnyMachineSnapshot);
  let nodes: readonly AnyStateNode[] = first?._nodes ?? [];
  if (first) enter(first);
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return;
      for (const each of withoutConflicts(event._transitions, nodes)) taken.transitions.add(names.get(each) ?? '');
      const snapshot = event.snapshot as AnyMachineSnapshot;
      nodes = snapshot._nodes;
      enter(snapshot);
    },
  });
  const failures: unknown[] = [];
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  let expected: AnyMachineSnapshot = initialTransition(machine, input)[0];
  const way = path.map(({ label }) => label).join(' › ');
  for (const { label, event } of path) {
    const what = kindOf(event.type);
    if (what.kind === 'done') waiting.get(what.port)?.resolve((event as EventObject & { output?: unknown }).output);
    else if (what.kind === 'failed') waiting.get(what.port)?.reject((event as EventObject & { error?: unknown }).error);
    else if (what.kind === 'passed') clock.pass(event.type);
    else actor.send(event);
    await heard();
    [expected] = transition(machine, expected, event);
    const [is, should] = [standingOf(actor.getSnapshot()), standingOf(expected)];
    if (is !== should) {
      taken.surprises.push(`${way}: ${is} after ${label}, not ${should}`);
      break;
    }
  }
  for (const error of failures) taken.surprises.push(`${way}: ${String(error)}`);
  actor.stop();
}

/** Takes every transition of a walk once, each by the shortest way there. */
export async function takeWalk(walk: AnyWalk): Promise<Taken> {
  const taken: Taken = { states: new Set(), transitions: new Set(), surprises: [], inputs: new Map() };
  const places = placesOf(walk);
  const script = scripted(walk, taken.inputs);
  await takePath(script, [], taken);
  for (const path of pathsThrough(places.values()).values()) await takePath(script, path, taken);
  return taken;
}
