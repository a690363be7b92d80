/** Play money out (product 9.1 to 9.6). Amounts in millionths, instants in ms. */
import { withdrawalFee } from './limits.ts';
import { shareUp, type Currency } from './money.ts';
import type { MoneyRecord } from './wallet.ts';

/** USDT to an address, rupees to a bank account. */
export const withdrawalWays = ['usdt', 'cash'] as const;
export type WithdrawalWay = (typeof withdrawalWays)[number];

export const wayCurrency: Record<WithdrawalWay, Currency> = { usdt: 'USDT', cash: 'INR' };

/** The fee of a withdrawal, rounded up: splitting one never pays less. */
export const withdrawalFeeOf = (amount: bigint): bigint => shareUp(amount, withdrawalFee);

/** Monday to Friday, 9 to 18 in the member's region. */
export interface WithdrawalWindow {
  isOpen: boolean;
  /** The next opening; while it is open, when it opened. */
  opensAt: number;
  /** The end of the window that is open or opens next. */
  closesAt: number;
}

/** What one way allows today. */
export interface WayTerms {
  currency: Currency;
  minimum: bigint;
  dailyLimit: bigint;
  /** Of the daily limit, in the region's day. */
  left: bigint;
  /** How many addresses or accounts are bound. */
  payees: number;
}

export interface WithdrawalOptions {
  window: WithdrawalWindow;
  usdt: WayTerms;
  cash: WayTerms;
  hasFundPassword: boolean;
  /** One can confirm in place of the fund password. */
  hasPasskey: boolean;
  /** After the fund password was reset without the old one withdrawals rest until then; null: they don't. */
  restsUntil: number | null;
  /** When the day of the limits ends: midnight, and later for who has just moved; null: not known. */
  limitResetsAt: number | null;
}

/** What is allowed, and what is available in the currency of one way. */
export interface WithdrawalStanding {
  options: WithdrawalOptions;
  available: bigint;
}

/** What stands between a member and a withdrawal, in the order in which it is mended. */
export const withdrawalObstacles = ['payee', 'fundPassword', 'rest', 'window', 'limit', 'balance'] as const;
export type WithdrawalObstacle = (typeof withdrawalObstacles)[number];

/** @param available the wallet's balance in the way's currency */
export function obstaclesOf(
  { window, hasFundPassword, restsUntil, ...ways }: WithdrawalOptions,
  way: WithdrawalWay,
  available: bigint,
): WithdrawalObstacle[] {
  const { payees, minimum, left } = ways[way];
  const stands: Record<WithdrawalObstacle, boolean> = {
    payee: payees === 0,
    fundPassword: !hasFundPassword,
    rest: restsUntil !== null,
    window: !window.isOpen,
    limit: left < minimum,
    balance: available < minimum,
  };
  return withdrawalObstacles.filter((obstacle) => stands[obstacle]);
}

/** The terms of one withdrawal, kept by the server until they expire. */
export interface WithdrawalQuote {
  id: string;
  currency: Currency;
  amount: bigint;
  fee: bigint;
  /** Amount less fee: what leaves. */
  net: bigint;
  payeeId: string;
  /** Nothing was ever sent to it. */
  isFirstUse: boolean;
  arrivesFrom: number;
  arrivesTo: number;
  expiresAt: number;
}

export const withdrawalStatuses = ['pending', 'processing', 'arrived', 'failed', 'cancelled'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

export interface Withdrawal {
  id: string;
  currency: Currency;
  amount: bigint;
  fee: bigint;
  net: bigint;
  /** The whole address, or bank, account and name. */
  payee: string;
  status: WithdrawalStatus;
  createdAt: number;
  /** When it is or was taken up. */
  processingAt: number;
  arrivesFrom: number;
  arrivesTo: number;
  /** When it arrived, failed or was cancelled. */
  endedAt: number | null;
  /** Why it failed; empty otherwise. */
  reason: string;
  recordId: string;
}

const recordPrefix = 'withdrawal-';
/** A withdrawal's record is named after it: `withdrawal-<id>`. Null for records of other things. */
export const withdrawalIdOf = ({ id, type }: Pick<MoneyRecord, 'id' | 'type'>): string | null =>
  type === 'withdrawal' && id.startsWith(recordPrefix) ? id.slice(recordPrefix.length) : null;

/** Overdue is a state: nobody is shown a countdown below zero. */
export type WithdrawalStage = WithdrawalStatus | 'overdue';

/** The whole amount is in the balance again, fee included. */
export const isBack = (stage: WithdrawalStage): stage is 'failed' | 'cancelled' =>
  stage === 'failed' || stage === 'cancelled';

/** Until it is processed, its member can take it back. */
export const isCancellable = ({ status }: Pick<Withdrawal, 'status'>): boolean => status === 'pending';

/** @param now the server's time */
export const withdrawalStageOf = ({ status, arrivesTo }: Withdrawal, now: number): WithdrawalStage =>
  (status === 'pending' || status === 'processing') && now > arrivesTo ? 'overdue' : status;
