import { loadCountries, loadDemo, signIn } from '#api/access.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const loginActor = ({ client, device }: Services) =>
  loginMachine.provide({
    actors: {
      loadCountries: fromPromise(async () => ({
        countries: await loadCountries(client),
        remembered: await device.read('country.v1').catch(() => undefined),
      })),
      loadDemo: fromPromise(() => loadDemo(client)),
      signIn: fromPromise(async ({ input }) => {
        const session = await signIn(client, input);
        await device.write('country.v1', input.country).catch(() => undefined);
        return session;
      }),
    },
  });
