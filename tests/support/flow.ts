/** Machines by pure transition: what an event leads to and what it would start, without running anything. */
import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';

/** An event of the machine, or what one of its ports or delays has to say. */
export type Happening<M extends AnyStateMachine> = EventFromLogic<M> | PortEvent | DelayEvent;

type PortEvent =
  | { type: `xstate.done.actor.${string}`; output: unknown }
  | { type: `xstate.error.actor.${string}`; error: unknown };
type DelayEvent = { type: `xstate.after.${string}` };

/** A port's answer. */
export const done = (port: string, output?: unknown): PortEvent => ({ type: `xstate.done.actor.${port}`, output });

/** A port's failure. */
export const failed = (port: string, error: unknown): PortEvent => ({ type: `xstate.error.actor.${port}`, error });

/** A named delay of a state is over; the state with its machine, as in `session.notice`. */
export const passed = (delay: string, state: string): DelayEvent => ({ type: `xstate.after.${delay}.${state}` });

export interface Effects {
  /** Ports started, each with its input. */
  started: Record<string, unknown>;
  emitted: readonly AnyEventObject[];
  /** What was sent, by the child that gets it. */
  sent: Record<string, AnyEventObject>;
  /** Named delays that begin, in ms. */
  timers: Record<string, number>;
}

export interface Told<M extends AnyStateMachine> extends Effects {
  state: SnapshotFrom<M>['value'];
  context: ContextFrom<M>;
}

/** A whole `Told` to compare with: nothing else may have happened than what is named. */
export const at = (state: string, context: object, effects: Partial<Effects> = {}) => ({
  state,
  context,
  started: {},
  emitted: [],
  sent: {},
  timers: {},
  ...effects,
});

type Action = ReturnType<typeof transition>[1][number];

/** The part of a delay's event that names the delay. */
export const delayName = (event: string): string => event.split('.')[2] ?? '';

export function effectsOf(actions: readonly Action[]): Effects {
  const effects: Effects & { emitted: AnyEventObject[] } = { started: {}, emitted: [], sent: {}, timers: {} };
  for (const { type, params } of actions as readonly { type: string; params: Record<string, unknown> }[]) {
    if (type === 'xstate.spawnChild') effects.started[String(params['id'])] = params['input'];
    // Started and left again in the same step.
    if (type === 'xstate.stopChild') delete effects.started[String(params['id'])];
    if (type === 'xstate.emit') effects.emitted.push(params['event'] as AnyEventObject);
    if (type === 'xstate.sendTo') effects.sent[String(params['targetId'])] = params['event'] as AnyEventObject;
    if (type === 'xstate.raise') effects.timers[delayName(String(params['id']))] = Number(params['delay']);
  }
  return effects;
}

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
