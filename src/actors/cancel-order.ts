import { loadOrder } from '#api/orders.ts';
import { assets } from '#contract/assets.ts';
import { cancelOrderMachine } from '#machines/cancel-order/cancel-order.machine.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

export const cancelOrderActor = (services: Services) =>
  cancelOrderMachine.provide({
    actors: {
      loadTerms: fromPromise(async ({ input: { subject } }) => {
        const [order, intent] = await Promise.all([
          loadOrder(services.client.patient, subject),
          openIntent(services, ownerOf(services, { kind: 'cancelOrder', subject })),
        ]);
        return { order, intent };
      }),
      settlement: settlementActor(services, assets.cancelOrder),
    },
  });
