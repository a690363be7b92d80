/** Reading again what a flow shows. */
import { useCallback } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, EventFrom, SnapshotFrom } from 'xstate';
import type { Refresh } from './refresh.tsx';

const isBusy = (now: AnyMachineSnapshot): boolean => now.hasTag('busy');

/**
 * XState's `waitFor` would stand in the entry, beside the rest of it (docs/budget.md).
 * @returns when nothing is read any more; never, where the flow is left before
 */
export const untilRead = <Flow extends AnyActorRef>(actor: Flow, isReading = isBusy): Promise<SnapshotFrom<Flow>> =>
  new Promise((resolve) => {
    const look = () => {
      const now = actor.getSnapshot() as SnapshotFrom<Flow>;
      if (isReading(now as AnyMachineSnapshot)) return;
      subscription.unsubscribe();
      resolve(now);
    };
    const subscription = actor.subscribe(look);
    look();
  });

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
