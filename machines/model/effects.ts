/** What a step of a machine would do to the world, read off its actions. */
import type { AnyEventObject, AnyMachineSnapshot, ExecutableActionObject } from 'xstate';
import { kindOf } from './happening.ts';

export interface Effects {
  /** Ports started, each with its input. */
  started: Record<string, unknown>;
  emitted: readonly AnyEventObject[];
  /** What was sent, by the child that gets it. */
  sent: Record<string, AnyEventObject>;
  /** Named delays that begin, in ms. */
  timers: Record<string, number>;
}

const delayOf = (id: string): string => {
  const what = kindOf(id);
  return what.kind === 'passed' ? what.delay : id;
};

export function effectsOf(actions: readonly ExecutableActionObject[]): Effects {
  const effects: Effects & { emitted: AnyEventObject[] } = { started: {}, emitted: [], sent: {}, timers: {} };
  // One that stops a child which is gone has no parameters.
  for (const { type, params = {} } of actions as readonly { type: string; params?: Record<string, unknown> }[]) {
    if (type === 'xstate.spawnChild') effects.started[String(params['id'])] = params['input'];
    // Started and left again in the same step.
    if (type === 'xstate.stopChild') delete effects.started[String(params['id'])];
    if (type === 'xstate.emit') effects.emitted.push(params['event'] as AnyEventObject);
    if (type === 'xstate.sendTo') effects.sent[String(params['targetId'])] = params['event'] as AnyEventObject;
    if (type === 'xstate.raise') effects.timers[delayOf(String(params['id']))] = Number(params['delay']);
  }
  return effects;
}

/** Children that a step stops by name, not by leaving the state that invoked them. */
export const stoppedBy = (actions: readonly ExecutableActionObject[], { _nodes }: AnyMachineSnapshot): string[] => {
  const invoked = _nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id));
  return (actions as readonly { type: string; params?: { id?: string } }[])
    .flatMap(({ type, params }) => (type === 'xstate.stopChild' && params?.id !== undefined ? [params.id] : []))
    .filter((id) => !invoked.includes(id));
};
