import type { Fresh } from '#domain/fresh.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { fromPromise } from 'xstate';

export const resourceActor = <T>(load: () => Promise<Fresh<T>>) =>
  createResourceMachine<T>().provide({ actors: { load: fromPromise(load) } });
