/** The places of a walk and the steps between them, found by pure transition. */
import {
  getNextTransitions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { done, failed, kindOf, labelOf } from './happening.ts';
import { anyState, isLeaf, pathOf, stateName } from './state-name.ts';
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
  /** State, facts and history, as the list shows it. */
  name: string;
  snapshot: AnyMachineSnapshot;
  /** What leads here from the start, the shortest way. */
  path: readonly Step[];
  steps: readonly Step[];
}

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The leaves of a machine, by path: `editing.refreshing`. */
export const statesOf = ({ root }: AnyStateMachine): string[] =>
  nodesOf(root)
    .filter((node) => node !== root && isLeaf(node))
    .map(pathOf);

/** Every transition of a machine by its name in lists and reports: `form: review.open #2`. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const named = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine.root)) {
    const place = pathOf(node) || anyState;
    for (const candidates of [...node.transitions.values(), node.always ?? []]) {
      for (const [index, candidate] of candidates.entries()) {
        const turn = candidates.length > 1 ? ` #${index + 1}` : '';
        named.set(candidate, `${place}: ${labelOf(candidate.eventType)}${turn}`);
      }
    }
  }
  return named;
}

/** Where the history states of what was left lead back to: it tells places apart as facts do. */
function historyIn({ historyValue, _nodes }: AnyMachineSnapshot, { root }: AnyStateMachine): string[] {
  const left = nodesOf(root).filter(({ type, parent }) => type === 'history' && parent && !_nodes.includes(parent));
  const kept = left.flatMap(({ id }) => {
    const nodes: readonly AnyStateNode[] = historyValue[id] ?? [];
    return nodes.length > 0 ? [nodes.map(pathOf).toSorted().join(' + ')] : [];
  });
  // What goes all the way down says the rest.
  const deepest = kept.filter((path, index) => {
    return kept.indexOf(path) === index && !kept.some((other) => other.startsWith(`${path}.`));
  });
  return deepest.map((path) => `back to ${path}`);
}

function placeName({ facts, machine }: AnyWalk, snapshot: AnyMachineSnapshot): string {
  const told = (facts?.(snapshot.context as never) ?? []).filter((word) => word !== false && word !== null);
  const words = [...told, ...historyIn(snapshot, machine)];
  return `${stateName(snapshot)}${words.length > 0 ? ` (${words.join(', ')})` : ''}`;
}

/** `*` and `pointer.*` stand for many types. */
const isWildcard = (type: string): boolean => type === '*' || type.endsWith('.*');
const isOf = (type: string, wanted: string): boolean =>
  type === wanted || (isWildcard(wanted) && kindOf(type).kind === 'event' && type.startsWith(wanted.slice(0, -1)));

/** Only a child that is there can answer. */
function canHappen(type: string, { children }: AnyMachineSnapshot): boolean {
  const what = kindOf(type);
  if ('port' in what) return what.port in children;
  // A state ends by what happens inside of it, and what is eventless needs nothing to happen.
  return what.kind !== 'ended' && what.kind !== 'always';
}

/** One that nobody gave: a port tells that it answered, or failed, with nothing. */
function bare(type: string): EventObject {
  const what = kindOf(type);
  if (what.kind === 'done') return done(what.port);
  return what.kind === 'failed' ? failed(what.port, undefined) : { type };
}

/** What can happen in a place: events of the walk, and those that need no payload. */
function possible({ events }: AnyWalk, snapshot: AnyMachineSnapshot): EventObject[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(
    getNextTransitions(snapshot)
      .map(({ eventType }) => eventType)
      .filter((type) => canHappen(type, snapshot)),
  );
  const known = Object.values(events);
  const found = [...types].flatMap((type): EventObject[] => {
    const given = known.filter((event) => isOf(event.type, type));
    return given.length > 0 || isWildcard(type) ? given : [bare(type)];
  });
  return [...new Set(found)];
}

/** `after pause`; with its state, where two of one name count at once: `after pause of quiz.editing`. */
function ownLabel(type: string, others: readonly EventObject[]): string {
  const label = labelOf(type);
  const isShared = others.some((other) => other.type !== type && labelOf(other.type) === label);
  return isShared ? `${label} of ${type.split('.').slice(3).join('.')}` : label;
}

const known = new WeakMap<AnyWalk, ReadonlyMap<string, Place>>();

/** The places of a walk in the order in which they are found; looked for once, since laws, lists and pictures all ask for them. */
export function placesOf(walk: AnyWalk): ReadonlyMap<string, Place> {
  const places = known.get(walk) ?? findPlaces(walk);
  known.set(walk, places);
  return places;
}

function findPlaces(walk: AnyWalk): Map<string, Place> {
  const labels = new Map(Object.entries(walk.events).map(([label, event]) => [event as EventObject, label]));
  const nameOf = (snapshot: unknown) => placeName(walk, snapshot as AnyMachineSnapshot);
  const options = {
    ...(walk.input !== undefined && { input: walk.input }),
    limit,
    events: (snapshot: unknown) => possible(walk, snapshot as AnyMachineSnapshot),
    serializeState: nameOf,
    serializeEvent: (event: EventObject) => labels.get(event) ?? event.type,
  };
  const found = Object.entries(getAdjacencyMap(walk.machine, options));
  const places = new Map<string, Place>();
  // Breadth first, as the map was made: what leads to a place first is the shortest way to this very snapshot.
  const paths = new Map<string, readonly Step[]>([[found[0]?.[0] ?? '', []]]);
  for (const [name, { state, transitions }] of found) {
    const path = paths.get(name) ?? [];
    const ways = Object.values(transitions as Record<string, { event: EventObject; state: unknown }>);
    const others = ways.map(({ event }) => event).filter((event) => !labels.has(event));
    const steps = ways.map(({ event, state: next }): Step => {
      const label = labels.get(event) ?? ownLabel(event.type, others);
      return { from: name, label, event, to: nameOf(next) };
    });
    for (const step of steps) if (!paths.has(step.to)) paths.set(step.to, [...path, step]);
    places.set(name, { name, snapshot: state as AnyMachineSnapshot, path, steps });
  }
  return places;
}
