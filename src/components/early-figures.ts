/**
 * The figures on the screen that a start began with (decision 0073). One mark says the time of all of them (rule P9): marks of their own
 * would come and go with the first answers and move what stands around them. Each figure says here that it is shown.
 */
import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Server times of those that are shown, ms. */
const shown = new Set<{ at: number }>();
const watchers = new Set<() => void>();
const tell = () => {
  for (const changed of watchers) changed();
};
const subscribe = (changed: () => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};

const oldest = (): number | null => (shown.size === 0 ? null : Math.min(...[...shown].map(({ at }) => at)));

/** The server's time of the oldest that is shown, ms; null while there is none. */
export const useOldestEarly = (): number | null => useSyncExternalStore(subscribe, oldest);

/** @param at the server's time of a figure that a start began with, ms; null for any other */
export function useEarlyFigure(at: number | null): void {
  useLayoutEffect(() => {
    if (at === null) return;
    const figure = { at };
    shown.add(figure);
    tell();
    return () => {
      shown.delete(figure);
      tell();
    };
  }, [at]);
}
