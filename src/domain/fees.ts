/** What applies to a member before they begin: fees, limits, windows and times of each way to move money (product 3.8). */
import type { ExchangeQuote } from './exchange.ts';
import type { RechargeOptions } from './recharge.ts';
import type { WithdrawalOptions } from './withdrawal.ts';

/** In the order of the page. */
export const feeTopics = ['recharge', 'rent', 'withdrawal', 'exchange', 'redeem'] as const;
export type FeeTopic = (typeof feeTopics)[number];

export const isFeeTopic = (text: string): text is FeeTopic => feeTopics.some((one) => one === text);

/** Fees are basis points, amounts millionths, times and durations ms. */
export interface FeesAndLimits {
  recharge: {
    fee: bigint;
    options: RechargeOptions;
    /** Most of one, in either currency. */
    maximum: bigint;
    /** How long it waits for its payment. */
    payWithin: number;
    /** Of USDT. */
    confirmations: number;
    confirmationTime: number;
  };
  rent: {
    fee: bigint;
    /** Of what a machine earns, before it pays income. */
    managementFee: bigint;
    /** How long after it was bought a first order can be cancelled. */
    cancelWithin: number;
    /** From collecting to the balance. */
    arrivesAfter: number;
    /** On weekends no income is credited. */
    isSettlement: boolean;
    /** When that ends or begins next. */
    settlementTurnsAt: number;
  };
  withdrawal: {
    fee: bigint;
    options: WithdrawalOptions;
    /** The daily limits are whole again. */
    limitResetsAt: number;
    arrivesAfter: { from: number; to: number };
    /** How long terms hold that were reviewed. */
    termsHold: number;
  };
  exchange: { fee: bigint; quote: ExchangeQuote };
  redeem: {
    fee: bigint;
    /** Wrong codes in any time of that length. */
    wrongAllowed: number;
    wrongLeft: number;
    wrongWithin: number;
    /** When there is one more; null while none is used up. */
    nextAt: number | null;
  };
}

/** A duration in the largest unit of which it has a whole number. */
export function inWholeUnits(ms: number): { unit: 'hours' | 'minutes' | 'seconds'; count: number } {
  const seconds = Math.round(ms / 1_000);
  if (seconds % 3_600 === 0) return { unit: 'hours', count: seconds / 3_600 };
  return seconds % 60 === 0 ? { unit: 'minutes', count: seconds / 60 } : { unit: 'seconds', count: seconds };
}
