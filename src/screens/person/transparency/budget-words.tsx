/** What fills the promotion budget and what it pays for, in few words (product 18.3). */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const words: Readonly<Record<string, ReactNode>> = {
  promotionBudget: <Trans>Half the fees</Trans>,
  promotionReturn: <Trans>Returned from ended orders</Trans>,
  coupon: <Trans comment="What the budget paid as parts of prices">Coupons</Trans>,
  trial: <Trans>Free trial orders</Trans>,
  welcomeBonus: <Trans comment="Bonus of a new member">Welcome bonus</Trans>,
  registrationGift: <Trans comment="Bonus of a new member for registering">Registration gift</Trans>,
  signInBonus: <Trans comment="What the budget paid for daily check-ins">Check-in rewards</Trans>,
  dailyBonus: <Trans comment="What the budget paid as daily bonuses">Daily bonuses</Trans>,
  redeemBonus: <Trans comment="What the budget paid for redeem codes">Redeemed codes</Trans>,
  groupBonus: <Trans comment="What the budget paid for joining the group">Group bonuses</Trans>,
  randomBonus: <Trans comment="Kind of bonus, paid at random">Random bonus</Trans>,
  referralBonusB: <Trans>Referral B bonus</Trans>,
  referralBonusC: <Trans>Referral C bonus</Trans>,
  referralBonusD: <Trans>Referral D bonus</Trans>,
};

/** A rule that this build does not know keeps its name. */
export const budgetWords = (rule: string): ReactNode => words[rule] ?? <bdi dir="ltr">{rule}</bdi>;
