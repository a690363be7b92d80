/** What fills the promotion budget and what it pays for, in few words (product 18.3). */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const words: Readonly<Record<string, ReactNode>> = {
  promotionBudget: <Trans>Half the fees</Trans>,
  promotionReturn: <Trans>Returned from ended orders</Trans>,
  coupon: <Trans>Coupons</Trans>,
  trial: <Trans>Free trial orders</Trans>,
  welcomeBonus: <Trans>Welcome bonus</Trans>,
  registrationGift: <Trans>Registration gift</Trans>,
  signInBonus: <Trans>Check-in rewards</Trans>,
  dailyBonus: <Trans>Daily bonuses</Trans>,
  redeemBonus: <Trans>Redeemed codes</Trans>,
  groupBonus: <Trans>Group bonuses</Trans>,
  randomBonus: <Trans>Random bonus</Trans>,
  referralBonusB: <Trans>Referral B bonus</Trans>,
  referralBonusC: <Trans>Referral C bonus</Trans>,
  referralBonusD: <Trans>Referral D bonus</Trans>,
};

/** A rule that this build does not know keeps its name. */
export const budgetWords = (rule: string): ReactNode => words[rule] ?? <bdi dir="ltr">{rule}</bdi>;
