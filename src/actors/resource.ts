import type { Client } from '#api/client.ts';
import type { Fresh } from '#domain/fresh.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { untilPainted, wait } from '#api/wait.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

/**
 * @param isReturn the member was here before: it comes from the device, then it is read again
 * @param kept what a start begins with
 */
export const resourceActor = <T>(
  { client }: Pick<Services, 'client'>,
  load: (client: Client) => Promise<Fresh<T>>,
  isReturn = false,
  kept: Fresh<T> | null = null,
) =>
  createResourceMachine(kept).provide({
    actors: {
      load: fromPromise(async ({ input }) => {
        // A screen starts ten of them at once: a finger may come in between.
        // What a start begins with is on the screen first.
        await (kept ? untilPainted() : wait(0));
        return load(input.isPatient ? client.background : isReturn ? client.returning : client);
      }),
    },
  });
