import { createOrder, type OrderBody } from '#api/orders.ts';
import { loadProduct, loadUsableCoupons } from '#api/products.ts';
import { loadWallet } from '#api/wallet.ts';
import { assets } from '#contract/assets.ts';
import { toDecimal } from '#domain/money.ts';
import type { OrderTerms } from '#machines/purchase/offer.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

const bodyOf = (terms: OrderTerms) => ({
  productId: terms.productId,
  couponId: terms.couponId,
  price: toDecimal(terms.price),
  dayReturnAmount: toDecimal(terms.dayReturn),
  validDays: String(terms.validDays),
  agree: terms.agreementVersion,
});

export const purchaseActor = (services: Services) => {
  const { client } = services;
  const { patient } = client;
  return purchaseMachine.provide({
    actors: {
      loadOffer: fromPromise(async ({ input: { productId } }) => {
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
      settlement: settlementActor(services, {
        endpoint: assets.createOrder,
        bodyOf,
        post: (intentId, body) => createOrder(client, intentId, body as OrderBody),
      }),
    },
  });
};
