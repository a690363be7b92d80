/** Machines frozen in a state, with the figures of their walk. */
import { placesOf, type Place } from '#machines/model/graph.ts';
import { leavesIn, stateName, valueAt } from '#machines/model/state-name.ts';
import { flows, walks } from '#machines/walks.ts';
import { createActor, type ActorLogic, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';
import { childOf, folderOf, partsOf } from './specimens.ts';

const found = new Map<string, readonly Place[]>();

export function placesIn(folder: string): readonly Place[] {
  const known = found.get(folder) ?? (walks[folder] ?? []).flatMap((walk) => [...placesOf(walk).values()]);
  found.set(folder, known);
  return known;
}

/** More facts show more; what a connection or a device withholds is not the rule. */
function richness({ name, path }: Place): number {
  const facts = /\((.*)\)$/.exec(name)?.[1]?.split(', ') ?? [];
  if (facts.some((fact) => fact === 'offline' || fact === 'kept' || fact.startsWith('no '))) return -1;
  // Where a machine starts, it shows what only its start can.
  return path.length === 0 ? Number.POSITIVE_INFINITY : facts.length;
}

export const isIn = (snapshot: AnyMachineSnapshot, leaf: string): boolean =>
  leavesIn(stateName(snapshot)).includes(leaf);

/** The place whose figures a state is shown with. @param state with its facts, one place alone @throws where the walk never comes there */
export function placeOf(folder: string, state: string): Place {
  const places = placesIn(folder);
  const named = state.endsWith(')') ? state : flows[folder]?.gallery.places?.[state];
  const [best] =
    named === undefined
      ? places.filter(({ snapshot }) => isIn(snapshot, state)).toSorted((a, b) => richness(b) - richness(a))
      : places.filter(({ name }) => name === named);
  if (!best) throw new Error(`${folder} is never in ${named ?? state}`);
  return best;
}

/** Never moves, whatever it is sent. */
export const frozenLogic = (snapshot: AnyMachineSnapshot): ActorLogic<AnyMachineSnapshot, EventObject> => ({
  transition: (now) => now,
  getInitialSnapshot: () => snapshot,
  getPersistedSnapshot: (now) => now,
});

export const frozenActor = (snapshot: AnyMachineSnapshot) => createActor(frozenLogic(snapshot));

/** @param state as in `Specimen` */
export function snapshotOf(machine: AnyStateMachine, state: string): AnyMachineSnapshot {
  const [leaf, inner] = partsOf(machine, state);
  const { snapshot: found } = placeOf(folderOf(machine), inner === undefined ? state : leaf);
  // The figures may be another state's; the other half of a parallel state stands as it is there.
  const value = isIn(found, leaf) ? found.value : valueAt(leaf);
  const snapshot: AnyMachineSnapshot = machine.resolveState({ value, context: found.context });
  const child = inner === undefined ? null : childOf(machine, leaf);
  if (!child || inner === undefined) return snapshot;
  return { ...snapshot, children: { [child.id]: frozenActor(snapshotOf(child, inner)) } };
}
