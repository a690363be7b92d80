/** Income that fell due, for the test and the walk of taking it. */
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import type { Intent } from '#domain/intent.ts';
import { codes } from '#contract/codes.ts';
import { intent, now, today, wallet } from '../samples.ts';
import { done } from '../model/happening.ts';
import type { DueIncome, IncomeReceipt } from './income.machine.ts';

const fromIncome = (sent: Intent['sent']) => intent({ kind: 'income', subject: '', sent });

export const due: DueIncome = { wallet: fresh(wallet(), now), today: fresh(today, now), intent: fromIncome(null) };
export const nothingDue: DueIncome = { ...due, wallet: fresh(wallet({ due: 0n, dueCount: 0 }), now) };
export const pending = fromIncome({});
export const noRoom: DueIncome = { ...due, intent: null };
export const receipt: IncomeReceipt = { amount: 3_600_000n, count: 3, arrivesAt: now + 1_800_000 };

export const rejected = new Failure('rejected', codes.nothingToReceive, 'nothing');
export const load = (found: DueIncome) => done('loadTerms', found);
