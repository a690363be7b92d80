/** A new account (product 5.5) and what it brings (product 12.6, rule P5). */
import type { Session } from './member.ts';
import type { CodeChannel } from './verification.ts';

/** What a new account is made by, and where its codes go. */
export interface AccountName {
  type: CodeChannel;
  /** ISO 3166 alpha-2: the number's country, and where the member lives. */
  country: string;
  /** A phone number or an e-mail address, as typed. */
  account: string;
}

/** What promotion gives a new member, in this order while its budget lasts. */
export const welcomeRules = ['welcomeBonus', 'registrationGift', 'freeTrial'] as const;
export type WelcomeRule = (typeof welcomeRules)[number];

/** Why something was not credited. */
export const welcomeReasons = ['promotionEmpty', 'dayShareSpent', 'nothingOnSale'] as const;
export type WelcomeReason = (typeof welcomeReasons)[number];

export interface WelcomeCredit {
  rule: WelcomeRule;
  /** USDT millionths. Of a free trial: the price that promotion pays into the order's escrow. */
  amount: bigint;
  /** What the free trial rents; empty for the others. */
  product: string;
  /** Null: it was credited. */
  reason: WelcomeReason | null;
}

export interface Registered {
  session: Session;
  credits: readonly WelcomeCredit[];
}
