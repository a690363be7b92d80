/** Machines by pure transition: what an event leads to and what it would start, without running anything. */
import { termsFreshFor } from '#domain/limits.ts';
import { effectsOf, type Effects } from '#machines/model/effects.ts';
import type { Happening } from '#machines/model/happening.ts';
import {
  initialTransition,
  transition,
  type AnyStateMachine,
  type ContextFrom,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';

export interface Told<M extends AnyStateMachine> extends Effects {
  state: SnapshotFrom<M>['value'];
  context: ContextFrom<M>;
}

/** A whole `Told` to compare with: nothing else may have happened than what is named. */
export const at = (state: StateValue, context: object, effects: Partial<Effects> = {}) => ({
  state,
  context,
  started: {},
  emitted: [],
  sent: {},
  timers: {},
  ...effects,
});

/** What coming to a form does whose terms were just read: they will be read again. */
export const rereads: Partial<Effects> = { timers: { rereadDelay: termsFreshFor } };

/** @returns a player of this machine: give it events, get the last one's effects and where they led */
export function player<M extends AnyStateMachine>(machine: M, input?: InputFrom<M>) {
  return (...events: readonly Happening<M>[]): Told<M> => {
    let [snapshot, actions] = initialTransition(machine as AnyStateMachine, input);
    for (const event of events) {
      [snapshot, actions] = transition(machine as AnyStateMachine, snapshot, event);
    }
    return {
      state: snapshot.value,
      context: snapshot.context as ContextFrom<M>,
      ...effectsOf(actions),
    };
  };
}
