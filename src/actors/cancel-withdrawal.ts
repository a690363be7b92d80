import { loadWithdrawal } from '#api/withdrawal.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { cancelWithdrawalMachine } from '#machines/cancel-withdrawal/cancel-withdrawal.machine.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

export const cancelWithdrawalActor = (services: Services) =>
  cancelWithdrawalMachine.provide({
    actors: {
      loadTerms: fromPromise(async ({ input: { subject } }) => {
        const [withdrawal, intent] = await Promise.all([
          loadWithdrawal(services.client.patient, subject),
          openIntent(services, ownerOf(services, { kind: 'cancelWithdrawal', subject })),
        ]);
        return { withdrawal, intent };
      }),
      settlement: settlementActor(services, withdrawals.cancelWithdrawal),
    },
  });
