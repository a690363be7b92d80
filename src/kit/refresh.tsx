/** What a screen re-reads when it is pulled. Resources and lists sign up here; the screen asks them all. */
import { createContext, use, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { waitFor, type AnyActorRef, type AnyMachineSnapshot, type EventFrom } from 'xstate';

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
    all.add(refresh);
    return () => {
      all.delete(refresh);
    };
  }, [all, refresh]);
}

/** The same for a flow around the whole screen, from inside it. */
export function Refreshed({ by }: { by: Refresh }) {
  useRefreshed(by);
  return null;
}

const isBusy = (now: AnyMachineSnapshot): boolean => now.hasTag('busy');

/** @returns when nothing is read any more */
export const untilRead = <Flow extends AnyActorRef>(actor: Flow, isReading = isBusy) =>
  waitFor(actor, (now) => !isReading(now as AnyMachineSnapshot));

/** Lets a flow read again what it shows. @param isReading one function for good; whether it is busy, by default */
export const useReread = <Flow extends AnyActorRef>(
  actor: Flow,
  type: EventFrom<Flow>['type'],
  isReading = isBusy,
): Refresh =>
  useCallback(async () => {
    actor.send({ type });
    await untilRead(actor, isReading);
  }, [actor, type, isReading]);
