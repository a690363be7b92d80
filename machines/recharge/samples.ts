/** Ways to pay in, for the test and the walk of recharge. */
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import { unit } from '#domain/money.ts';
import type { RechargeOptions } from '#domain/recharge.ts';
import { codes } from '#contract/codes.ts';
import { intent, now } from '../samples.ts';
import { done } from '../model/happening.ts';
import type { RechargeTerms } from './order.ts';

const options: RechargeOptions = {
  chain: 'BEP20',
  usdtMinimum: 10n * unit,
  channels: [{ id: 'upi', kind: 'upi', name: 'UPI', minimum: 500n * unit }],
};

export const terms: RechargeTerms = {
  options: fresh(options, now),
  intent: intent({ kind: 'rechargeUsdt', subject: '', sent: null }),
  draft: null,
};

export const rejected = new Failure('rejected', codes.belowMinimum, 'too little');
export const load = (found: RechargeTerms) => done('loadTerms', found);
