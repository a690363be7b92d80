import { loadProduct, loadUsableCoupons } from '#api/products.ts';
import { loadWallet } from '#api/wallet.ts';
import { assets } from '#contract/assets.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { readTerms, settlementActor } from './settlement.ts';

export const purchaseActor = (services: Services) => {
  const { patient } = services.client;
  return purchaseMachine.provide({
    actors: {
      loadTerms: fromPromise(({ input: { subject: productId } }) =>
        readTerms(services, { kind: 'purchase', subject: productId }, async () => {
          const [product, wallet, coupons, draft] = await Promise.all([
            loadProduct(patient, productId),
            loadWallet(patient),
            loadUsableCoupons(patient, productId),
            readDraft(services, 'purchase', productId),
          ]);
          return { product, wallet, coupons, draft };
        }),
      ),
      settlement: settlementActor(services, assets.createOrder),
    },
  });
};
