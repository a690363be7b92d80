/**
 * Each move of money as a pure function that gives its postings (product 18.3). Amounts are millionths; parts that come
 * to nothing are left out, so that every posting is above zero. Rounding is never in a member's favour at another's
 * cost: fees go up or down as said at each.
 */
import { usdtFor } from '#domain/exchange.ts';
import { managementFee, promotionShare, referralBonus, withdrawalFee } from '#domain/limits.ts';
import { shareDown, shareUp, unit, type Currency, type Money } from '#domain/money.ts';
import {
  arrivingOf,
  dueOf,
  escrowOf,
  exchangeOf,
  faucet,
  fees,
  forfeited,
  holdOf,
  payout,
  promotion,
  renters,
  revenueOf,
  walletOf,
  type Account,
  type OrderRef,
} from './accounts.ts';
import type { Rule } from './edges.ts';

/** One amount of one currency from one account to another: it sums to zero by its shape. */
export interface Posting {
  readonly rule: Rule;
  readonly from: Account;
  readonly to: Account;
  readonly currency: Currency;
  /** Millionths, above zero. */
  readonly amount: bigint;
}

const posting = (rule: Rule, from: Account, to: Account, amount: bigint, currency: Currency = 'USDT'): Posting => ({
  rule,
  from,
  to,
  currency,
  amount,
});

const aboveZero = (postings: readonly Posting[]): Posting[] => postings.filter(({ amount }) => amount > 0n);

export const recharge = (memberId: string, { amount, currency }: Money): Posting[] =>
  aboveZero([posting('recharge', faucet, walletOf(memberId), amount, currency)]);

/** The member's part of the price, and the coupon's, into the order's escrow. */
export const buy = (order: OrderRef, price: bigint, couponPart: bigint): Posting[] =>
  aboveZero([
    posting('purchase', walletOf(order.memberId), escrowOf(order), price - couponPart),
    posting('coupon', promotion, escrowOf(order), couponPart),
  ]);

export const trial = (order: OrderRef, price: bigint): Posting[] =>
  aboveZero([posting('trial', promotion, escrowOf(order), price)]);

/** A product's earnings of a day, and 10% of them as management fee, rounded down. */
export const earnings = (productId: string, earned: bigint): Posting[] =>
  aboveZero([
    posting('earnings', renters, revenueOf(productId), earned),
    posting('managementFee', revenueOf(productId), fees, shareDown(earned, managementFee)),
  ]);

export const incomeDue = (order: OrderRef, amount: bigint): Posting[] =>
  aboveZero([posting('incomeDue', revenueOf(order.productId), dueOf(order), amount)]);

const hundredth = unit / 100n;

/** Down to a hundredth: what is shown with two decimals then adds up. */
export const wholeHundredths = (amount: bigint): bigint => amount - (amount % hundredth);

/** An income's share of a pool that all claims of the day may not fit into, rounded down to a hundredth. */
export const proRata = (stated: bigint, pool: bigint, claims: bigint): bigint =>
  claims <= pool ? stated : wholeHundredths((stated * pool) / claims);

export const incomeTaken = (order: OrderRef, amount: bigint): Posting[] =>
  aboveZero([posting('incomeTaken', dueOf(order), arrivingOf(order.memberId), amount)]);

export const incomeArrived = (memberId: string, amount: bigint): Posting[] =>
  aboveZero([posting('incomeArrived', arrivingOf(memberId), walletOf(memberId), amount)]);

/** The price comes back; what promotion paid of it goes back to the budget. */
export const orderExpired = (order: OrderRef, price: bigint, promotionPart: bigint): Posting[] =>
  aboveZero([
    posting('principalReturn', escrowOf(order), walletOf(order.memberId), price - promotionPart),
    posting('promotionReturn', escrowOf(order), promotion, promotionPart),
  ]);

/** As if it had not been bought: each part goes back to who paid it. */
export const orderCancelled = (order: OrderRef, price: bigint, promotionPart: bigint): Posting[] =>
  aboveZero([
    posting('orderCancellation', escrowOf(order), walletOf(order.memberId), price - promotionPart),
    posting('couponCancellation', escrowOf(order), promotion, promotionPart),
  ]);

export const withdrawalHeld = (memberId: string, { amount, currency }: Money): Posting[] =>
  aboveZero([posting('withdrawalHold', walletOf(memberId), holdOf(memberId), amount, currency)]);

/** The net amount leaves; the fee is rounded up, so that splitting a withdrawal never pays less. */
export function withdrawalSettled(memberId: string, { amount, currency }: Money): Posting[] {
  const fee = shareUp(amount, withdrawalFee);
  return aboveZero([
    posting('withdrawalPayout', holdOf(memberId), payout, amount - fee, currency),
    posting('withdrawalFee', holdOf(memberId), fees, fee, currency),
  ]);
}

export const withdrawalVoided = (memberId: string, { amount, currency }: Money): Posting[] =>
  aboveZero([posting('withdrawalReturn', holdOf(memberId), walletOf(memberId), amount, currency)]);

export const withdrawalCancelled = (memberId: string, { amount, currency }: Money): Posting[] =>
  aboveZero([posting('withdrawalCancellation', holdOf(memberId), walletOf(memberId), amount, currency)]);

/**
 * Rupees to USDT, rounded down: against the converter.
 * @param rate rupees for one USDT, millionths
 */
export const exchange = (memberId: string, rupees: bigint, rate: bigint): Posting[] =>
  aboveZero([
    posting('exchangeSale', walletOf(memberId), exchangeOf('INR'), rupees, 'INR'),
    posting('exchangePurchase', exchangeOf('USDT'), walletOf(memberId), usdtFor(rupees, rate)),
  ]);

/** All that a member who leaves could use, into an account that nothing leads out of. */
export const forfeiture = (memberId: string, { amount, currency }: Money): Posting[] =>
  aboveZero([posting('forfeiture', walletOf(memberId), forfeited, amount, currency)]);

/** Half of the day's fees, rounded down, to the promotion budget. */
export const dailyBudget = (feesOfDay: bigint): Posting[] =>
  aboveZero([posting('promotionBudget', fees, promotion, shareDown(feesOfDay, promotionShare))]);

export type BonusRule = Extract<Rule, `${string}Bonus` | 'registrationGift'>;

export const bonus = (rule: BonusRule, memberId: string, amount: bigint): Posting[] =>
  aboveZero([posting(rule, promotion, walletOf(memberId), amount)]);

export const referralLevels = ['B', 'C', 'D'] as const;
export type ReferralLevel = (typeof referralLevels)[number];

/** A fixed amount by level, whatever was bought. */
export const referral = (level: ReferralLevel, inviterId: string): Posting[] =>
  aboveZero([posting(`referralBonus${level}`, promotion, walletOf(inviterId), referralBonus[level])]);
