/** What a screen re-reads when it is pulled. Resources and lists sign up here; the screen asks them all. */
import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';

export type Refresh = () => Promise<void>;

const RefreshContext = createContext<Set<Refresh>>(new Set());

export const RefreshProvider = ({ all, children }: { all: Set<Refresh>; children: ReactNode }) => (
  <RefreshContext value={all}>{children}</RefreshContext>
);

export const useRefreshers = (): Set<Refresh> => useMemo(() => new Set<Refresh>(), []);

/** Takes part in the screen's refresh for as long as it is shown. */
export function useRefreshed(refresh: Refresh): void {
  const all = use(RefreshContext);
  useEffect(() => {
    let leave: () => void;
    const left = new Promise<void>((resolve) => (leave = resolve));
    // A part that is left while it is read again never has it read: the pull doesn't wait for it.
    const untilReadOrLeft = () => Promise.race([refresh(), left]);
    all.add(untilReadOrLeft);
    return () => {
      all.delete(untilReadOrLeft);
      leave();
    };
  }, [all, refresh]);
}

/** The same for a flow around the whole screen, from inside it. */
export function Refreshed({ by }: { by: Refresh }) {
  useRefreshed(by);
  return null;
}
