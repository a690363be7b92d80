import { loadWithdrawal } from '#api/withdrawal.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { cancelWithdrawalMachine } from '#machines/cancel-withdrawal/cancel-withdrawal.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { readTerms, settlementActor } from './settlement.ts';

export const cancelWithdrawalActor = (services: Services) =>
  cancelWithdrawalMachine.provide({
    actors: {
      loadTerms: fromPromise(({ input: { subject } }) =>
        readTerms(services, { kind: 'cancelWithdrawal', subject }, async () => ({
          withdrawal: await loadWithdrawal(services.client.patient, subject),
        })),
      ),
      settlement: settlementActor(services, withdrawals.cancelWithdrawal),
    },
  });
