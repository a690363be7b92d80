import { findRelease } from '#api/release.ts';
import { updateMachine } from '#machines/update/update.machine.ts';
import { fromPromise } from 'xstate';
import type { Services } from './services.ts';

export const updateActor = ({ client, device }: Services) =>
  updateMachine.provide({
    actors: {
      findRelease: fromPromise(async () => {
        const release = await findRelease(client);
        // A device that can't remember has put nothing off.
        const postponed = await device.read('postponed.v1').catch(() => undefined);
        return { release, isPostponed: release !== null && postponed === release.code };
      }),
      postpone: fromPromise(({ input }) => device.write('postponed.v1', input.code)),
      forgetPostponed: fromPromise(() => device.remove('postponed.v1')),
    },
  });
