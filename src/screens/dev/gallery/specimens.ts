/** What the gallery shows: a state of a machine, with the state of the one inside of it where one runs. */
import { nodesOf, statesOf } from '#machines/model/graph.ts';
import { pathOf } from '#machines/model/state-name.ts';
import type { Reason } from '#machines/flow.ts';
import { flows, walks } from '#machines/walks.ts';
import type { AnyStateMachine } from 'xstate';

export interface Specimen {
  /** The folder of its machine. */
  flow: string;
  /**
   * `review`, `editing.refreshing`; `settling.unsent` where another machine runs inside; a place with its facts,
   * `standing.open (partial)`, where the state has several looks.
   */
  state: string;
}

interface Unseen extends Specimen {
  reason: Reason;
}

/** pull-to-refresh, of `pullToRefresh`. */
export const folderOf = ({ id }: AnyStateMachine): string =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** By its shape: screens have their XState, and the gallery has a copy (`scripts/vite/gallery-apart.ts`). */
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'resolveState' in logic;

export function machineOf(folder: string): AnyStateMachine {
  const machine = walks[folder]?.[0]?.machine;
  if (!machine) throw new Error(`there is no walk of ${folder}`);
  return machine;
}

/** A leaf of the machine, and a state of the machine that runs in it. */
export function partsOf(machine: AnyStateMachine, state: string): [leaf: string, inner?: string] {
  const [path = ''] = state.split(' ');
  const leaf = statesOf(machine).find((one) => path === one || path.startsWith(`${one}.`));
  if (leaf === undefined) throw new Error(`${machine.id} has no state ${state}`);
  return path === leaf ? [leaf] : [leaf, path.slice(leaf.length + 1)];
}

/** The machine that runs inside of a state. */
export function childOf(machine: AnyStateMachine, state: string): AnyStateMachine | null {
  const nodes = nodesOf(machine.root).filter(
    (node) => node !== machine.root && `${state}.`.startsWith(`${pathOf(node)}.`),
  );
  for (const { src } of nodes.flatMap(({ invoke }) => invoke)) {
    const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src;
    if (isMachine(logic)) return logic;
  }
  return null;
}

function shownOf(folder: string): string[] {
  const machine = machineOf(folder);
  const { hidden = {}, looks = [] } = flows[folder]?.gallery ?? {};
  const states = statesOf(machine)
    .filter((state) => !(state in hidden))
    .flatMap((state) => {
      const child = childOf(machine, state);
      return child ? shownOf(folderOf(child)).map((inner) => `${state}.${inner}`) : [state];
    });
  return [...states, ...looks];
}

const placed = Object.entries(flows).filter(([, { gallery }]) => gallery.address !== null);

export const specimens: readonly Specimen[] = placed.flatMap(([flow]) =>
  shownOf(flow).map((state) => ({ flow, state })),
);

export const unseen: readonly Unseen[] = Object.entries(flows).flatMap(([flow, { gallery }]) =>
  Object.entries(gallery.hidden ?? {}).map(([state, reason]) => ({ flow, state, reason })),
);

/** The address of one alone. @param theme left out: the system's */
export const addressOf = ({ flow, state }: Specimen, theme?: string): string =>
  `/dev/gallery?flow=${flow}&state=${encodeURIComponent(state)}${theme === undefined ? '' : `&theme=${theme}`}`;
