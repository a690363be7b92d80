import { loadRecharge } from '#api/recharge.ts';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const depositActor = ({ client }: Services) =>
  depositMachine.provide({
    actors: { loadDeposit: fromPromise(({ input: { rechargeId } }) => loadRecharge(client, rechargeId)) },
  });
