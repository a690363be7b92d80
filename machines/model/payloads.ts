/** What walks show of payloads: events, inputs of ports, and what is told to the world. Types are gone at run time. */
import { initialTransition, type AnyEventObject } from 'xstate';
import { effectsOf } from './effects.ts';
import { placesOf, transitionsOf } from './graph.ts';
import { outcomeOf } from './outcome.ts';
import type { AnyWalk } from './walk.ts';

const fieldsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value).filter((key) => key !== 'type') : [];

/** Fields of the events that a walk gives, by type. */
export const payloadsOf = (walks: readonly AnyWalk[]): Map<string, string[]> =>
  new Map(walks.flatMap(({ events }) => Object.values(events).map((event) => [event.type, fieldsOf(event)])));

interface Taken {
  /** The first transition that the step takes, by name. */
  name: string;
  started: Record<string, unknown>;
  emitted: readonly AnyEventObject[];
}

/** Each step of the walks, with what it does to the world. */
function* stepsOf(walks: readonly AnyWalk[]): Generator<Taken> {
  for (const walk of walks) {
    const { started, emitted } = effectsOf(initialTransition(walk.machine, walk.input)[1]);
    yield { name: 'the start', started, emitted };
    const names = transitionsOf(walk.machine);
    for (const { snapshot, steps } of placesOf(walk).values()) {
      for (const { event } of steps) {
        const { taken, actions } = outcomeOf(snapshot, event);
        yield { name: (taken[0] && names.get(taken[0])) ?? '', ...effectsOf(actions) };
      }
    }
  }
}

/** Fields of the inputs that ports get, by port. */
export function portInputsOf(walks: readonly AnyWalk[]): Map<string, string[]> {
  const inputs = new Map<string, string[]>();
  for (const { started } of stepsOf(walks)) {
    for (const [port, input] of Object.entries(started)) inputs.set(port, fieldsOf(input));
  }
  return inputs;
}

export interface Emission {
  /** Fields that it carries. */
  payload: readonly string[];
  /** Transitions that tell it, by name. */
  when: readonly string[];
}

/** What is told to the world, by type. */
export function emissionsOf(walks: readonly AnyWalk[]): Map<string, Emission> {
  const told = new Map<string, Emission>();
  for (const { name, emitted } of stepsOf(walks)) {
    for (const event of emitted) {
      const when = [...(told.get(event.type)?.when ?? []), name];
      told.set(event.type, { payload: fieldsOf(event), when: [...new Set(when)] });
    }
  }
  return told;
}
