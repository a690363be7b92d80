/** A machine's chart as data, so that a recording can be drawn where the machine isn't loaded. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';

/** `initial`, `final` and `busy` as the machine says. What it stands in, its path says. */
export interface ChartState {
  /** Its path in the machine: `review`, `editing.refreshing`. */
  id: string;
  isInitial: boolean;
  isFinal: boolean;
  isBusy: boolean;
  /** What it waits for: ports by name. */
  invokes: readonly string[];
}

export interface ChartEdge {
  /** A state's id; `*` is anywhere. */
  from: string;
  /** Null: it stays where it is. */
  to: string | null;
  /** As a person says it: `review.open`, `loadOffer done`, `after freshFor`. */
  label: string;
  /** The event's type; empty for a transition that needs none. */
  event: string;
  /** Of its condition; null: always. */
  guard: string | null;
}

export interface Chart {
  id: string;
  states: readonly ChartState[];
  edges: readonly ChartEdge[];
}

export const anywhere = '*';

/** The state that holds this one; null at the top. */
export const parentOf = (id: string): string | null => (id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null);

/** Its own name: `refreshing`. */
export const keyOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

/** What a state holds; null: the machine itself. */
export const statesIn = ({ states }: Pick<Chart, 'states'>, id: string | null): ChartState[] =>
  states.filter((state) => parentOf(state.id) === id);

/** Nothing begins in it: it is in all that it holds at once. */
export const isParallel = (chart: Pick<Chart, 'states'>, id: string | null): boolean => {
  const states = statesIn(chart, id);
  return states.length > 0 && !states.some(({ isInitial }) => isInitial);
};

const prefixes: readonly [prefix: string, label: (rest: string) => string][] = [
  ['xstate.done.actor.', (port) => `${port} done`],
  ['xstate.error.actor.', (port) => `${port} failed`],
  ['xstate.after.', (rest) => `after ${rest.split('.')[0] ?? ''}`],
  ['xstate.done.state.', () => 'onDone'],
  ['xstate.', (rest) => rest],
];

/** An event's type as lists and charts show it. */
export function eventLabel(type: string): string {
  if (type === '') return 'always';
  const found = prefixes.find(([prefix]) => type.startsWith(prefix));
  return found ? found[1](type.slice(found[0].length)) : type;
}

/** True for what machines tell themselves: answers of ports, delays, start and stop. */
export const isInternal = (type: string): boolean => type === '' || type === '*' || type.startsWith('xstate.');

const idOf = (node: AnyStateNode): string => node.path.join('.') || anywhere;

const nodesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)]);

function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (guard == null) return null;
  if (typeof guard === 'string') return guard;
  return 'type' in guard && typeof guard.type === 'string' ? guard.type : 'guarded';
}

const edgesOf = (node: AnyStateNode): ChartEdge[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((transition) => ({
    from: idOf(node),
    to: transition.target?.[0] ? idOf(transition.target[0]) : null,
    label: eventLabel(transition.eventType),
    event: transition.eventType,
    guard: guardOf(transition),
  }));

export function chartOf({ id, root }: AnyStateMachine): Chart {
  const nodes = nodesBelow(root);
  return {
    id,
    states: nodes.map((node) => ({
      id: idOf(node),
      isInitial: node.parent?.initial.target.includes(node) ?? false,
      isFinal: node.type === 'final',
      isBusy: node.tags.includes('busy'),
      invokes: node.invoke.map((invoked) => invoked.id),
    })),
    edges: [root, ...nodes].flatMap(edgesOf),
  };
}

/** Ids of the states that a machine is in: `{a: 'b'}` is in `a` and in `a.b`. */
export function activeIn(value: StateValue, path = ''): string[] {
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  if (typeof value === 'string') return [at(value)];
  return Object.entries(value).flatMap(([key, inner]) => [
    at(key),
    ...(inner === undefined ? [] : activeIn(inner, at(key))),
  ]);
}
