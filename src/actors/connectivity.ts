import { askMode } from '#api/access.ts';
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts';
import type { Services } from '#services/services.ts';
import { fromCallback, fromPromise } from 'xstate';

export const connectivityActor = ({ client }: Services) =>
  connectivityMachine.provide({
    actors: {
      watchNetwork: fromCallback(({ sendBack }) => {
        const lost = () => sendBack({ type: 'network.lost' });
        const returned = () => sendBack({ type: 'network.returned' });
        addEventListener('offline', lost);
        addEventListener('online', returned);
        if (!navigator.onLine) lost();
        return () => {
          removeEventListener('offline', lost);
          removeEventListener('online', returned);
        };
      }),
      // It waits for no earlier one in the browser's cache, and that it hangs is no slow read of a screen.
      probe: fromPromise(async () => {
        await askMode(client.background);
      }),
    },
  });
