import { askSignIn, signInByPasskey } from '#api/passkey-uses.ts';
import { passkeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import { deviceAuthenticator, type Authenticator } from '#services/authenticator.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const passkeySignInActor = (
  { client }: Pick<Services, 'client'>,
  { sign }: Pick<Authenticator, 'sign'> = deviceAuthenticator,
) =>
  passkeySignInMachine.provide({
    actors: {
      askRequest: fromPromise(() => askSignIn(client)),
      sign: fromPromise(({ input: { request }, signal }) => sign(request, signal)),
      signIn: fromPromise(({ input: { credential } }) => signInByPasskey(client, credential)),
    },
  });
