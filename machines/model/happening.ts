/** What can happen to a machine: a member's event, a fact, what a port answers, a delay that is over. */
import type { AnyStateMachine, EventFromLogic } from 'xstate';

/** An event of the machine, or what one of its ports or delays has to say. */
export type Happening<M extends AnyStateMachine = AnyStateMachine> = EventFromLogic<M> | PortEvent | DelayEvent;

export type PortEvent =
  | { type: `xstate.done.actor.${string}`; output: unknown }
  | { type: `xstate.error.actor.${string}`; error: unknown }
  | { type: `xstate.snapshot.${string}`; snapshot: unknown };
type DelayEvent = { type: `xstate.after.${string}` };

/** A port's answer. */
export const done = (port: string, output?: unknown): PortEvent => ({ type: `xstate.done.actor.${port}`, output });

/** A port's failure. */
export const failed = (port: string, error: unknown): PortEvent => ({ type: `xstate.error.actor.${port}`, error });

/** What a child knows now, of which its parent takes note. */
export const shown = (child: string, context: object): PortEvent => ({
  type: `xstate.snapshot.${child}`,
  snapshot: { context },
});

/** A named delay of a state is over; the state with its machine, as in `session.notice`. */
export const passed = (delay: string, state: string): DelayEvent => ({ type: `xstate.after.${delay}.${state}` });

const donePrefix = 'xstate.done.actor.';
const failedPrefix = 'xstate.error.actor.';
const snapshotPrefix = 'xstate.snapshot.';
const passedPrefix = 'xstate.after.';
const endedPrefix = 'xstate.done.state.';

export type Kind =
  | { kind: 'done' | 'failed' | 'snapshot'; port: string }
  | { kind: 'passed'; delay: string }
  /** All that is inside of a state has come to its end: its `onDone`. */
  | { kind: 'ended' }
  | { kind: 'always' }
  | { kind: 'event'; type: string };

/** What an event's type says. */
export function kindOf(type: string): Kind {
  if (type.startsWith(donePrefix)) return { kind: 'done', port: type.slice(donePrefix.length) };
  if (type.startsWith(failedPrefix)) return { kind: 'failed', port: type.slice(failedPrefix.length) };
  if (type.startsWith(snapshotPrefix)) return { kind: 'snapshot', port: type.slice(snapshotPrefix.length) };
  if (type.startsWith(passedPrefix)) return { kind: 'passed', delay: type.split('.')[2] ?? '' };
  if (type.startsWith(endedPrefix)) return { kind: 'ended' };
  return type === '' ? { kind: 'always' } : { kind: 'event', type };
}

/** As lists and pictures show it. */
export function labelOf(type: string): string {
  const what = kindOf(type);
  switch (what.kind) {
    case 'done':
    case 'failed':
    case 'snapshot':
      return `${what.port} ${what.kind}`;
    case 'passed':
      return `after ${what.delay}`;
    case 'ended':
      return 'onDone';
    case 'always':
      return 'always';
    case 'event':
      return what.type;
  }
}
