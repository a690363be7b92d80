/** Accounts of the book: their names, kinds and owners (product 18.2). */
import type { Currency } from '#domain/money.ts';

const accountKinds = [
  /** What a member can use. */
  'wallet',
  /** A member's withdrawals on their way out. */
  'hold',
  /** A member's income, taken and not yet arrived. */
  'arriving',
  /** The price of one order until it expires. */
  'escrow',
  /** Income of one order that fell due and waits to be taken. */
  'due',
  /** A product's earnings not yet paid out. */
  'revenue',
  /** What was charged. */
  'fees',
  /** What bonuses may use. */
  'promotion',
  /** What members held when they deleted their accounts. Nothing leads out of it. */
  'forfeited',
  /** Where play money comes from. */
  'faucet',
  /** Where withdrawn play money goes. */
  'payout',
  /** Who pays for the machines' work. */
  'renters',
  /** One for each currency. */
  'exchange',
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** The only accounts that may go below zero: they stand for the outside. */
export const overdrawnKinds: readonly AccountKind[] = ['faucet', 'renters', 'exchange'];

export interface Account {
  readonly name: string;
  readonly kind: AccountKind;
  /** Whose money it is; null for products, the house and the outside. */
  readonly memberId: string | null;
  readonly orderId: string | null;
  readonly productId: string | null;
}

/** The part of an order that its accounts need. */
export interface OrderRef {
  id: string;
  memberId: string;
  productId: string;
}

const ownerless = (name: string, kind: AccountKind): Account => ({
  name,
  kind,
  memberId: null,
  orderId: null,
  productId: null,
});

const ofMember = (memberId: string, kind: 'wallet' | 'hold' | 'arriving'): Account => ({
  ...ownerless(`member:${memberId}:${kind}`, kind),
  memberId,
});

const ofOrder = (order: OrderRef, kind: 'escrow' | 'due'): Account => ({
  name: `order:${order.id}:${kind}`,
  kind,
  memberId: order.memberId,
  orderId: order.id,
  productId: order.productId,
});

export const walletOf = (memberId: string): Account => ofMember(memberId, 'wallet');
export const holdOf = (memberId: string): Account => ofMember(memberId, 'hold');
export const arrivingOf = (memberId: string): Account => ofMember(memberId, 'arriving');
export const escrowOf = (order: OrderRef): Account => ofOrder(order, 'escrow');
export const dueOf = (order: OrderRef): Account => ofOrder(order, 'due');
export const revenueOf = (productId: string): Account => ({
  ...ownerless(`product:${productId}:revenue`, 'revenue'),
  productId,
});
export const fees = ownerless('fees', 'fees');
export const promotion = ownerless('promo:budget', 'promotion');
export const forfeited = ownerless('house:forfeited', 'forfeited');
export const faucet = ownerless('outside:faucet', 'faucet');
export const payout = ownerless('outside:payout', 'payout');
export const renters = ownerless('outside:renters', 'renters');
export const exchangeOf = (currency: Currency): Account => ownerless(`exchange:${currency}`, 'exchange');
