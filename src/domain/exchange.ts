/** Rupees to USDT, once per member (product 10.1). Amounts and rates in millionths, instants in ms. */
import { unit } from './money.ts';

/** A rate that holds until it expires. */
export interface ExchangeQuote {
  /** Rupees for one USDT. */
  rate: bigint;
  /** When the sandbox set it. */
  rateAt: number;
  quotedAt: number;
  expiresAt: number;
  /** This member has exchanged already. */
  isUsed: boolean;
}

export interface ExchangeReceipt {
  rupees: bigint;
  usdt: bigint;
  rate: bigint;
  at: number;
  recordId: string;
}

/** What rupees give, rounded down: against the converter. */
export const usdtFor = (rupees: bigint, rate: bigint): bigint => (rate === 0n ? 0n : (rupees * unit) / rate);

/** What USDT are worth in rupees, rounded down: for showing, never for paying. */
export const rupeesFor = (usdt: bigint, rate: bigint): bigint => (usdt * rate) / unit;
