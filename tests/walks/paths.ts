/** Which paths of a walk are worth playing: enough to be in every state, or to take every transition. */
import { placesOf, statesOf, transitionsOf, type Place, type Step } from '#machines/model/graph.ts';
import { kindOf } from '#machines/model/happening.ts';
import { takenBy } from '#machines/model/taken.ts';
import type { AnyWalk } from '#machines/model/walk.ts';
import type { Playbook } from './playbook.ts';

export type Path = readonly Step[];

/** The state of a place, without its facts. */
export const stateIn = (place: string): string => place.split(' (')[0] ?? '';

/** What somebody or something has to do; the rest follows by itself from what was arranged before. */
export const isAct = ({ event }: Step): boolean => ['event', 'passed'].includes(kindOf(event.type).kind);

/**
 * The shortest way to every place, without what can't be played.
 * @param unplayable labels, or `state: label` for one state alone
 */
function waysTo(walk: AnyWalk, unplayable: Iterable<string>) {
  const left = new Set(unplayable);
  const isPlayable = ({ from, label }: Step) => !left.has(label) && !left.has(`${stateIn(from)}: ${label}`);
  const places = placesOf(walk);
  const [first] = places.keys();
  const ways = new Map<string, Path>(first === undefined ? [] : [[first, []]]);
  for (const [name, path] of ways) {
    for (const step of places.get(name)?.steps ?? []) {
      if (isPlayable(step) && !ways.has(step.to)) ways.set(step.to, [...path, step]);
    }
  }
  return { places, ways, isPlayable };
}

const isPrefix = (short: Path, long: Path): boolean => short.every((step, index) => step === long[index]);

/** Those that no longer one contains. */
const longest = (paths: readonly Path[]): Path[] =>
  paths.filter(
    (path, index) =>
      !paths.some(
        (other, at) =>
          at !== index &&
          other.length >= path.length &&
          isPrefix(path, other) &&
          (other.length > path.length || at < index),
      ),
  );

/** The shortest path to each state that can be played. */
function pathsToStates(walk: AnyWalk, unplayable: Iterable<string>): Map<string, Path> {
  const { ways } = waysTo(walk, unplayable);
  const found = new Map<string, Path>();
  for (const [place, path] of ways) {
    const state = stateIn(place);
    const known = found.get(state);
    if (!known || path.length < known.length) found.set(state, path);
  }
  return found;
}

/** A state of a flow as its frame says it, and the shortest way to it. */
export interface Target {
  state: string;
  path: Path;
}

/** Every state of a flow that can be played, those of the child included that it shows in the place of its own. */
export function targetsOf({ walk, inner, unplayable }: Playbook): Target[] {
  const own = pathsToStates(walk, Object.keys(unplayable));
  const targets = [...own].map(([state, path]) => ({ state, path }));
  if (!inner) return targets;
  const prefix = own.get(inner.state) ?? [];
  const within = pathsToStates(inner.playbook.walk, Object.keys(inner.playbook.unplayable));
  return [
    ...targets.filter(({ state }) => state !== inner.state),
    ...[...within].map(([state, path]) => ({ state, path: [...prefix, ...path] })),
  ];
}

/** States of a flow that no path of its playbook comes to. */
export function statesLeft(book: Playbook): string[] {
  const reached = new Set(targetsOf(book).map(({ state }) => state));
  return statesShown(book).filter((state) => !reached.has(state));
}

/** What the frame of a flow can say. */
export const statesShown = ({ walk, inner, unseen }: Playbook): string[] =>
  [
    ...statesOf(walk.machine).filter((state) => state !== inner?.state),
    ...(inner ? statesOf(inner.playbook.walk.machine) : []),
  ].filter((state) => unseen[state] === undefined && inner?.playbook.unseen[state] === undefined);

/** Few targets whose paths are in every state together. */
export function stateTour(book: Playbook): Target[] {
  const targets = targetsOf(book);
  const kept = new Set(longest(targets.map(({ path }) => path)));
  return targets.filter(({ path }) => kept.has(path));
}

/** Few paths of a walk that take each of its transitions, and the names of those that none can take. */
function transitionPaths(walk: AnyWalk, unplayable: Iterable<string>): { paths: Path[]; left: string[] } {
  const { places, ways, isPlayable } = waysTo(walk, unplayable);
  const names = transitionsOf(walk.machine);
  const found = new Map<string, Path>();
  for (const [place, path] of ways) {
    const { snapshot, steps } = places.get(place) as Place;
    for (const step of steps.filter(isPlayable)) {
      for (const taken of takenBy(walk.machine, snapshot, step.event)) {
        const name = names.get(taken) ?? '';
        if (!found.has(name)) found.set(name, [...path, step]);
      }
    }
  }
  return { paths: longest([...found.values()]), left: [...names.values()].filter((name) => !found.has(name)) };
}

/** Targets whose paths take every transition together, those of the child included, and the names of those left. */
export function transitionTour({ walk, inner, unplayable }: Playbook): { targets: Target[]; left: string[] } {
  const own = transitionPaths(walk, Object.keys(unplayable));
  const targets = own.paths.map((path) => ({ path, state: stateIn(path.at(-1)?.to ?? '') }));
  if (!inner) return { targets, left: own.left };
  const prefix = pathsToStates(walk, Object.keys(unplayable)).get(inner.state) ?? [];
  const within = transitionPaths(inner.playbook.walk, Object.keys(inner.playbook.unplayable));
  return {
    targets: [
      ...targets.filter(({ state }) => state !== inner.state),
      ...within.paths.map((path) => ({ path: [...prefix, ...path], state: stateIn(path.at(-1)?.to ?? '') })),
    ],
    left: [...own.left, ...within.left.map((name) => `${inner.state}.${name}`)],
  };
}

/** Transitions that no path takes, each with the reasons. */
export function transitionsLeft(book: Pick<Playbook, 'walk' | 'unplayable'>): { name: string; reasons: string[] }[] {
  const names = transitionsOf(book.walk.machine);
  const { left } = transitionPaths(book.walk, Object.keys(book.unplayable));
  const reasons = new Map(left.map((name) => [name, new Set<string>()]));
  for (const { snapshot, steps } of placesOf(book.walk).values()) {
    for (const { from, label, event } of steps) {
      const reason = book.unplayable[`${stateIn(from)}: ${label}`] ?? book.unplayable[label];
      if (reason === undefined) continue;
      for (const taken of takenBy(book.walk.machine, snapshot, event)) reasons.get(names.get(taken) ?? '')?.add(reason);
    }
  }
  return [...reasons].map(([name, told]) => ({
    name,
    reasons: told.size > 0 ? [...told] : ['comes after what nobody can play'],
  }));
}
