import { loadRechargeOptions } from '#api/recharge.ts';
import { recharges } from '#contract/recharge.ts';
import type { IntentKind } from '#domain/intent.ts';
import type { RechargeMethod } from '#domain/recharge.ts';
import { rechargeMachine } from '#machines/recharge/recharge.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { readTerms, settlementActor } from './settlement.ts';

const kinds: Record<RechargeMethod, IntentKind> = { usdt: 'rechargeUsdt', cash: 'rechargeCash' };

export const rechargeActor = (services: Services) => {
  const { patient } = services.client;
  return rechargeMachine.provide({
    actors: {
      loadTerms: fromPromise(({ input: { subject: method } }) =>
        readTerms(services, { kind: kinds[method], subject: '' }, async () => {
          const [options, draft] = await Promise.all([
            loadRechargeOptions(patient),
            readDraft(services, 'recharge', method),
          ]);
          return { options, draft };
        }),
      ),
      settlement: settlementActor(services, recharges.createRecharge),
    },
  });
};
