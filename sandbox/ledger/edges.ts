/**
 * The law of the book: which rule may move money from which kind of account to which. The database holds the same
 * table and refuses everything else. Income has one source, and no edge leads from a member's money to another's.
 * decisions.md part 4.
 */
import type { AccountKind } from './accounts.ts';

export const edges = [
  ['recharge', 'faucet', 'wallet'],
  ['purchase', 'wallet', 'escrow'],
  ['coupon', 'promotion', 'escrow'],
  ['trial', 'promotion', 'escrow'],
  ['earnings', 'renters', 'revenue'],
  ['managementFee', 'revenue', 'fees'],
  ['incomeDue', 'revenue', 'due'],
  ['incomeTaken', 'due', 'arriving'],
  ['incomeArrived', 'arriving', 'wallet'],
  ['principalReturn', 'escrow', 'wallet'],
  ['promotionReturn', 'escrow', 'promotion'],
  ['withdrawalHold', 'wallet', 'hold'],
  ['withdrawalPayout', 'hold', 'payout'],
  ['withdrawalFee', 'hold', 'fees'],
  ['withdrawalReturn', 'hold', 'wallet'],
  ['exchangeSale', 'wallet', 'exchange'],
  ['exchangePurchase', 'exchange', 'wallet'],
  ['promotionBudget', 'fees', 'promotion'],
  ['welcomeBonus', 'promotion', 'wallet'],
  ['registrationGift', 'promotion', 'wallet'],
  ['signInBonus', 'promotion', 'wallet'],
  ['redeemBonus', 'promotion', 'wallet'],
  ['groupBonus', 'promotion', 'wallet'],
  ['randomBonus', 'promotion', 'wallet'],
  ['referralBonusB', 'promotion', 'wallet'],
  ['referralBonusC', 'promotion', 'wallet'],
  ['referralBonusD', 'promotion', 'wallet'],
] as const satisfies readonly (readonly [rule: string, from: AccountKind, to: AccountKind])[];

export type Rule = (typeof edges)[number][0];

const allowed = new Set(edges.map((edge) => edge.join('>')));

export const isAllowed = (rule: string, from: AccountKind, to: AccountKind): boolean =>
  allowed.has([rule, from, to].join('>'));
