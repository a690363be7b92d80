import type { Client } from '#api/client.ts';
import type { Fresh } from '#domain/fresh.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { fromPromise } from 'xstate';
import type { Services } from './services.ts';

export const resourceActor = <T>({ client }: Pick<Services, 'client'>, load: (client: Client) => Promise<Fresh<T>>) =>
  createResourceMachine<T>().provide({
    actors: { load: fromPromise(({ input }) => load(input.isPatient ? client.patient : client)) },
  });
