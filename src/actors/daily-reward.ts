import { dailyCall, loadDaily } from '#api/daily-rewards.ts';
import type { DailyKind } from '#domain/daily-reward.ts';
import { dailyRewardMachine } from '#machines/daily-reward/daily-reward.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { readTerms, settlementActor } from './settlement.ts';

/** @param kind as the flow's input has it */
export const dailyRewardActor = (services: Services, { kind = 'signIn' }: { kind?: DailyKind } = {}) =>
  dailyRewardMachine.provide({
    actors: {
      loadTerms: fromPromise(() =>
        readTerms(services, { kind, subject: '' }, async () => ({
          status: await loadDaily(services.client.patient, kind),
        })),
      ),
      settlement: settlementActor(services, dailyCall(kind)),
    },
  });
