/** Orders on the wire (product 6.6). */
import * as v from 'valibot';
import type { Holding, Order, PrincipalReturn } from '#domain/wallet.ts';
import { size } from './amount-wire.ts';
import { count, id, instant, ownFile, text } from './wire.ts';

export const order = v.pipe(
  v.object({
    orderId: id,
    productId: id,
    productName: text,
    productImg: ownFile,
    price: size,
    couponAmount: size,
    dayReturnAmount: size,
    validDays: count,
    totalRevenue: size,
    paidAmount: size,
    paidDays: count,
    getTime: instant,
    expireDate: instant,
    status: v.picklist(['valid', 'expired', 'cancelled']),
    trial: v.boolean(),
    /** When its next income falls due; answers from before it was told have none. */
    nextTime: v.optional(v.nullable(instant), null),
    /** Until when it can be cancelled (product 6.16); likewise. */
    cancelUntil: v.optional(v.nullable(instant), null),
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
    nextDueAt: wire.nextTime,
    cancelUntil: wire.cancelUntil,
  })),
);

export const principalReturn = v.pipe(
  v.object({
    amount: size,
    memberAmount: size,
    promotionAmount: size,
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
);

export const holding = v.pipe(
  v.object({
    productId: id,
    productName: text,
    productImg: ownFile,
    valid: count,
    expired: count,
    escrow: size,
    dayReturnAmount: size,
    paidAmount: size,
    expireDate: v.nullable(instant),
  }),
  v.transform((wire): Holding => ({
    id: wire.productId,
    name: wire.productName,
    image: wire.productImg,
    valid: wire.valid,
    expired: wire.expired,
    escrow: wire.escrow,
    dayReturn: wire.dayReturnAmount,
    paid: wire.paidAmount,
    nextExpiryAt: wire.expireDate,
  })),
);
