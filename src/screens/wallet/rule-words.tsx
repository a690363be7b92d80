/** The rules of the book (product 18.3) in the member's words: why a credit or debit happened. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const words: Record<string, ReactNode> = {
  recharge: <Trans>Play money came in from the sandbox's faucet</Trans>,
  purchase: <Trans>The price went from your wallet into escrow</Trans>,
  coupon: <Trans>The promotion budget paid the coupon's part of the price</Trans>,
  trial: <Trans>The promotion budget paid the price of a free trial</Trans>,
  incomeDue: <Trans>Paid from what the machine earned, up to the stated daily return</Trans>,
  incomeTaken: <Trans>You took income that had fallen due</Trans>,
  incomeArrived: <Trans>Income that you took arrived in your wallet</Trans>,
  principalReturn: <Trans>The order ended, and its price came back from escrow</Trans>,
  promotionReturn: <Trans>The part that promotion had paid went back to its budget</Trans>,
  withdrawalHold: <Trans>Set aside for a withdrawal</Trans>,
  withdrawalPayout: <Trans>A withdrawal was paid out</Trans>,
  withdrawalFee: <Trans>5% withdrawal fee</Trans>,
  withdrawalReturn: <Trans>A withdrawal failed, and all of it came back</Trans>,
  exchangeSale: <Trans>Rupees given in an exchange</Trans>,
  exchangePurchase: <Trans>USDT received in an exchange</Trans>,
  welcomeBonus: <Trans>Welcome bonus from the promotion budget</Trans>,
  registrationGift: <Trans>Registration gift from the promotion budget</Trans>,
  signInBonus: <Trans>Sign-in reward from the promotion budget</Trans>,
  dailyBonus: <Trans>Daily bonus from the promotion budget</Trans>,
  redeemBonus: <Trans>A redeemed code, paid by the promotion budget</Trans>,
  groupBonus: <Trans>Group bonus from the promotion budget</Trans>,
  randomBonus: <Trans>Random bonus from the promotion budget</Trans>,
  referralBonusB: (
    <Trans>A fixed bonus once, after an invited member's first full day; it does not depend on what they pay</Trans>
  ),
  referralBonusC: (
    <Trans>A fixed bonus once, after an invited member's first full day; it does not depend on what they pay</Trans>
  ),
  referralBonusD: (
    <Trans>A fixed bonus once, after an invited member's first full day; it does not depend on what they pay</Trans>
  ),
};

/** A rule in words; one that this build does not know keeps its name. */
export const RuleWords = ({ rule }: { rule: string }) => words[rule] ?? <bdi dir="ltr">{rule}</bdi>;
