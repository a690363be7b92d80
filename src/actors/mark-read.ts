import { markRead } from '#api/messages.ts';
import { newMark } from '#domain/outbox.ts';
import { markReadMachine } from '#machines/mark-read/mark-read.machine.ts';
import { deskOf, orDirectly } from '#services/outbox-desk.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const markReadActor = (services: Services) =>
  markReadMachine.provide({
    actors: {
      mark: fromPromise(async ({ input }) => {
        await orDirectly(
          () => deskOf(services).put(newMark(input, services.clock.now())),
          () => markRead(services.client, input),
        );
      }),
    },
  });
