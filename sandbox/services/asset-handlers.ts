/** The assets backend: one handler for each endpoint of contract/assets.ts. */
import type { assets } from '#contract/assets.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { productCoupons, usableCoupons } from './coupons.ts';
import { cancelIntent, intent } from './intent-status.ts';
import { order, orders, principalReturn } from './orders.ts';
import { product, products } from './products.ts';
import { createOrder } from './purchase.ts';
import { record, records } from './records.ts';
import { incomeSeries, wallet } from './wallet.ts';

export const assetHandlers: Handlers<typeof assets> = {
  products,
  product,
  createOrder,
  orders,
  order,
  principalReturn,
  intent,
  cancelIntent,
  wallet,
  incomeSeries,
  records,
  record,
  productCoupons,
  usableCoupons,
};
