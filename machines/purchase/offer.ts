/** What a purchase is decided on: the offer, its price, and what stands in the way. Rule P6. */
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Drafts } from '#domain/drafts.ts';
import { smaller } from '#domain/money.ts';
import { standingOf, type ProductDetail, type ProductTerms, type Standing } from '#domain/product.ts';
import type { Coupon, Order, WalletSummary } from '#domain/wallet.ts';
import { moneyProblems, type MoneyContext, type MoneyProblem, type MoneyTerms } from '../settlement/money-flow.ts';

/** What the member decides on, as the server last told it. */
export interface Offer extends MoneyTerms {
  product: Fresh<ProductDetail>;
  wallet: Fresh<WalletSummary>;
  coupons: Fresh<readonly Coupon[]>;
  /** Consent is never kept: it is given each time (rule P7). */
  draft: Drafts['purchase'] | null;
}

/** What the member agreed to; the server refuses other terms than today's. */
export interface OrderTerms extends ProductTerms {
  productId: string;
  couponId: string;
  agreementVersion: string;
}

/** What the member chose. */
export interface PurchaseChoice {
  /** Empty: none. */
  couponId: string;
  isAgreed: boolean;
}

export type PurchaseContext = MoneyContext<Offer, Order> & PurchaseChoice;

/** What stands between the member and the review. */
export type Obstacle = MoneyProblem | 'balance' | 'agreement';

/** Price, the coupon's part and what the wallet pays, in millionths of USDT. */
export interface PriceParts {
  price: bigint;
  couponPart: bigint;
  toPay: bigint;
}

const couponOf = ({ terms, couponId }: PurchaseContext): Coupon | undefined =>
  terms ? valueOf(terms.coupons).find(({ id }) => id === couponId) : undefined;

/** The chosen one while it can be used, else none. */
export const usableCoupon = ({ coupons }: Offer, couponId: string): string =>
  valueOf(coupons).some(({ id }) => id === couponId) ? couponId : '';

/** The machine's picture, which has no age. */
export const pictureOf = ({ product }: Offer): string => valueOf(product).image;

/** Null while there is no price to pay. */
export function pricePartsOf(context: PurchaseContext): PriceParts | null {
  const price = context.terms && valueOf(context.terms.product).terms?.price;
  if (price == null) return null;
  const couponPart = smaller(couponOf(context)?.value ?? 0n, price);
  return { price, couponPart, toPay: price - couponPart };
}

/** What the wallet lacks for the price, in millionths of USDT. */
export function missingOf(context: PurchaseContext): bigint {
  const parts = pricePartsOf(context);
  if (!context.terms || !parts) return 0n;
  const missing = parts.toPay - valueOf(context.terms.wallet).usdt;
  return missing > 0n ? missing : 0n;
}

export function obstaclesOf(context: PurchaseContext): Obstacle[] {
  const { terms, isAgreed } = context;
  const parts = pricePartsOf(context);
  const obstacles: Obstacle[] = moneyProblems(context);
  if (!terms || !parts || valueOf(terms.wallet).usdt < parts.toPay) obstacles.push('balance');
  if (!isAgreed) obstacles.push('agreement');
  return obstacles;
}

/** Whether it could be bought when it was read, and otherwise why not. */
export const offerStanding = (offer: Offer): Standing => standingOf(valueOf(offer.product), offer.product.at);

export const isOpen = (offer: Offer): boolean => offerStanding(offer) === 'open';

/** The order as the member confirmed it. */
export function moveOf({ subject: productId, terms: offer, couponId }: PurchaseContext): OrderTerms {
  const product = offer && valueOf(offer.product);
  if (!product?.terms) throw new Error('an order needs an offer with terms');
  return { productId, couponId, agreementVersion: product.agreementVersion, ...product.terms };
}
