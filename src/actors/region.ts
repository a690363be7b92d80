import { changeRegion } from '#api/region.ts';
import { Failure } from '#domain/failure.ts';
import { regionMachine } from '#machines/region/region.machine.ts';
import type { Services } from '#services/services.ts';
import { openChannel } from '#storage/channel.ts';
import { fromPromise } from 'xstate';

/** What the device keeps of the session follows; its tabs look for themselves (actors/session.ts). */
export const regionActor = ({ client, members, session }: Pick<Services, 'client' | 'members' | 'session'>) =>
  regionMachine.provide({
    actors: {
      move: fromPromise(async ({ input: { region } }) => {
        await changeRegion(client, region);
        const token = session()?.token;
        await members
          .update('session.v1', (kept) => (kept?.token === token && kept ? { ...kept, region } : kept))
          .catch(() => undefined);
        const tabs = openChannel('session');
        tabs.postMessage('kept');
        tabs.close();
      }),
      stay: fromPromise(async () => {
        const current = session();
        if (!current) throw new Failure('unauthorized');
        await changeRegion(client, current.region);
      }),
    },
  });
