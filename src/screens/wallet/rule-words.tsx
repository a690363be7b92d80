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
  withdrawalFee: <Trans comment="Rule of a posting">5% withdrawal fee</Trans>,
  withdrawalReturn: <Trans>A withdrawal failed, and the whole amount came back</Trans>,
  withdrawalCancellation: <Trans>You cancelled a withdrawal, and the whole amount came back</Trans>,
  exchangeSale: <Trans>Rupees given in an exchange</Trans>,
  exchangePurchase: <Trans>USDT received in an exchange</Trans>,
  welcomeBonus: <Trans comment="Bonus of a new member">Welcome bonus</Trans>,
  registrationGift: <Trans comment="Bonus of a new member for registering">Registration gift</Trans>,
  signInBonus: <Trans comment="Reward for opening the app daily, and its screen">Daily check-in</Trans>,
  dailyBonus: <Trans comment="Bonus that the member takes once a day">Daily bonus</Trans>,
  redeemBonus: <Trans comment="Why it was paid: a redeem code">Redeemed code</Trans>,
  groupBonus: <Trans comment="Bonus for joining the official group">Group bonus</Trans>,
  randomBonus: <Trans comment="Kind of bonus, paid at random">Random bonus</Trans>,
  referralBonusB: referral,
  referralBonusC: referral,
  referralBonusD: referral,
};

/** A rule in words; one that this build does not know keeps its name. */
export const RuleWords = ({ rule }: { rule: string }) => words[rule] ?? <bdi dir="ltr">{rule}</bdi>;
