/**
 * Whether another tab of this device is in sight, and one tab's turn at a time: by Web Locks, as decision 42. Where there are
 * none each tab is alone, and the tags of notifications keep them single.
 */
import { atTurn } from '#storage/at-turn.ts';

const sight = 'tab-in-sight';
const turn = 'notifications';

// Not there on pages that are not safe from others (http, other than localhost).
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Longer than a look takes, ms. */
const patience = 45_000;

/** Runs it while no other tab does. */
export const alone = <T>(work: () => Promise<T>): Promise<T> => atTurn(turn, work, { patience });

/** @returns lets it go */
export function holdSight(): () => void {
  const stop = new AbortController();
  let end = (): void => stop.abort();
  void locks()
    ?.request(sight, { mode: 'shared', signal: stop.signal }, () => new Promise<void>((resolve) => (end = resolve)))
    .catch(() => undefined);
  return () => end();
}

export async function isInSight(): Promise<boolean> {
  const held = await locks()?.request(sight, { ifAvailable: true }, async (lock) => lock === null);
  return held ?? false;
}
