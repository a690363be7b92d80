import { loadRechargeOptions } from '#api/recharge.ts';
import { recharges } from '#contract/recharge.ts';
import type { IntentKind } from '#domain/intent.ts';
import type { RechargeMethod } from '#domain/recharge.ts';
import { rechargeMachine } from '#machines/recharge/recharge.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

const kinds: Record<RechargeMethod, IntentKind> = { usdt: 'rechargeUsdt', cash: 'rechargeCash' };

export const rechargeActor = (services: Services) => {
  const { patient } = services.client;
  return rechargeMachine.provide({
    actors: {
      loadTerms: fromPromise(async ({ input: { subject: method } }) => {
        const owner = ownerOf(services, { kind: kinds[method], subject: '' });
        const [options, intent, draft] = await Promise.all([
          loadRechargeOptions(patient),
          openIntent(services, owner),
          readDraft(services, 'recharge', method),
        ]);
        return { options, intent, draft };
      }),
      settlement: settlementActor(services, recharges.createRecharge),
    },
  });
};
