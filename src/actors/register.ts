import {
  checkAccount,
  loadAccountOffer,
  loadDemoInvite,
  register,
  sendRegisterCode,
  trySignIn,
} from '#api/registration.ts';
import { registerMachine } from '#machines/register/register.machine.ts';
import { lastCountry } from '#services/last-country.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { visitorCodeActor } from './verification.ts';

export const registerActor = (services: Services) => {
  const { client } = services;
  return registerMachine.provide({
    actors: {
      loadOffer: fromPromise(async () => ({
        ...(await loadAccountOffer(client)),
        country: await lastCountry(services),
      })),
      loadInvite: fromPromise(() => loadDemoInvite(client)),
      checkAccount: fromPromise(({ input: { account, inviteCode } }) => checkAccount(client, account, inviteCode)),
      verification: visitorCodeActor(services, { send: (account) => sendRegisterCode(client, account) }),
      register: fromPromise(({ input: { account, entered, password, inviteCode } }) =>
        register(client, account, { code: entered.code, password, inviteCode }),
      ),
      signIn: fromPromise(({ input: { account, password } }) => trySignIn(client, account, password)),
    },
  });
};
