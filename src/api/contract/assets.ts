/** The assets backend: products and orders (product 15.11), wallet (15.12), coupons (15.15). */
import * as v from 'valibot';
import type { Product } from '#domain/product.ts';
import type { IncomePoint } from '#domain/wallet.ts';
import { endpoint } from './endpoint.ts';
import { form, formInteger } from './form.ts';
import { holding, order, principalReturn } from './order-wire.ts';
import { coupons, product, productDetail } from './product-wire.ts';
import { intentOutcome, walletSummary } from './wallet-wire.ts';
import { amount, size } from './amount-wire.ts';
import { page, paging } from './page.ts';
import { deviceId, id, instant, nothing } from './wire.ts';

const ofProduct = v.object({ productId: id });

export const assets = {
  products: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'product/list',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.array(product),
      v.transform((list): readonly Product[] => list),
    ),
    about: 'All products. Terms of a starred one (status 7) are null.',
    origin: 'ours',
  }),
  product: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'product/detail',
    auth: 'member',
    input: ofProduct,
    reply: productDetail,
    about: 'One product with its fact sheet: earnings by day, principal in escrow, share of days paid in full.',
    origin: 'ours',
  }),
  createOrder: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'mine/order/create',
    auth: 'member',
    money: true,
    input: form(
      {
        productId: id,
        /** Empty: none. */
        couponId: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
        /** The terms that the member saw; others than today's are refused with `termsChanged`. */
        price: amount,
        dayReturn: amount,
        validDays: formInteger(1, 10_000),
        /** That the member agreed to. */
        agreementVersion: id,
      },
      { dayReturn: 'dayReturnAmount', agreementVersion: 'agree' },
    ),
    reply: order,
    about: "Buys one product: the price goes to the order's escrow, a coupon's part comes from the promotion budget.",
    origin: 'spec',
  }),
  cancelOrder: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'mine/order/cancel',
    auth: 'member',
    money: true,
    input: v.object({ orderId: id }),
    reply: order,
    about:
      "Cancels the member's first order within a day of its purchase, before income is due on it: each part of the price goes back to who paid it.",
    origin: 'ours',
  }),
  orders: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'mine/order/record',
    auth: 'member',
    input: v.object({ status: v.picklist(['valid', 'expired']), ...paging }),
    reply: page(order),
    about: "The member's orders, newest first; a cancelled one is among those that have expired.",
    origin: 'spec',
  }),
  order: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'mine/order/subrecord',
    auth: 'member',
    input: v.object({ orderId: id }),
    reply: order,
    about: 'One order of the member.',
    origin: 'spec',
  }),
  principalReturn: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'mine/order/returncost',
    auth: 'member',
    input: v.object({ orderId: id }),
    reply: principalReturn,
    about: 'Return of principal of one order: how much, to whom, when.',
    origin: 'spec',
  }),
  holdings: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'mine/order/stock',
    auth: 'member',
    input: v.object(paging),
    reply: page(holding),
    about: 'The machines that the member holds or held, one row a product, held ones first.',
    origin: 'ours',
  }),
  intent: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/intent',
    auth: 'member',
    input: v.object({ intentId: deviceId }),
    reply: intentOutcome,
    about: 'What became of an intent of this member.',
    origin: 'ours',
  }),
  cancelIntent: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'wallet/intent/cancel',
    auth: 'member',
    input: v.object({ intentId: deviceId }),
    reply: intentOutcome,
    about:
      'Closes an intent that has not happened: from then on it is refused with `cancelled`, so that a copy still under way moves nothing. One that was decided keeps its answer.',
    origin: 'ours',
  }),
  wallet: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/summary',
    auth: 'member',
    input: nothing,
    reply: walletSummary,
    about: 'Balances: what can be used, and what is held where.',
    origin: 'ours',
  }),
  incomeSeries: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/series',
    auth: 'member',
    input: v.object({ days: formInteger(1, 90) }),
    reply: v.pipe(
      v.array(v.object({ day: instant, stated: size, paid: size })),
      v.transform((list): readonly IncomePoint[] => list),
    ),
    about: "Income that fell due by day of the member's region, oldest first, with what was stated for it.",
    origin: 'ours',
  }),
  productCoupons: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'coupon/productCoupons',
    auth: 'member',
    input: ofProduct,
    reply: coupons,
    about: 'Coupons of a product that the member can collect, or holds and can use.',
    origin: 'spec',
  }),
  usableCoupons: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'coupon/userProductCoupons',
    auth: 'member',
    input: ofProduct,
    reply: coupons,
    about: "The member's coupons that can be used on a product now.",
    origin: 'spec',
  }),
};
