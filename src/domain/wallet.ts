/** The wallet and what moves it, as the client sees them. Money in millionths, instants in ms. Spec parts 3 and 4. */
import type { Currency } from './money.ts';

export interface WalletSummary {
  usdt: bigint;
  inr: bigint;
  /** Principal held for running orders, USDT. */
  escrow: bigint;
  /** Income that fell due and waits to be taken, USDT. */
  due: bigint;
  /** Income taken and on its way, USDT. */
  arriving: bigint;
  /** Withdrawals on their way out, USDT. */
  hold: bigint;
  dueCount: number;
  /** Rupees for one USDT, millionths, and when the sandbox set it. */
  rate: bigint;
  rateAt: number;
}

export interface IncomePoint {
  /** Start of the day in the member's region, ms. */
  day: number;
  stated: bigint;
  paid: bigint;
}

export type OrderStatus = 'valid' | 'expired';

export interface Order {
  id: string;
  productId: string;
  name: string;
  image: string;
  price: bigint;
  /** What a coupon paid of the price. */
  couponPart: bigint;
  dayReturn: bigint;
  validDays: number;
  /** Daily return times valid days. */
  totalRevenue: bigint;
  /** Paid so far. */
  paid: bigint;
  daysPaid: number;
  boughtAt: number;
  expiresAt: number;
  status: OrderStatus;
  isTrial: boolean;
}

export type IncomeStatus = 'notReceived' | 'processing' | 'received';

export interface Income {
  id: string;
  orderId: string;
  productId: string;
  name: string;
  /** 1 for the order's first full day. */
  dayIndex: number;
  dueAt: number;
  stated: bigint;
  paid: bigint;
  /** What the product's earnings could not cover that day. Never filled from elsewhere. */
  shortfall: bigint;
  status: IncomeStatus;
  /** When a taken one arrives; null before. */
  arrivesAt: number | null;
}

/** Return of principal of one order. */
export interface PrincipalReturn {
  amount: bigint;
  toMember: bigint;
  toPromotion: bigint;
  dueAt: number;
  returnedAt: number | null;
}

export const recordTypes = [
  'recharge',
  'withdrawal',
  'buyMachine',
  'dailyIncome',
  'teamBenefits',
  'bonus',
  'randomBonus',
  'referralBonus',
  'referralBonusB',
  'referralBonusC',
  'referralBonusD',
  'withdrawalFailed',
  'governmentSubsidy',
  'returnOfPrincipal',
  'welcomeBonus',
  'registrationGift',
  'exchange',
] as const;
export type RecordType = (typeof recordTypes)[number];

export const recordStatuses = [
  'succeeded',
  'failed',
  'processing',
  'pending',
  'arrived',
  'expired',
  'received',
  'notReceived',
  'credited',
  'notCredited',
  'unpaid',
  'paid',
] as const;
export type RecordStatus = (typeof recordStatuses)[number];

export interface MoneyRecord {
  id: string;
  type: RecordType;
  /** Signed: negative left the wallet. */
  amount: bigint;
  currency: Currency;
  status: RecordStatus;
  at: number;
  /** The product or order that it is about, for people; empty where there is none. */
  about: string;
}

export interface Posting {
  from: string;
  to: string;
  amount: bigint;
  currency: Currency;
  rule: string;
  entryId: string;
  at: number;
}

/** A record opened: who paid, by which rule, and the postings (rule P6). */
export interface RecordDetail extends MoneyRecord {
  /** The account that the money came from. */
  source: string;
  /** The account's product, where it is a product's. */
  sourceName: string;
  rule: string;
  /** Why it is less than stated or was not credited; empty otherwise. */
  reason: string;
  orderId: string | null;
  postings: readonly Posting[];
}

/** decisions.md part 3 "Coupon"; all that the purchase needs. */
export interface Coupon {
  id: string;
  name: string;
  value: bigint;
  expiresAt: number;
}

export interface Page<T> {
  total: number;
  list: readonly T[];
}
