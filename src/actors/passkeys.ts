import { addPasskey, offerPasskey, removePasskey, renamePasskey } from '#api/passkeys.ts';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { makePasskey } from '#services/authenticator.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const passkeysActor = ({ client }: Services) =>
  passkeysMachine.provide({
    actors: {
      addPasskey: fromPromise(async ({ input: { name, password } }) =>
        addPasskey(client, await makePasskey(await offerPasskey(client, password)), name),
      ),
      renamePasskey: fromPromise(({ input: { passkeyId, name } }) => renamePasskey(client, passkeyId, name)),
      removePasskey: fromPromise(({ input: { passkeyId } }) => removePasskey(client, passkeyId)),
    },
  });
