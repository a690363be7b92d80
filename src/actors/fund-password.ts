import { changeFundPassword, loadFundPassword, sendFundPasswordCode } from '#api/fund-password.ts';
import { fromServer } from '#domain/fresh-age.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { fundPasswordMachine } from '#machines/fund-password/fund-password.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { verificationActor } from './verification.ts';

export const fundPasswordActor = (services: Services) => {
  const { client } = services;
  return fundPasswordMachine.provide({
    actors: {
      loadStanding: fromPromise(async () => valueOf(fromServer(await loadFundPassword(client.patient)))),
      verification: verificationActor(services, { send: (channel) => sendFundPasswordCode(client, channel) }),
      change: fromPromise(({ input: { entered, password, current, isForgotten } }) =>
        changeFundPassword(client, {
          ...entered,
          password,
          ...(isForgotten ? { loginPassword: current } : { current }),
        }),
      ),
    },
  });
};
