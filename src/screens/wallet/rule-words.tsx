/** The rules of the book (product 18.3) in the member's words: why a credit or debit happened. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The same for each level. */
const referral: ReactNode = (
  <Trans>
    The promotion budget pays a fixed bonus after the first full day of an invited member's first order, whatever they
    pay.
  </Trans>
);

const words: Record<string, ReactNode> = {
  recharge: <Trans>Play money from the sandbox</Trans>,
  purchase: <Trans>The price went into escrow</Trans>,
  coupon: <Trans>The promotion budget paid the coupon's part</Trans>,
  trial: <Trans>The promotion budget paid a free trial</Trans>,
  incomeDue: <Trans>Paid from what the machine earned, up to the stated daily return</Trans>,
  incomeTaken: <Trans>You collected income</Trans>,
  incomeArrived: <Trans>Collected income arrived</Trans>,
  principalReturn: <Trans>The price came back from escrow</Trans>,
  promotionReturn: <Trans>The promotion budget got its part back</Trans>,
  withdrawalHold: <Trans>Set aside for a withdrawal</Trans>,
  withdrawalPayout: <Trans>A withdrawal was paid out</Trans>,
  withdrawalFee: <Trans>5% withdrawal fee</Trans>,
  withdrawalReturn: <Trans>A withdrawal failed, and the whole amount came back</Trans>,
  exchangeSale: <Trans>Rupees given in an exchange</Trans>,
  exchangePurchase: <Trans>USDT received in an exchange</Trans>,
  welcomeBonus: <Trans>Welcome bonus</Trans>,
  registrationGift: <Trans>Registration gift</Trans>,
  signInBonus: <Trans>Daily check-in</Trans>,
  dailyBonus: <Trans>Daily bonus</Trans>,
  redeemBonus: <Trans>Redeemed code</Trans>,
  groupBonus: <Trans>Group bonus</Trans>,
  randomBonus: <Trans>Random bonus</Trans>,
  referralBonusB: referral,
  referralBonusC: referral,
  referralBonusD: referral,
};

/** A rule in words; one that this build does not know keeps its name. */
export const RuleWords = ({ rule }: { rule: string }) => words[rule] ?? <bdi dir="ltr">{rule}</bdi>;
