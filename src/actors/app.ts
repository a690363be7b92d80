import { askMode } from '#api/access.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { connectivityActor } from './connectivity.ts';
import { sessionActor } from './session.ts';

export const appActor = (services: Services) =>
  appMachine.provide({
    actors: {
      session: sessionActor(services),
      connectivity: connectivityActor(services),
      askMode: fromPromise(async () => {
        const { client, device } = services;
        try {
          const answer = await askMode(client);
          // Nobody waits for it.
          void device.write('mode.v1', answer.mode).catch(() => undefined);
          return answer;
        } catch (error) {
          // In a tunnel the last answer holds: nothing moves without the server anyway.
          const mode = await device.read('mode.v1').catch(() => undefined);
          if (mode === undefined) throw error;
          return { mode };
        }
      }),
    },
  });
