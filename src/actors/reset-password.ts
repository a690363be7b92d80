import { checkAccount, loadResetOffer, resetPassword, sendResetCode } from '#api/registration.ts';
import { resetPasswordMachine } from '#machines/reset-password/reset-password.machine.ts';
import { lastCountry } from '#services/last-country.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { visitorCodeActor } from './verification.ts';

export const resetPasswordActor = (services: Services) => {
  const { client } = services;
  return resetPasswordMachine.provide({
    actors: {
      loadOffer: fromPromise(async () => ({ ...(await loadResetOffer(client)), country: await lastCountry(services) })),
      checkAccount: fromPromise(({ input }) => checkAccount(client, input)),
      verification: visitorCodeActor(services, { send: (account) => sendResetCode(client, account) }),
      reset: fromPromise(({ input: { account, entered, password } }) =>
        resetPassword(client, account, { code: entered.code, password }),
      ),
    },
  });
};
