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
      recallMode: fromPromise(async () => ({ mode: (await services.device.read('mode.v1')) ?? '' })),
      askMode: fromPromise(async () => {
        const answer = await askMode(services.client);
        // Nobody waits for it.
        void services.device.write('mode.v1', answer.mode).catch(() => undefined);
        return answer;
      }),
    },
  });
