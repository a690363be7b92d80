/** What fills the promotion budget and what it pays for, in few words (product 18.3). */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const words: Readonly<Record<string, ReactNode>> = {
  promotionBudget: <Trans>Half of the fees</Trans>,
  promotionReturn: <Trans>Back from orders that it had paid for</Trans>,
  coupon: <Trans>Coupons</Trans>,
  trial: <Trans>Free trial orders</Trans>,
  welcomeBonus: <Trans>Welcome bonuses</Trans>,
  registrationGift: <Trans>Registration gifts</Trans>,
  signInBonus: <Trans>Sign-in rewards</Trans>,
  dailyBonus: <Trans>Daily bonuses</Trans>,
  redeemBonus: <Trans>Redeemed codes</Trans>,
  groupBonus: <Trans>Group bonuses</Trans>,
  randomBonus: <Trans>Random bonuses</Trans>,
  referralBonusB: <Trans>Referral B bonuses</Trans>,
  referralBonusC: <Trans>Referral C bonuses</Trans>,
  referralBonusD: <Trans>Referral D bonuses</Trans>,
};

/** A rule that this build does not know keeps its name. */
export const budgetWords = (rule: string): ReactNode => words[rule] ?? <bdi dir="ltr">{rule}</bdi>;
