/** Reading again what a flow shows. */
import { useCallback } from 'react';
import { waitFor, type AnyActorRef, type AnyMachineSnapshot, type EventFrom } from 'xstate';
import type { Refresh } from './refresh.tsx';

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
