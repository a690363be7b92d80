/** Products and coupons on the wire (product 6.1, 6.5). */
import * as v from 'valibot';
import { toProductStatus, type Product, type ProductDetail } from '#domain/product.ts';
import type { Coupon } from '#domain/wallet.ts';
import { size } from './amount-wire.ts';
import { utcDay } from './utc-day.ts';
import { count, id, instant, ownFile, text } from './wire.ts';

const productItem = {
  productId: id,
  productImg: ownFile,
  productName: text,
  status: count,
  startTime: v.nullable(instant),
  endTime: v.nullable(instant),
  /** The three are null while the product is starred (status 7). */
  dayReturnAmount: v.nullable(size),
  validDays: v.nullable(count),
  price: v.nullable(size),
  sold: count,
  stock: count,
  /** How many this member holds. */
  daotimes: count,
  /** Missing in what devices kept before there were such. */
  fullDays: v.optional(count, 0),
  countedDays: v.optional(count, 0),
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
  fullDays: wire.fullDays,
  countedDays: wire.countedDays,
});

export const product = v.pipe(productItemSchema, v.transform(toProduct));

export const productDetail = v.pipe(
  v.object({
    ...productItem,
    description: text,
    agreementVersion: id,
    /** Of an order that would begin now; null while the product is starred. */
    firstTime: v.nullable(instant),
    returnTime: v.nullable(instant),
    earnings: v.pipe(
      v.array(v.object({ day: utcDay, earned: size, paid: size, stated: size, perOrder: v.nullable(size) })),
      v.maxLength(30),
    ),
    fullDays: count,
    countedDays: count,
    escrow: size,
    revenue: size,
  }),
  v.transform((wire): ProductDetail => ({
    ...toProduct(wire),
    description: wire.description,
    agreementVersion: wire.agreementVersion,
    firstDueAt: wire.firstTime,
    priceBackAt: wire.returnTime,
    earnings: wire.earnings,
    escrow: wire.escrow,
    revenue: wire.revenue,
  })),
);

const coupon = v.pipe(
  v.object({ couponId: id, name: text, value: size, expireTime: instant }),
  v.transform((wire): Coupon => ({
    id: wire.couponId,
    name: wire.name,
    value: wire.value,
    expiresAt: wire.expireTime,
  })),
);
export const coupons = v.pipe(
  v.array(coupon),
  v.transform((list): readonly Coupon[] => list),
);
