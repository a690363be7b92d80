/** Lets a recorder follow everything that runs: the app actor, and each flow that starts from now on. */
import type { useActor } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { Recorder } from './recorder.ts';

export interface Watched {
  app: AnyActorRef;
  useActor: typeof useActor;
  recorder: Recorder | null;
}

/** @returns a function that undoes it */
export function watch(runtime: Watched, recorder: Recorder): () => void {
  const { app, useActor: start } = runtime;
  const listening = app.system.inspect(recorder.inspect);
  recorder.meet(app);
  const watched = (logic: Parameters<typeof start>[0], options?: object) =>
    start(logic, { ...options, inspect: recorder.inspect });
  runtime.useActor = watched as typeof useActor;
  runtime.recorder = recorder;
  return () => {
    listening.unsubscribe();
    runtime.useActor = start;
    runtime.recorder = null;
  };
}
