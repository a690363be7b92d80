/**
 * A walk over every edge of a machine, as a list that a person can read and a diff can show. It fails when a state or a
 * transition is never reached.
 */
import { expect } from 'vitest';
import {
  getInitialMicrosteps,
  getMicrosteps,
  getNextTransitions,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type ContextFrom,
  type EventObject,
  type InputFrom,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { delayName, effectsOf, type Happening } from './flow.ts';

export interface WalkOptions<M extends AnyStateMachine> {
  input?: InputFrom<M>;
  /** Happenings with a payload by the label that the list shows; others are found in the machine. */
  events?: Record<string, Happening<M>>;
  /** Transitions that only another walk of the same machine can take, as the report names them. */
  elsewhere?: readonly string[];
  /** What in the context decides about later steps, in words: snapshots with the same words are one place of the walk. */
  facts?: (context: ContextFrom<M>) => readonly (string | false | null)[];
}

interface Step {
  from: AnyMachineSnapshot;
  label: string;
  event: EventObject;
}

/** Many times what the largest machine needs; a walk without an end stops here. */
const limit = 5_000;

const participle = /^\w+\.(\w+ed|lost|left|taken|sent|paid|bought)$/;

function labelOf(event: string): string {
  if (event.startsWith('xstate.done.actor.')) return `${event.slice('xstate.done.actor.'.length)} done`;
  if (event.startsWith('xstate.error.actor.')) return `${event.slice('xstate.error.actor.'.length)} failed`;
  if (event.startsWith('xstate.after.')) return `after ${delayName(event)}`;
  return event === '' ? 'always' : event;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** Names every transition of a machine for the report of what was missed. */
function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const named = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine.root)) {
    const place = node.path.join('.') || '(any)';
    for (const candidates of [...node.transitions.values(), node.always ?? []]) {
      for (const [index, candidate] of candidates.entries()) {
        named.set(
          candidate,
          `${place}: ${labelOf(candidate.eventType)}${candidates.length > 1 ? ` #${index + 1}` : ''}`,
        );
      }
    }
  }
  return named;
}

/** The transitions that an event takes, the eventless ones behind it too. */
function taken(machine: AnyStateMachine, { from, event }: Step): AnyTransitionDefinition[] {
  const places = getMicrosteps(machine, from, event).map(([snapshot]) => snapshot as AnyMachineSnapshot);
  return [...(machine.getTransitionData(from, event) ?? []), ...eventless(places)];
}

/** The eventless transitions between the places of one step. */
const eventless = (places: readonly AnyMachineSnapshot[]): AnyTransitionDefinition[] =>
  places.flatMap((place, index) => {
    const next = places[index + 1];
    const candidates = place._nodes.flatMap((node) => node.always ?? []);
    return candidates.find((candidate) => candidate.target?.some((target) => next?._nodes.includes(target))) ?? [];
  });

export function walk<M extends AnyStateMachine>(machine: M, { input, events = {}, facts }: WalkOptions<M>) {
  const logic: AnyStateMachine = machine;
  const placeOf = ({ value, context }: AnyMachineSnapshot): string => {
    const words = (facts?.(context as ContextFrom<M>) ?? []).filter((word) => word !== false && word !== null);
    return `${String(value)}${words.length > 0 ? ` (${words.join(', ')})` : ''}`;
  };
  const known = Object.entries<EventObject>(events as Record<string, EventObject>);
  const possible = (snapshot: AnyMachineSnapshot): [string, EventObject][] => {
    if (snapshot.status !== 'active') return [];
    const types = new Set(
      getNextTransitions(snapshot)
        .map(({ eventType }) => eventType)
        .filter((type) => type !== ''),
    );
    return [...types].flatMap((type) => {
      const given = known.filter(([, event]) => event.type === type);
      return given.length > 0 ? given : [[labelOf(type), { type }] as [string, EventObject]];
    });
  };
  const labels = new Map(known.map(([label, event]) => [event, label]));

  const graph = getAdjacencyMap(logic, {
    ...(input !== undefined && { input }),
    limit,
    events: (snapshot) => possible(snapshot as AnyMachineSnapshot).map(([, event]) => event),
    serializeState: (snapshot) => placeOf(snapshot as AnyMachineSnapshot),
    serializeEvent: (event) => labels.get(event) ?? labelOf(event.type),
  });

  const missed = transitionsOf(logic);
  const missedStates = new Set(
    nodesOf(logic.root)
      .filter(({ type }) => type !== 'compound')
      .map(({ key }) => key),
  );
  const beginning = getInitialMicrosteps(logic, input).map(([snapshot]) => snapshot as AnyMachineSnapshot);
  for (const step of eventless(beginning)) missed.delete(step);
  for (const { key } of beginning.flatMap((place) => place._nodes)) missedStates.delete(key);
  const emitted = new Set<string>();
  const lines: string[] = [];
  for (const { state } of Object.values(graph)) {
    const from = state as AnyMachineSnapshot;
    for (const { key } of from._nodes) missedStates.delete(key);
    lines.push(placeOf(from));
    for (const [label, event] of possible(from)) {
      const steps = taken(logic, { from, label, event });
      for (const step of steps) missed.delete(step);
      for (const [between] of getMicrosteps(logic, from, event)) {
        for (const { key } of (between as AnyMachineSnapshot)._nodes) missedStates.delete(key);
      }
      const [next, actions] = transition(logic, from, event);
      const effects = effectsOf(actions);
      for (const { type } of effects.emitted) emitted.add(type);
      const told = [
        ...Object.keys(effects.started).map((port) => `starts ${port}`),
        ...effects.emitted.map(({ type }) => `emits ${type}`),
        ...Object.entries(effects.sent).map(([child, { type }]) => `sends ${type} to ${child}`),
      ];
      lines.push(`  ${label} → ${[steps.length > 0 ? placeOf(next) : 'nothing', ...told].join(', ')}`);
    }
  }
  return {
    list: `${lines.join('\n')}\n`,
    missed: [...missed.values(), ...[...missedStates].map((key) => `state ${key}`)],
    emitted: [...emitted],
  };
}

/** Walks the whole machine and compares the list with the one kept beside the test. */
export async function expectWalk<M extends AnyStateMachine>(
  machine: M,
  file: string,
  options: WalkOptions<M>,
): Promise<void> {
  const { list, missed, emitted } = walk(machine, options);
  expect(missed).toEqual(options.elsewhere ?? []);
  expect(emitted.filter((type) => !type.startsWith(`${machine.id}.`) || !participle.test(type))).toEqual([]);
  await expect(list).toMatchFileSnapshot(file);
}
