/** Lets a recorder hear everything that runs in a world: the app actor, and each flow that starts from now on. */
import type { useActor } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { Recorder } from './recorder.ts';

export interface Watched {
  app: AnyActorRef;
  useActor: typeof useActor;
  recorder: Recorder | null;
}

/** @returns a function that lets the world be as it was */
export function watch(world: Watched, recorder: Recorder): () => void {
  const { app, useActor: start } = world;
  const listening = app.system.inspect(recorder.inspect);
  recorder.meet(app);
  const watched = (logic: Parameters<typeof start>[0], options?: object) =>
    start(logic, { ...options, inspect: recorder.inspect });
  world.useActor = watched as typeof useActor;
  world.recorder = recorder;
  return () => {
    listening.unsubscribe();
    world.useActor = start;
    world.recorder = null;
  };
}
