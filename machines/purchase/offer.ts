/** What a purchase is decided on: the offer, its price, and what stands in the way. Rule P6. */
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Intent } from '#domain/intent.ts';
import { smaller } from '#domain/money.ts';
import { standingOf, type ProductDetail, type ProductTerms, type Standing } from '#domain/product.ts';
import type { Coupon, WalletSummary } from '#domain/wallet.ts';
import { termsProblems, type TermsProblem } from '../terms.ts';

/** What was chosen before; kept on the device until it is bought. Consent is never kept: it is given each time (rule P7). */
export interface PurchaseDraft {
  couponId: string;
}

/** What the member decides on, as the server last told it. */
export interface Offer {
  product: Fresh<ProductDetail>;
  wallet: Fresh<WalletSummary>;
  coupons: Fresh<readonly Coupon[]>;
  /** Null when this device can't keep one: then nothing can be bought here. */
  intent: Intent | null;
  draft: PurchaseDraft | null;
}

/** What the member agreed to; the server refuses other terms than today's. */
export interface OrderTerms extends ProductTerms {
  productId: string;
  couponId: string;
  agreementVersion: string;
}

/** The member's choices on an offer. */
export interface Choice {
  offer: Offer | null;
  /** Empty: none. */
  couponId: string;
  isAgreed: boolean;
  isReachable: boolean;
}

/** What stands between the member and the review. */
export type Obstacle = TermsProblem | 'storage' | 'balance' | 'agreement';

/** Price, the coupon's part and what the wallet pays, in millionths of USDT. */
export interface PriceParts {
  price: bigint;
  couponPart: bigint;
  toPay: bigint;
}

const couponOf = ({ offer, couponId }: Choice): Coupon | undefined =>
  offer ? valueOf(offer.coupons).find(({ id }) => id === couponId) : undefined;

/** The chosen one while it can be used, else none. */
export const usableCoupon = ({ coupons }: Offer, couponId: string): string =>
  valueOf(coupons).some(({ id }) => id === couponId) ? couponId : '';

/** Null while there is no price to pay. */
export function pricePartsOf(context: Choice): PriceParts | null {
  const terms = context.offer && valueOf(context.offer.product).terms;
  if (!terms) return null;
  const couponPart = smaller(couponOf(context)?.value ?? 0n, terms.price);
  return { price: terms.price, couponPart, toPay: terms.price - couponPart };
}

/** What the wallet lacks for the price, in millionths of USDT. */
export function missingOf(context: Choice): bigint {
  const parts = pricePartsOf(context);
  if (!context.offer || !parts) return 0n;
  const missing = parts.toPay - valueOf(context.offer.wallet).usdt;
  return missing > 0n ? missing : 0n;
}

export function obstaclesOf(context: Choice): Obstacle[] {
  const { offer, isReachable, isAgreed } = context;
  const parts = pricePartsOf(context);
  const obstacles: Obstacle[] = termsProblems(offer, isReachable);
  if (!offer?.intent) obstacles.push('storage');
  if (!offer || !parts || valueOf(offer.wallet).usdt < parts.toPay) obstacles.push('balance');
  if (!isAgreed) obstacles.push('agreement');
  return obstacles;
}

/** Whether it could be bought when it was read, and otherwise why not. */
export const offerStanding = (offer: Offer): Standing => standingOf(valueOf(offer.product), offer.product.at);

export const isOpen = (offer: Offer): boolean => offerStanding(offer) === 'open';
