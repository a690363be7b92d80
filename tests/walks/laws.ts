/** The rules that every playbook obeys. Each returns what breaks it, in words. */
import { placesOf, statesOf, type Step } from '#machines/model/graph.ts';
import { kindOf } from '#machines/model/happening.ts';
import { leavesIn } from '#machines/model/state-name.ts';
import type { AnyWalk } from '#machines/model/walk.ts';
import { stateIn, statesLeft, stateTour, transitionTour } from './paths.ts';
import type { Playbook } from './playbook.ts';

type Reasons = Readonly<Record<string, string>>;

/** Machines that nobody plays, and names that are of no machine. @param folders those of machines/ */
export function coverBreaches(folders: readonly string[], books: Readonly<Record<string, unknown>>, others: Reasons) {
  const known = [...Object.keys(books), ...Object.keys(others)];
  return [
    ...folders
      .filter((folder) => !known.includes(folder))
      .map((folder) => `${folder} has neither a playbook nor a reason`),
    ...known.filter((folder) => !folders.includes(folder)).map((folder) => `${folder} is no machine`),
    ...Object.keys(books)
      .filter((folder) => folder in others)
      .map((folder) => `${folder} has a playbook, and a reason to have none`),
    ...unreasoned(others),
  ];
}

const unreasoned = (reasons: Reasons): string[] =>
  Object.entries(reasons)
    .filter(([, reason]) => reason.trim() === '')
    .map(([name]) => `${name} has no reason`);

const stepsOf = (walk: AnyWalk): Step[] => [...placesOf(walk).values()].flatMap(({ steps }) => steps);

/** What a playbook names that its walks, its own and the child's, don't have. */
function staleNames({ walk, inner, ...book }: Playbook): string[] {
  const walks = [walk, ...(inner ? [inner.playbook.walk] : [])];
  const steps = walks.flatMap(stepsOf);
  const labels = new Set(steps.map(({ label }) => label));
  const places = new Set(
    steps.flatMap(({ from, label }) => {
      const state = stateIn(from);
      return [state, ...leavesIn(state)].map((one) => `${one}: ${label}`);
    }),
  );
  const states = new Set(walks.flatMap(({ machine }) => statesOf(machine)));
  const ports = new Set(walks.flatMap(({ machine }) => Object.keys(machine.implementations.actors)));
  const unknown = (what: string, names: object = {}, ...known: ReadonlySet<string>[]): string[] =>
    Object.keys(names)
      .filter((name) => !known.some((one) => one.has(name)))
      .map((name) => `"${name}" of ${what} is not in the walk`);
  return [
    ...unknown('outcomes', { ...book.outcomes, ...inner?.playbook.outcomes }, labels),
    ...unknown('gestures', book.gestures, labels),
    ...unknown('facts', book.facts, labels),
    ...unknown('unplayable', { ...book.unplayable, ...inner?.playbook.unplayable }, labels, places),
    ...unknown('unseen', { ...book.unseen, ...inner?.playbook.unseen }, states),
    ...unknown('fleeting', Object.fromEntries((book.fleeting ?? []).map((state) => [state, state])), states),
    ...unknown('ports', { ...book.ports, ...inner?.playbook.ports }, ports),
  ];
}

/** Failures on its paths that nobody knows how to bring about. */
function portsWithoutCall(book: Playbook): string[] {
  const { inner } = book;
  const arranged = { ...book.outcomes, ...inner?.playbook.outcomes };
  const ports = { ...book.ports, ...inner?.playbook.ports };
  const steps = [...stateTour(book), ...transitionTour(book).targets].flatMap(({ path }) => path);
  const failing = steps.flatMap(({ label, event }) => {
    const what = kindOf(event.type);
    return what.kind === 'failed' && !(label in arranged) && !(what.port in ports) ? [what.port] : [];
  });
  return [...new Set(failing)].map((port) => `port ${port} fails on a path, and has no call`);
}

/** All that a playbook gets wrong. */
export const bookBreaches = (book: Playbook): string[] => [
  ...(book.machine === book.walk.machine.id ? [] : [`is named ${book.machine} instead of ${book.walk.machine.id}`]),
  ...statesLeft(book).map((state) => `state ${state} is on no path, and has no reason`),
  ...staleNames(book),
  ...portsWithoutCall(book),
  ...unreasoned({
    ...book.unplayable,
    ...book.unseen,
    ...book.inner?.playbook.unplayable,
    ...book.inner?.playbook.unseen,
  }),
];
