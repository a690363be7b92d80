import { createRecharge, loadRechargeOptions, type RechargeBody } from '#api/recharge.ts';
import { recharges } from '#contract/recharge.ts';
import type { IntentKind } from '#domain/intent.ts';
import { toDecimal } from '#domain/money.ts';
import type { RechargeMethod } from '#domain/recharge.ts';
import type { RechargeOrder } from '#machines/recharge/order.ts';
import { rechargeMachine } from '#machines/recharge/recharge.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

const kinds: Record<RechargeMethod, IntentKind> = { usdt: 'rechargeUsdt', cash: 'rechargeCash' };

const bodyOf = ({ method, channelId, amount }: RechargeOrder) => ({ method, channelId, amount: toDecimal(amount) });

export const rechargeActor = (services: Services) => {
  const { client } = services;
  const { patient } = client;
  return rechargeMachine.provide({
    actors: {
      loadDesk: fromPromise(async ({ input: { method } }) => {
        const owner = ownerOf(services, { kind: kinds[method], subject: '' });
        const [options, intent, draft] = await Promise.all([
          loadRechargeOptions(patient),
          openIntent(services, owner),
          readDraft(services, 'recharge', method),
        ]);
        return { options, intent, draft };
      }),
      settlement: settlementActor(services, {
        endpoint: recharges.createRecharge,
        bodyOf,
        post: (intentId, body) => createRecharge(client, intentId, body as RechargeBody),
      }),
    },
  });
};
