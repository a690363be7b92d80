/** The rules of the book (product 18.3) in the member's words. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Words {
  /** Why a credit or debit happened. */
  why?: ReactNode;
  /** What it filled the promotion budget with, or what it paid for, in few words. */
  budget?: ReactNode;
}

/** The same for each level. */
const referral: ReactNode = (
  <Trans>
    The promotion budget pays a fixed bonus after the first full day of an invited member's first order, whatever they
    pay.
  </Trans>
);

const words: Readonly<Record<string, Words>> = {
  promotionBudget: { budget: <Trans>Half the fees</Trans> },
  recharge: { why: <Trans>Play money from the sandbox</Trans> },
  purchase: { why: <Trans>The price went into escrow</Trans> },
  coupon: {
    why: <Trans>The promotion budget paid the coupon's part</Trans>,
    budget: <Trans comment="What the budget paid as parts of prices">Coupons</Trans>,
  },
  trial: { why: <Trans>The promotion budget paid a free trial</Trans>, budget: <Trans>Free trial orders</Trans> },
  incomeDue: { why: <Trans>Paid from what the machine earned, up to the stated daily return</Trans> },
  incomeTaken: { why: <Trans>You collected income</Trans> },
  incomeArrived: { why: <Trans>Collected income arrived</Trans> },
  principalReturn: { why: <Trans>The price came back from escrow</Trans> },
  promotionReturn: {
    why: <Trans>The promotion budget got its part back</Trans>,
    budget: <Trans>Returned from ended orders</Trans>,
  },
  orderCancellation: { why: <Trans>You cancelled your order, and its price came back</Trans> },
  couponCancellation: {
    why: <Trans>The promotion budget got its part back</Trans>,
    budget: <Trans>Returned from cancelled orders</Trans>,
  },
  withdrawalHold: { why: <Trans>Set aside for a withdrawal</Trans> },
  withdrawalPayout: { why: <Trans>A withdrawal was paid out</Trans> },
  withdrawalFee: { why: <Trans comment="Rule of a posting">5% withdrawal fee</Trans> },
  withdrawalReturn: { why: <Trans>A withdrawal failed, and the whole amount came back</Trans> },
  withdrawalCancellation: { why: <Trans>You cancelled a withdrawal, and the whole amount came back</Trans> },
  exchangeSale: { why: <Trans>Rupees given in an exchange</Trans> },
  exchangePurchase: { why: <Trans>USDT received in an exchange</Trans> },
  welcomeBonus: {
    why: <Trans comment="Bonus of a new member">Welcome bonus</Trans>,
    budget: <Trans comment="Bonus of a new member">Welcome bonus</Trans>,
  },
  registrationGift: {
    why: <Trans comment="Bonus of a new member for registering">Registration gift</Trans>,
    budget: <Trans comment="Bonus of a new member for registering">Registration gift</Trans>,
  },
  signInBonus: {
    why: <Trans comment="Reward for opening the app daily, and its screen">Daily check-in</Trans>,
    budget: <Trans comment="What the budget paid for daily check-ins">Check-in rewards</Trans>,
  },
  dailyBonus: {
    why: <Trans comment="Bonus that the member takes once a day">Daily bonus</Trans>,
    budget: <Trans comment="What the budget paid as daily bonuses">Daily bonuses</Trans>,
  },
  redeemBonus: {
    why: <Trans comment="Why it was paid: a redeem code">Redeemed code</Trans>,
    budget: <Trans comment="What the budget paid for redeem codes">Redeemed codes</Trans>,
  },
  groupBonus: {
    why: <Trans comment="Bonus for joining the official group">Group bonus</Trans>,
    budget: <Trans comment="What the budget paid for joining the group">Group bonuses</Trans>,
  },
  randomBonus: {
    why: <Trans comment="Kind of bonus, paid at random">Random bonus</Trans>,
    budget: <Trans comment="Kind of bonus, paid at random">Random bonus</Trans>,
  },
  referralBonusB: { why: referral, budget: <Trans>Referral B bonus</Trans> },
  referralBonusC: { why: referral, budget: <Trans>Referral C bonus</Trans> },
  referralBonusD: { why: referral, budget: <Trans>Referral D bonus</Trans> },
};

interface RuleWordsProps {
  rule: string;
  as: keyof Words;
}

/** One that this build does not know keeps its name. */
export const RuleWords = ({ rule, as }: RuleWordsProps) => words[rule]?.[as] ?? <bdi dir="ltr">{rule}</bdi>;
