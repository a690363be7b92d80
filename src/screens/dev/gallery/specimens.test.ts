/** A machine without a place in the gallery fails here, and so does a state that is neither shown nor explained. */
import { describe, expect, it } from 'vitest';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import { statesOf } from '#machines/model/graph.ts';
import type { GalleryEntry } from '#machines/flow.ts';
import { leavesIn, stateName } from '#machines/model/state-name.ts';
import { flows } from '#machines/walks.ts';
import { routeOf, missing } from '#app/route-of.ts';
import { childOf, folderOf, machineOf, partsOf, specimens } from './specimens.ts';
import { isIn, placeOf, placesIn, snapshotOf } from './frozen.ts';

const folders = Object.keys(import.meta.glob('/machines/*/*.machine.ts')).map((path) => path.split('/').at(-2) ?? '');

/** What is wrong with an entry, in words. */
function breachesOf(folder: string, { address, scene, scenes, places, looks, hidden, later }: GalleryEntry): string[] {
  const machine = machineOf(folder);
  const states = statesOf(machine);
  const isWaitedFor = folders.some((other) => {
    const outer = machineOf(other);
    return statesOf(outer).some((state) => {
      const child = childOf(outer, state);
      return child !== null && folderOf(child) === folder;
    });
  });
  const named = [scenes, places, hidden, later].flatMap((by) => Object.keys(by ?? {}));
  const others = [scene, ...Object.values(scenes ?? {})].flatMap((one) => Object.entries(one ?? {}));
  return [
    ...(address === null && !isWaitedFor ? ['has no address, and no machine runs it'] : []),
    ...(address !== null && routeOf(address.split('?')[0] ?? '') === missing ? [`${address} is no screen`] : []),
    ...states
      .filter((state) => !(state in (hidden ?? {})) && !places?.[state])
      .filter((state) => !placesIn(folder).some(({ snapshot }) => isIn(snapshot, state)))
      .map((state) => `${state} is neither shown nor hidden: no walk comes to rest there`),
    ...named.filter((state) => !states.includes(state)).map((state) => `${state} is no state`),
    ...[...Object.values(places ?? {}), ...(looks ?? [])]
      .filter((place) => !placesIn(folder).some(({ name }) => name === place))
      .map((place) => `${place} is no place of its walks`),
    ...others
      .filter(([other, state]) => !folders.includes(other) || !statesOf(machineOf(other)).includes(state))
      .map(([other, state]) => `${other} is never in ${state}`),
  ];
}

describe('the gallery', () => {
  it.each(Object.entries(flows))('shows every state of %s, or says why not', (folder, { gallery }) =>
    expect(breachesOf(folder, gallery)).toEqual([]),
  );

  it('finds what is wrong with an entry', () => {
    const wrong: GalleryEntry = {
      address: '/nowhere',
      scene: { toast: 'loud' },
      places: { review: 'review (gone)' },
      looks: ['review (lost)'],
      hidden: { over: 'passing', choice: 'passing' },
    };
    expect(breachesOf('withdrawal', wrong)).toEqual([
      '/nowhere is no screen',
      'over is no state',
      'review (gone) is no place of its walks',
      'review (lost) is no place of its walks',
      'toast is never in loud',
    ]);
    expect(breachesOf('paging', { address: null })).toEqual([
      'has no address, and no machine runs it',
      'choice is neither shown nor hidden: no walk comes to rest there',
    ]);
  });

  it('has each specimen once, in the state that it names', () => {
    const names = specimens.map(({ flow, state }) => `${flow}.${state}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('withdrawal.settling.unsent');
    for (const { flow, state } of specimens) {
      const [leaf, inner] = partsOf(machineOf(flow), state);
      const snapshot = snapshotOf(machineOf(flow), state);
      expect(leavesIn(stateName(snapshot)), `${flow}.${state}`).toContain(leaf);
      const running = Object.values(snapshot.children as Record<string, AnyActor>);
      expect(running.map((child) => stateName(child.getSnapshot() as AnyMachineSnapshot))).toEqual(
        inner === undefined ? [] : [inner],
      );
    }
  });

  it('takes the figures of the place that has the most to show', () => {
    expect(placeOf('withdrawal', 'deciding.idle').name).toBe('deciding.idle (payee, amount)');
    expect(placeOf('withdrawal', 'loading').path).toEqual([]);
  });
});
