import { loadCountries } from '#api/access.ts';
import { changeContact, proveContact, sendNewContactCode, sendOldContactCode } from '#api/contact.ts';
import { loadFundPassword } from '#api/fund-password.ts';
import { fromServer } from '#domain/fresh-age.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { changeContactMachine } from '#machines/change-contact/change-contact.machine.ts';
import { lastCountry } from '#services/last-country.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { contactCodeActor } from './verification.ts';

export const changeContactActor = (services: Pick<Services, 'client' | 'clock' | 'device'>) => {
  const { client } = services;
  return changeContactMachine.provide({
    actors: {
      loadStanding: fromPromise(async () => {
        const [standing, countries] = await Promise.all([
          loadFundPassword(client.patient),
          loadCountries(client.patient),
        ]);
        return { targets: valueOf(fromServer(standing)).targets, countries, country: await lastCountry(services) };
      }),
      verification: contactCodeActor(services, {
        toOld: (channel) => sendOldContactCode(client, channel),
        toNew: (account) => sendNewContactCode(client, account),
      }),
      prove: fromPromise(({ input }) => proveContact(client, input)),
      change: fromPromise(({ input: { account, ...rest } }) => changeContact(client, account, rest)),
    },
  });
};
