import { addPasskey, offerPasskey, removePasskey, renamePasskey } from '#api/passkeys.ts';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { deviceAuthenticator, type Authenticator } from '#services/authenticator.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const passkeysActor = (
  { client }: Pick<Services, 'client'>,
  { make }: Pick<Authenticator, 'make'> = deviceAuthenticator,
) =>
  passkeysMachine.provide({
    actors: {
      offerPasskey: fromPromise(({ input: { password } }) => offerPasskey(client, password)),
      makePasskey: fromPromise(({ input: { offer }, signal }) => make(offer, signal)),
      addPasskey: fromPromise(({ input: { credential, name } }) => addPasskey(client, credential, name)),
      renamePasskey: fromPromise(({ input: { passkeyId, name } }) => renamePasskey(client, passkeyId, name)),
      removePasskey: fromPromise(({ input: { passkeyId } }) => removePasskey(client, passkeyId)),
    },
  });
