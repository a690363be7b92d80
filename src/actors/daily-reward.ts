import { dailyCall, loadDaily } from '#api/daily-rewards.ts';
import type { DailyKind } from '#domain/daily-reward.ts';
import { dailyRewardMachine } from '#machines/daily-reward/daily-reward.machine.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

/** @param kind as the flow's input has it */
export const dailyRewardActor = (services: Services, { kind = 'signIn' }: { kind?: DailyKind } = {}) =>
  dailyRewardMachine.provide({
    actors: {
      loadTerms: fromPromise(async () => {
        const [status, intent] = await Promise.all([
          loadDaily(services.client.patient, kind),
          openIntent(services, ownerOf(services, { kind, subject: '' })),
        ]);
        return { status, intent };
      }),
      settlement: settlementActor(services, dailyCall(kind)),
    },
  });
