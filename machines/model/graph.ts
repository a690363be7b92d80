/** The places of a walk and the steps between them, found by pure transition. */
import {
  getMicrosteps,
  getNextTransitions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { labelOf } from './happening.ts';
import type { AnyWalk } from './walk.ts';

/** Many times what the largest machine needs; a walk without an end stops here. */
const limit = 5_000;

export interface Step {
  /** Place it starts from. */
  from: string;
  label: string;
  event: EventObject;
  /** Place it leads to; its own, where nothing changes. */
  to: string;
}

export interface Place {
  /** State and facts, as the list shows it. */
  name: string;
  snapshot: AnyMachineSnapshot;
  /** What leads here from the start, the shortest way. */
  path: readonly Step[];
  steps: readonly Step[];
}

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The states of a flat machine, as written. */
export const statesOf = ({ root }: AnyStateMachine): string[] =>
  nodesOf(root)
    .filter((node) => node !== root)
    .map(({ key }) => key);

/** Every transition of a machine by its name in lists and reports: `form: review.open #2`. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const named = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine.root)) {
    const place = node.path.join('.') || '(any)';
    for (const candidates of [...node.transitions.values(), node.always ?? []]) {
      for (const [index, candidate] of candidates.entries()) {
        const turn = candidates.length > 1 ? ` #${index + 1}` : '';
        named.set(candidate, `${place}: ${labelOf(candidate.eventType)}${turn}`);
      }
    }
  }
  return named;
}

function placeName({ facts }: AnyWalk, { value, context }: AnyMachineSnapshot): string {
  const words = (facts?.(context) ?? []).filter((word) => word !== false && word !== null);
  return `${String(value)}${words.length > 0 ? ` (${words.join(', ')})` : ''}`;
}

/** What can happen in a place, each with its label. */
function possible({ events }: AnyWalk, snapshot: AnyMachineSnapshot): [label: string, EventObject][] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(
    getNextTransitions(snapshot)
      .map(({ eventType }) => eventType)
      .filter((type) => type !== ''),
  );
  const known = Object.entries(events);
  return [...types].flatMap((type) => {
    const given = known.filter(([, event]) => event.type === type);
    return given.length > 0 ? given : [[labelOf(type), { type }] as [string, EventObject]];
  });
}

/** The places of a walk in the order in which they are found. */
export function placesOf(walk: AnyWalk): Map<string, Place> {
  const labels = new Map(Object.entries(walk.events).map(([label, event]) => [event as EventObject, label]));
  const nameOf = (snapshot: unknown) => placeName(walk, snapshot as AnyMachineSnapshot);
  const label = (event: EventObject) => labels.get(event) ?? labelOf(event.type);
  const options = {
    ...(walk.input !== undefined && { input: walk.input }),
    limit,
    events: (snapshot: unknown) => possible(walk, snapshot as AnyMachineSnapshot).map(([, event]) => event),
    serializeState: nameOf,
    serializeEvent: label,
  };
  const found = Object.entries(getAdjacencyMap(walk.machine, options));
  const places = new Map<string, Place>();
  // Breadth first, as the map was made: what leads to a place first is the shortest way to this very snapshot.
  const paths = new Map<string, readonly Step[]>([[found[0]?.[0] ?? '', []]]);
  for (const [name, { state, transitions }] of found) {
    const path = paths.get(name) ?? [];
    const steps = Object.values(transitions as Record<string, { event: EventObject; state: unknown }>).map(
      ({ event, state: next }): Step => ({ from: name, label: label(event), event, to: nameOf(next) }),
    );
    for (const step of steps) if (!paths.has(step.to)) paths.set(step.to, [...path, step]);
    places.set(name, { name, snapshot: state as AnyMachineSnapshot, path, steps });
  }
  return places;
}

/** The eventless transitions between the places of one step. */
function eventless(places: readonly AnyMachineSnapshot[]): AnyTransitionDefinition[] {
  return places.flatMap((place, index) => {
    const next = places[index + 1];
    const candidates = place._nodes.flatMap((node) => node.always ?? []);
    return candidates.find((candidate) => candidate.target?.some((target) => next?._nodes.includes(target))) ?? [];
  });
}

const snapshots = (microsteps: ReturnType<typeof getMicrosteps>) =>
  microsteps.map(([snapshot]) => snapshot as AnyMachineSnapshot);

/** The transitions that an event takes in a snapshot, the eventless ones behind it too. */
export const takenBy = (
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  event: EventObject,
): AnyTransitionDefinition[] => [
  ...(machine.getTransitionData(from, event) ?? []),
  ...eventless(snapshots(getMicrosteps(machine, from, event))),
];
