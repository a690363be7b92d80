import { signOut } from '#api/access.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { fromPromise } from 'xstate';
import type { Services } from './services.ts';

export const sessionActor = ({ client, members, intents }: Services) =>
  sessionMachine.provide({
    actors: {
      restore: fromPromise(async () => (await members.read('session.v1')) ?? null),
      keep: fromPromise(async ({ input }) => {
        if (input.session) await members.write('session.v1', input.session);
      }),
      // Open intents stay: after signing in again the member is told what became of them.
      forget: fromPromise(() => members.clear()),
      signOut: fromPromise(async () => {
        // The device is cleared whatever the server says; without an answer the token expires by itself.
        await signOut(client).catch(() => undefined);
        await Promise.all([members.clear(), intents.clear()]);
      }),
    },
  });
