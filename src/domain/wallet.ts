/**
 * The wallet and what moves it, as the client sees them (product 11.1 to 11.4). Money in millionths, instants in ms.
 */
import type { Currency } from './money.ts';
import type { Counterparty } from './counterparty.ts';

export interface WalletSummary {
  usdt: bigint;
  inr: bigint;
  /** Principal held for running orders, USDT. */
  escrow: bigint;
  /** What promotion paid of it: goes back to its budget, not to the member. */
  escrowPromotion: bigint;
  /** Income that fell due and waits to be taken, USDT. */
  due: bigint;
  /** Income taken and on its way, USDT. */
  arriving: bigint;
  /** Withdrawals on their way out, USDT and rupees. */
  hold: bigint;
  holdInr: bigint;
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

export type OrderStatus = 'valid' | 'expired' | 'cancelled';
/** A list has those that run, or those that have ended in whichever way. */
export type OrderList = Exclude<OrderStatus, 'cancelled'>;

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
  /** When its next income falls due, ms; null after the last one. */
  nextDueAt: number | null;
  /** Until when its member can cancel it, ms; null: they can't. */
  cancelUntil: number | null;
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
  'withdrawalCancelled',
  'orderCancelled',
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
  'cancelled',
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
  /** Picture of the machine that it is about; empty where there is none. */
  image: string;
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

/** Where a daily income came from. USDT in millionths. */
export interface IncomeWay {
  productId: string;
  /** The day on which the machine earned, `yyyy-mm-dd` in UTC. */
  day: string;
  /** What renters paid, and what was charged of it. */
  earned: bigint;
  fee: bigint;
  /** What the machine could pay: its earnings after the fee, and what had stayed from earlier days. */
  pool: bigint;
  /** What it paid that day to all orders, this one among them. */
  paid: bigint;
  /** That day isn't over: more may be paid. */
  isRunning: boolean;
  stated: bigint;
  /** Once it is collected; null before. */
  arrivesAt: number | null;
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
  rechargeId: string | null;
  withdrawalId: string | null;
  /** Of a daily income. */
  income: IncomeWay | null;
  postings: readonly Posting[];
}

/** Groups of record types, as `?type=` of /user/record has them: 1 and 5 are the menu's, the others ours. */
export const recordGroups = {
  all: '1',
  recharge: '2',
  withdrawal: '3',
  machines: '4',
  bonus: '5',
  exchange: '6',
  income: '7',
} as const;
export type RecordGroup = (typeof recordGroups)[keyof typeof recordGroups];

export interface RecordFilter {
  type: RecordGroup;
  /** First and last day, `yyyy-mm-dd` in the member's region; empty for no limit. */
  from: string;
  to: string;
  /** Of one currency only. */
  currency?: Currency | undefined;
  /** What its subject has in it: a machine, a payee, a bonus. */
  find?: string | undefined;
  /** Least and most amount, whichever way it went, as plain decimals; empty for no limit. */
  least?: string | undefined;
  most?: string | undefined;
  /** The account on the other side. */
  who?: Counterparty | undefined;
}

/** What the settled records of a filter moved in one currency; both above or at zero. */
export interface RecordTotal {
  currency: Currency;
  in: bigint;
  out: bigint;
}

/** The machines of one kind that a member holds or held. */
export interface Holding {
  /** The product's. */
  id: string;
  name: string;
  image: string;
  valid: number;
  expired: number;
  /** Held in escrow for the valid ones, and back with the member when they end. */
  escrow: bigint;
  /** Stated for one day of all valid ones. */
  dayReturn: bigint;
  /** Paid so far by all of them. */
  paid: bigint;
  /** When the next one expires; null while none is valid. */
  nextExpiryAt: number | null;
}

/** All that the purchase needs to know of a coupon (product 6.5). */
export interface Coupon {
  id: string;
  name: string;
  value: bigint;
  expiresAt: number;
}
