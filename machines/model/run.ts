/** Walks taken by real actors on a simulated clock, with ports that answer as the walk says. */
import {
  createActor,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate';
import { effectsOf } from './effects.ts';
import { placesOf, takenBy, transitionsOf, type Place, type Step } from './graph.ts';
import { kindOf } from './happening.ts';
import type { AnyWalk } from './walk.ts';

export interface Taken {
  /** Names of states that an actor was in. */
  states: Set<string>;
  /** Names of transitions that an actor took. */
  transitions: Set<string>;
  /** Where an actor did not do what the graph said, in words. */
  surprises: string[];
  /** Inputs that ports were started with, by port. */
  inputs: Map<string, unknown[]>;
}

/** For each transition of a walk the shortest way through it. */
export function pathsThrough(machine: AnyStateMachine, places: Iterable<Place>): Map<AnyTransitionDefinition, Step[]> {
  const paths = new Map<AnyTransitionDefinition, Step[]>();
  for (const { snapshot, path, steps } of places) {
    for (const step of steps) {
      for (const taken of takenBy(machine, snapshot, step.event)) {
        if (!paths.has(taken)) paths.set(taken, [...path, step]);
      }
    }
  }
  return paths;
}

/** Ports answer when they are told to. */
function scripted(machine: AnyStateMachine, inputs: Taken['inputs']) {
  const waiting = new Map<string, { resolve: (answer: unknown) => void; reject: (error: unknown) => void }>();
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [
      name,
      fromPromise(({ self, input }) => {
        inputs.set(name, [...(inputs.get(name) ?? []), input]);
        return new Promise((resolve, reject) => waiting.set(self.id, { resolve, reject }));
      }),
    ]),
  );
  return { machine: machine.provide({ actors }), waiting };
}

/** Longer than any chain of promises between an answer and the actor that hears it. */
async function heard(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

/** Takes one path; what happened is added to `taken`. */
async function takePath({ machine: walked, input }: AnyWalk, path: readonly Step[], taken: Taken): Promise<void> {
  const { machine, waiting } = scripted(walked, taken.inputs);
  const names = transitionsOf(machine);
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return;
      for (const each of event._transitions) {
        const name = names.get(each);
        if (name === undefined) continue;
        taken.transitions.add(name);
        // One that is left at once is in no snapshot.
        taken.states.add(each.source.key);
      }
      for (const { key } of (event.snapshot as AnyMachineSnapshot)._nodes) taken.states.add(key);
    },
  });
  const failures: unknown[] = [];
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  let [expected, actions] = initialTransition(machine, input);
  // Named delays of the state that the actor is in, ms.
  let timers = effectsOf(actions).timers;
  for (const { label, event } of path) {
    const what = kindOf(event.type);
    if (what.kind === 'done') waiting.get(what.port)?.resolve((event as EventObject & { output?: unknown }).output);
    else if (what.kind === 'failed') waiting.get(what.port)?.reject((event as EventObject & { error?: unknown }).error);
    else if (what.kind === 'passed') clock.increment(timers[what.delay] ?? 0);
    else actor.send(event);
    await heard();
    [expected, actions] = transition(machine, expected, event);
    timers = { ...timers, ...effectsOf(actions).timers };
    const actual = actor.getSnapshot();
    for (const node of actual._nodes) taken.states.add(node.key);
    if (actual.value !== expected.value) {
      taken.surprises.push(
        `${path.map((step) => step.label).join(' › ')}: ${String(actual.value)} after ${label}, not ${String(expected.value)}`,
      );
      break;
    }
  }
  for (const error of failures) taken.surprises.push(`${path.map((step) => step.label).join(' › ')}: ${String(error)}`);
  actor.stop();
}

/** Takes every transition of a walk once, each by the shortest way there. */
export async function takeWalk(walk: AnyWalk): Promise<Taken> {
  const taken: Taken = { states: new Set(), transitions: new Set(), surprises: [], inputs: new Map() };
  const places = placesOf(walk);
  await takePath(walk, [], taken);
  for (const path of pathsThrough(walk.machine, places.values()).values()) await takePath(walk, path, taken);
  return taken;
}
