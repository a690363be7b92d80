/** While a member asks for an update, nothing asks beside them. */
import { useEffect, useSyncExternalStore } from 'react';

let asking = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  asking += by;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @returns whether a dialog that was asked for is open */
export const useIsAsking = (): boolean => useSyncExternalStore(subscribe, () => asking > 0);

/** For as long as what calls it is shown. */
export function useAsking(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}
