/**
 * Play money in (product 8.1). Amounts in millionths, instants in ms. Whatever arrives is credited, each payment on its
 * own once it is confirmed: asked or not, in time or late (product 8.4).
 */
import type { Currency } from './money.ts';

export const rechargeMethods = ['usdt', 'cash'] as const;
export type RechargeMethod = (typeof rechargeMethods)[number];

export const rechargeCurrency: Record<RechargeMethod, Currency> = { usdt: 'USDT', cash: 'INR' };

export const channelKinds = ['upi', 'bank', 'card'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** A stand-in for a way to pay in rupees. */
export interface CashChannel {
  id: string;
  kind: ChannelKind;
  name: string;
  minimum: bigint;
}

export interface RechargeOptions {
  /** The one chain that USDT comes by. */
  chain: string;
  usdtMinimum: bigint;
  channels: readonly CashChannel[];
}

export const rechargeStatuses = [
  /** Nothing arrived yet. */
  'unpaid',
  /** Something arrived and is being confirmed. */
  'unconfirmed',
  /** Less than asked is credited, and nothing more is on its way. */
  'partial',
  /** At least what was asked is credited. */
  'credited',
  /** Nothing arrived in time; what comes late is credited all the same. */
  'expired',
] as const;
export type RechargeStatus = (typeof rechargeStatuses)[number];

/** One order to pay in, and what came of it. */
export interface Recharge {
  id: string;
  method: RechargeMethod;
  currency: Currency;
  /** Of a cash one; empty for USDT. */
  channelName: string;
  /** Of a USDT one; empty for cash. */
  chain: string;
  /** A `sandbox:` URI that no wallet takes; empty for cash. */
  address: string;
  /** What a cash payment quotes; empty for USDT. */
  reference: string;
  /** What was asked for. */
  amount: bigint;
  /** Seen so far, confirmed or not. */
  received: bigint;
  credited: bigint;
  status: RechargeStatus;
  /** Of the newest payment. */
  confirmations: number;
  confirmationsNeeded: number;
  /** Some of it came after `expiresAt`. */
  isLate: boolean;
  createdAt: number;
  expiresAt: number;
  /** When it was last credited. */
  creditedAt: number | null;
  recordId: string;
}

/** How a recharge stands towards its member: the status, and in which way a credited one is not as asked. */
export type RechargeStage = RechargeStatus | 'overpaid' | 'late';

export function rechargeStageOf({ status, credited, amount, isLate }: Recharge): RechargeStage {
  if (status !== 'credited') return status;
  if (credited > amount) return 'overpaid';
  return isLate ? 'late' : 'credited';
}
