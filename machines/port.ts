/**
 * Ports: what a machine needs from the world, typed and named, with nothing behind them. `src/actors` provides them.
 * One that nobody provides fails when it is started; the `wired` law finds it before.
 */
import { toFailure, type Failure } from '#domain/failure.ts';
import { fromCallback, fromPromise, type EventObject } from 'xstate';

/** A question with one answer. The answer arrives as `onDone`, a `Failure` as `onError`. */
export const port = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`port "${name}" is not provided`)));

/** Something that keeps telling: the network, the clock. It sends facts until its state is left. */
export const source = <Fact extends EventObject, Input = undefined>(name: string) =>
  fromCallback<EventObject, Input, Fact>(() => {
    throw new Error(`source "${name}" is not provided`);
  });

/**
 * What a port failed with, in the event that says so: for guards and actions of its `onError`. Its type says it: one that
 * failed with nothing has no `error` where the inspector recorded it.
 */
export function failureIn(event: { type: string; error?: unknown }): Failure {
  if (!event.type.startsWith('xstate.error.')) throw new Error('no port has failed');
  return toFailure(event.error);
}

/** What a port answered, in the event that says so. @template Answer the port's */
export function answerIn<Answer>(event: object): Answer {
  if (!('output' in event)) throw new Error('no port has answered');
  return event.output as Answer;
}
