/** The assets backend: products, orders, wallet, coupons. Spec part 7 "Product", "Gift and coupons". */
import * as v from 'valibot';
import { toProductStatus, type Product, type ProductDetail } from '#domain/product.ts';
import {
  recordStatuses,
  recordTypes,
  type Coupon,
  type IncomePoint,
  type MoneyRecord,
  type Order,
  type PrincipalReturn,
  type RecordDetail,
  type WalletSummary,
} from '#domain/wallet.ts';
import { endpoint } from './endpoint.ts';
import { amount, count, formInteger, id, instant, nothing, page, paging, text } from './wire.ts';

const currency = v.picklist(['USDT', 'INR']);

const productItem = {
  productId: id,
  productImg: text,
  productName: text,
  status: count,
  startTime: v.nullable(instant),
  endTime: v.nullable(instant),
  /** The three are null while the product is starred (status 7). */
  dayReturnAmount: v.nullable(amount),
  validDays: v.nullable(count),
  price: v.nullable(amount),
  sold: count,
  stock: count,
  /** How many this member holds. */
  daotimes: count,
};
const productItemSchema = v.object(productItem);

const toProduct = (wire: v.InferOutput<typeof productItemSchema>): Product => ({
  id: wire.productId,
  name: wire.productName,
  image: wire.productImg,
  status: toProductStatus(wire.status),
  startsAt: wire.startTime,
  endsAt: wire.endTime,
  terms:
    wire.price === null || wire.dayReturnAmount === null || wire.validDays === null
      ? null
      : { price: wire.price, dayReturn: wire.dayReturnAmount, validDays: wire.validDays },
  sold: wire.sold,
  stock: wire.stock,
  held: wire.daotimes,
});

const productDetail = v.pipe(
  v.object({
    ...productItem,
    description: text,
    agreementVersion: id,
    earnings: v.pipe(
      v.array(v.object({ day: instant, earned: amount, paid: amount, stated: amount })),
      v.maxLength(30),
    ),
    fullDays: count,
    countedDays: count,
    escrow: amount,
    revenue: amount,
  }),
  v.transform((wire): ProductDetail => ({
    ...toProduct(wire),
    description: wire.description,
    agreementVersion: wire.agreementVersion,
    earnings: wire.earnings,
    fullDays: wire.fullDays,
    countedDays: wire.countedDays,
    escrow: wire.escrow,
    revenue: wire.revenue,
  })),
);

const order = v.pipe(
  v.object({
    orderId: id,
    productId: id,
    productName: text,
    productImg: text,
    price: amount,
    couponAmount: amount,
    dayReturnAmount: amount,
    validDays: count,
    totalRevenue: amount,
    paidAmount: amount,
    paidDays: count,
    getTime: instant,
    expireDate: instant,
    status: v.picklist(['valid', 'expired']),
    trial: v.boolean(),
  }),
  v.transform((wire): Order => ({
    id: wire.orderId,
    productId: wire.productId,
    name: wire.productName,
    image: wire.productImg,
    price: wire.price,
    couponPart: wire.couponAmount,
    dayReturn: wire.dayReturnAmount,
    validDays: wire.validDays,
    totalRevenue: wire.totalRevenue,
    paid: wire.paidAmount,
    daysPaid: wire.paidDays,
    boughtAt: wire.getTime,
    expiresAt: wire.expireDate,
    status: wire.status,
    isTrial: wire.trial,
  })),
);

const record = {
  recordId: id,
  type: v.picklist(recordTypes),
  /** Signed. */
  amount,
  currency,
  status: v.picklist(recordStatuses),
  time: instant,
  /** What it is about, for people. */
  description: text,
};
const recordSchema = v.object(record);
const toRecord = (wire: v.InferOutput<typeof recordSchema>): MoneyRecord => ({
  id: wire.recordId,
  type: wire.type,
  amount: wire.amount,
  currency: wire.currency,
  status: wire.status,
  at: wire.time,
  about: wire.description,
});

const recordDetail = v.pipe(
  v.object({
    ...record,
    source: text,
    sourceName: text,
    rule: text,
    /** Why it is less than stated or was not credited; empty otherwise. */
    reason: text,
    orderId: v.nullable(id),
    postings: v.array(v.object({ from: text, to: text, amount, currency, rule: text, entryId: id, at: instant })),
  }),
  v.transform((wire): RecordDetail => ({
    ...toRecord(wire),
    source: wire.source,
    sourceName: wire.sourceName,
    rule: wire.rule,
    reason: wire.reason,
    orderId: wire.orderId,
    postings: wire.postings,
  })),
);

const walletSummary = v.pipe(
  v.object({
    usdt: amount,
    inr: amount,
    escrow: amount,
    due: amount,
    dueCount: count,
    arriving: amount,
    hold: amount,
    /** Rupees for one USDT. */
    rate: amount,
    rateTime: instant,
  }),
  v.transform(({ rateTime, ...wire }): WalletSummary => ({ ...wire, rateAt: rateTime })),
);

const coupon = v.pipe(
  v.object({ couponId: id, name: text, value: amount, expireTime: instant }),
  v.transform((wire): Coupon => ({
    id: wire.couponId,
    name: wire.name,
    value: wire.value,
    expiresAt: wire.expireTime,
  })),
);
const coupons = v.pipe(
  v.array(coupon),
  v.transform((list): readonly Coupon[] => list),
);

const intentOutcome = v.object({
  state: v.picklist(['done', 'refused', 'unknown']),
  /** The first answer's code and msg; 0 and empty for unknown. */
  code: count,
  msg: text,
  /** The first answer's data, to be read with the schema of the call that the intent belongs to. */
  data: v.unknown(),
});

const ofProduct = v.object({ productId: id });

export const assets = {
  products: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'product/list',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.array(v.pipe(productItemSchema, v.transform(toProduct))),
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
    input: v.object({
      productId: id,
      /** Empty: none. */
      couponId: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
      /** The terms that the member saw; others than today's are refused with `termsChanged`. */
      price: amount,
      dayReturnAmount: amount,
      validDays: formInteger(1, 10_000),
      /** The agreement version that the member agreed to. */
      agree: id,
    }),
    reply: order,
    about: "Buys one product: the price goes to the order's escrow, a coupon's part comes from the promotion budget.",
    origin: 'spec',
  }),
  orders: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'mine/order/record',
    auth: 'member',
    input: v.object({ status: v.picklist(['valid', 'expired']), ...paging }),
    reply: page(order),
    about: "The member's orders, newest first.",
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
    reply: v.pipe(
      v.object({
        amount,
        memberAmount: amount,
        promotionAmount: amount,
        expireDate: instant,
        returnTime: v.nullable(instant),
      }),
      v.transform((wire): PrincipalReturn => ({
        amount: wire.amount,
        toMember: wire.memberAmount,
        toPromotion: wire.promotionAmount,
        dueAt: wire.expireDate,
        returnedAt: wire.returnTime,
      })),
    ),
    about: 'Return of principal of one order: how much, to whom, when.',
    origin: 'spec',
  }),
  intent: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/intent',
    auth: 'member',
    input: v.object({ intentId: id }),
    reply: intentOutcome,
    about: 'What became of an intent of this member.',
    origin: 'ours',
  }),
  cancelIntent: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'wallet/intent/cancel',
    auth: 'member',
    input: v.object({ intentId: id }),
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
      v.array(v.object({ day: instant, stated: amount, paid: amount })),
      v.transform((list): readonly IncomePoint[] => list),
    ),
    about: "Income that fell due by day of the member's region, oldest first, with what was stated for it.",
    origin: 'ours',
  }),
  records: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/record',
    auth: 'member',
    /** `type` as menu targets have it: 1 all asset records, 5 bonus and rewards. */
    input: v.object({ type: v.union([v.literal('1'), v.literal('5')]), ...paging }),
    reply: page(v.pipe(recordSchema, v.transform(toRecord))),
    about: 'Capital records, newest first.',
    origin: 'ours',
  }),
  record: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/record/detail',
    auth: 'member',
    input: v.object({ recordId: id }),
    reply: recordDetail,
    about: 'One record with the account that paid it, the rule and its postings (rule P6).',
    origin: 'ours',
  }),
  productCoupons: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'coupon/productCoupons',
    auth: 'member',
    input: ofProduct,
    reply: coupons,
    about: 'Coupons that exist for a product.',
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
