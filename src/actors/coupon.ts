import { loadCoupons, receiveCoupon } from '#api/coupons.ts';
import { loadProduct } from '#api/products.ts';
import { couponMachine } from '#machines/coupon/coupon.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const couponActor = (services: Services) => {
  const { client } = services;
  const { patient } = client;
  return couponMachine.provide({
    actors: {
      loadShelf: fromPromise(async ({ input: { productId } }) => {
        const [coupons, product, draft] = await Promise.all([
          loadCoupons(patient, productId),
          productId === '' ? null : loadProduct(patient, productId),
          readDraft(services, 'purchase', productId),
        ]);
        return { coupons, product, couponId: draft?.couponId ?? '' };
      }),
      receiveCoupon: fromPromise(({ input: { couponId } }) => receiveCoupon(client, couponId)),
    },
  });
};
