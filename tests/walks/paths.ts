/** Which paths of a walk are worth playing: enough to be in every state, or to take every transition. */
import { placesOf, statesOf, transitionsOf, type Place, type Step } from '#machines/model/graph.ts';
import { kindOf } from '#machines/model/happening.ts';
import { leavesIn } from '#machines/model/state-name.ts';
import { outcomeOf } from '#machines/model/outcome.ts';
import type { AnyWalk } from '#machines/model/walk.ts';
import type { Playbook } from './playbook.ts';

export type Path = readonly Step[];

type Reasons = Readonly<Record<string, string>>;

/** The state of a place, without its facts: `editing.idle`, or `reading.open + sending.idle`. */
export const stateIn = (place: string): string => place.split(' (')[0] ?? '';

/** What somebody or something has to do; the rest follows by itself from what was arranged before. */
export const isAct = ({ event }: Step): boolean => ['event', 'passed'].includes(kindOf(event.type).kind);

/** Whether a record has something under a label: alone, or with the state or a half of it, `state: label`. */
const under = <T>(record: Readonly<Record<string, T>>, { from, label }: Step): T | undefined => {
  const state = stateIn(from);
  const [named] = [state, ...leavesIn(state)].flatMap((one) => record[`${one}: ${label}`] ?? []);
  return named ?? record[label];
};

/**
 * The shortest way to every place, without what can't be played.
 * @param unplayable by labels, or by `state: label` for one state alone
 */
function waysTo(walk: AnyWalk, unplayable: Reasons) {
  const isPlayable = (step: Step) => under(unplayable, step) === undefined;
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

/** The shortest path to each state that can be played; of regions not each pair, but each half once. */
function pathsToStates(walk: AnyWalk, unplayable: Reasons): Map<string, Path> {
  const { ways } = waysTo(walk, unplayable);
  const found = new Map<string, Path>();
  const seen = new Set<string>();
  // The nearest places come first.
  for (const [place, path] of ways) {
    const state = stateIn(place);
    const leaves = leavesIn(state);
    if (leaves.every((leaf) => seen.has(leaf))) continue;
    for (const leaf of leaves) seen.add(leaf);
    found.set(state, path);
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
  const own = pathsToStates(walk, unplayable);
  const targets = [...own].map(([state, path]) => ({ state, path }));
  if (!inner) return targets;
  const prefix = own.get(inner.state) ?? [];
  const within = pathsToStates(inner.playbook.walk, inner.playbook.unplayable);
  return [
    ...targets.filter(({ state }) => state !== inner.state),
    ...[...within].map(([state, path]) => ({ state, path: [...prefix, ...path] })),
  ];
}

/** States of a flow that no path of its playbook comes to. */
export function statesLeft(book: Playbook): string[] {
  const reached = new Set(targetsOf(book).flatMap(({ state }) => leavesIn(state)));
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
function transitionPaths(walk: AnyWalk, unplayable: Reasons): { paths: Path[]; left: string[] } {
  const { places, ways, isPlayable } = waysTo(walk, unplayable);
  const names = transitionsOf(walk.machine);
  const found = new Map<string, Path>();
  for (const [place, path] of ways) {
    const { snapshot, steps } = places.get(place) as Place;
    for (const step of steps.filter(isPlayable)) {
      for (const taken of outcomeOf(snapshot, step.event).taken) {
        const name = names.get(taken) ?? '';
        if (!found.has(name)) found.set(name, [...path, step]);
      }
    }
  }
  return { paths: longest([...found.values()]), left: [...names.values()].filter((name) => !found.has(name)) };
}

/** Targets whose paths take every transition together, those of the child included, and the names of those left. */
export function transitionTour({ walk, inner, unplayable }: Playbook): { targets: Target[]; left: string[] } {
  const own = transitionPaths(walk, unplayable);
  const targets = own.paths.map((path) => ({ path, state: stateIn(path.at(-1)?.to ?? '') }));
  if (!inner) return { targets, left: own.left };
  const prefix = pathsToStates(walk, unplayable).get(inner.state) ?? [];
  const within = transitionPaths(inner.playbook.walk, inner.playbook.unplayable);
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
  const { left } = transitionPaths(book.walk, book.unplayable);
  const reasons = new Map(left.map((name) => [name, new Set<string>()]));
  for (const { snapshot, steps } of placesOf(book.walk).values()) {
    for (const step of steps) {
      const reason = under(book.unplayable, step);
      if (reason === undefined) continue;
      for (const taken of outcomeOf(snapshot, step.event).taken) reasons.get(names.get(taken) ?? '')?.add(reason);
    }
  }
  return [...reasons].map(([name, told]) => ({
    name,
    reasons: told.size > 0 ? [...told] : ['comes after what nobody can play'],
  }));
}
