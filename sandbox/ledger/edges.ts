/**
 * The law of the book: which rule may move money from which kind of account to which, in which currency (null: either).
 * The database holds the same table and refuses everything else (product 18.3). Income has one source, and no edge
 * leads from a member's money to another's (rule L3).
 */
import type { Currency } from '#domain/money.ts';
import type { AccountKind } from './accounts.ts';

export const edges = [
  ['recharge', 'faucet', 'wallet', null],
  ['purchase', 'wallet', 'escrow', 'USDT'],
  ['coupon', 'promotion', 'escrow', 'USDT'],
  ['trial', 'promotion', 'escrow', 'USDT'],
  ['earnings', 'renters', 'revenue', 'USDT'],
  ['managementFee', 'revenue', 'fees', 'USDT'],
  ['incomeDue', 'revenue', 'due', 'USDT'],
  ['incomeTaken', 'due', 'arriving', 'USDT'],
  ['incomeArrived', 'arriving', 'wallet', 'USDT'],
  ['principalReturn', 'escrow', 'wallet', 'USDT'],
  ['promotionReturn', 'escrow', 'promotion', 'USDT'],
  ['orderCancellation', 'escrow', 'wallet', 'USDT'],
  ['couponCancellation', 'escrow', 'promotion', 'USDT'],
  ['withdrawalHold', 'wallet', 'hold', null],
  ['withdrawalPayout', 'hold', 'payout', null],
  ['withdrawalFee', 'hold', 'fees', null],
  ['withdrawalReturn', 'hold', 'wallet', null],
  ['withdrawalCancellation', 'hold', 'wallet', null],
  ['exchangeSale', 'wallet', 'exchange', 'INR'],
  ['exchangePurchase', 'exchange', 'wallet', 'USDT'],
  ['forfeiture', 'wallet', 'forfeited', null],
  ['promotionBudget', 'fees', 'promotion', 'USDT'],
  ['welcomeBonus', 'promotion', 'wallet', 'USDT'],
  ['registrationGift', 'promotion', 'wallet', 'USDT'],
  ['signInBonus', 'promotion', 'wallet', 'USDT'],
  ['dailyBonus', 'promotion', 'wallet', 'USDT'],
  ['redeemBonus', 'promotion', 'wallet', 'USDT'],
  ['groupBonus', 'promotion', 'wallet', 'USDT'],
  ['randomBonus', 'promotion', 'wallet', 'USDT'],
  ['referralBonusB', 'promotion', 'wallet', 'USDT'],
  ['referralBonusC', 'promotion', 'wallet', 'USDT'],
  ['referralBonusD', 'promotion', 'wallet', 'USDT'],
] as const satisfies readonly (readonly [
  rule: string,
  from: AccountKind,
  to: AccountKind,
  currency: Currency | null,
])[];

export type Rule = (typeof edges)[number][0];

const allowed = new Set(
  edges.flatMap(([rule, from, to, currency]) =>
    (currency === null ? ['USDT', 'INR'] : [currency]).map((one) => [rule, from, to, one].join('>')),
  ),
);

export const isAllowed = (rule: string, from: AccountKind, to: AccountKind, currency: Currency): boolean =>
  allowed.has([rule, from, to, currency].join('>'));
