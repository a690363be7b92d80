import { loadProduct, loadUsableCoupons } from '#api/products.ts';
import { loadWallet } from '#api/wallet.ts';
import { assets } from '#contract/assets.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

export const purchaseActor = (services: Services) => {
  const { patient } = services.client;
  return purchaseMachine.provide({
    actors: {
      loadTerms: fromPromise(async ({ input: { subject: productId } }) => {
        const owner = ownerOf(services, { kind: 'purchase', subject: productId });
        const [product, wallet, coupons, intent, draft] = await Promise.all([
          loadProduct(patient, productId),
          loadWallet(patient),
          loadUsableCoupons(patient, productId),
          openIntent(services, owner),
          readDraft(services, 'purchase', productId),
        ]);
        return { product, wallet, coupons, intent, draft };
      }),
      settlement: settlementActor(services, assets.createOrder),
    },
  });
};
