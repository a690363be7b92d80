/** What can happen to a machine: a member's event, a fact, what a port answers, a delay that is over. */
import type { AnyStateMachine, EventFromLogic } from 'xstate';

/** An event of the machine, or what one of its ports or delays has to say. */
export type Happening<M extends AnyStateMachine = AnyStateMachine> = EventFromLogic<M> | PortEvent | DelayEvent;

export type PortEvent =
  | { type: `xstate.done.actor.${string}`; output: unknown }
  | { type: `xstate.error.actor.${string}`; error: unknown };
type DelayEvent = { type: `xstate.after.${string}` };

/** A port's answer. */
export const done = (port: string, output?: unknown): PortEvent => ({ type: `xstate.done.actor.${port}`, output });

/** A port's failure. */
export const failed = (port: string, error: unknown): PortEvent => ({ type: `xstate.error.actor.${port}`, error });

/** A named delay of a state is over; the state with its machine, as in `session.notice`. */
export const passed = (delay: string, state: string): DelayEvent => ({ type: `xstate.after.${delay}.${state}` });

const donePrefix = 'xstate.done.actor.';
const failedPrefix = 'xstate.error.actor.';
const passedPrefix = 'xstate.after.';

export type Kind =
  | { kind: 'done' | 'failed'; port: string }
  | { kind: 'passed'; delay: string }
  | { kind: 'always' }
  | { kind: 'event'; type: string };

/** What an event's type says. */
export function kindOf(type: string): Kind {
  if (type.startsWith(donePrefix)) return { kind: 'done', port: type.slice(donePrefix.length) };
  if (type.startsWith(failedPrefix)) return { kind: 'failed', port: type.slice(failedPrefix.length) };
  if (type.startsWith(passedPrefix)) return { kind: 'passed', delay: type.split('.')[2] ?? '' };
  return type === '' ? { kind: 'always' } : { kind: 'event', type };
}

/** As lists and pictures show it. */
export function labelOf(type: string): string {
  const what = kindOf(type);
  switch (what.kind) {
    case 'done':
    case 'failed':
      return `${what.port} ${what.kind}`;
    case 'passed':
      return `after ${what.delay}`;
    case 'always':
      return 'always';
    case 'event':
      return what.type;
  }
}
