/** Desks and rates of an exchange, for its test and its walk. */
import { minute } from '#domain/limits.ts';
import { usdtFor, type ExchangeQuote, type ExchangeReceipt } from '#domain/exchange.ts';
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import type { Intent } from '#domain/intent.ts';
import { unit } from '#domain/money.ts';
import { codes } from '#contract/codes.ts';
import { intent, now, wallet } from '../samples.ts';
import { done } from '../model/happening.ts';
import type { ExchangeTerms } from './rate.ts';

const quote = (different: Partial<ExchangeQuote> = {}) =>
  fresh(
    { rate: 88n * unit, rateAt: now - minute, quotedAt: now, expiresAt: now + minute, isUsed: false, ...different },
    now,
  );
const kept = (sent: Intent['sent']) => intent({ kind: 'exchange', subject: '', sent });

export const rupees = 4_120_500_001n;
export const terms: ExchangeTerms = {
  wallet: fresh(wallet({ inr: rupees }), now),
  quote: quote(),
  intent: kept(null),
  draft: null,
};
export const pending = kept({});
export const used = { ...terms, quote: quote({ isUsed: true }) };
export const nothing = { ...terms, wallet: fresh(wallet({ inr: 0n }), now) };
export const noRoom = { ...terms, intent: null };
export const newRate = quote({ rate: 90n * unit, quotedAt: now + minute, expiresAt: now + 2 * minute });

export const receipt: ExchangeReceipt = {
  rupees: 880n * unit,
  usdt: usdtFor(880n * unit, 90n * unit),
  rate: 90n * unit,
  at: now + minute,
  recordId: 'exchange-1',
};
export const rejected = new Failure('rejected', codes.alreadyExchanged, 'once');
export const load = (found: ExchangeTerms) => done('loadTerms', found);
