import { loadOrder } from '#api/orders.ts';
import { assets } from '#contract/assets.ts';
import { cancelOrderMachine } from '#machines/cancel-order/cancel-order.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { readTerms, settlementActor } from './settlement.ts';

export const cancelOrderActor = (services: Services) =>
  cancelOrderMachine.provide({
    actors: {
      loadTerms: fromPromise(({ input: { subject } }) =>
        readTerms(services, { kind: 'cancelOrder', subject }, async () => ({
          order: await loadOrder(services.client.patient, subject),
        })),
      ),
      settlement: settlementActor(services, assets.cancelOrder),
    },
  });
