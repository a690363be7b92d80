/** Intents and ends of a redemption, for its test and its walk. */
import { Failure } from '#domain/failure.ts';
import type { Intent } from '#domain/intent.ts';
import { unit } from '#domain/money.ts';
import type { RedeemReceipt } from '#domain/redeem-code.ts';
import { codes } from '#contract/codes.ts';
import { intent, now } from '../samples.ts';
import { done } from '../model/happening.ts';

export const kept = (sent: Intent['sent']) => intent({ kind: 'redeem', subject: '', sent });
export const opened = done('loadTerms', { intent: kept(null), draft: null });
export const draftedBefore = done('loadTerms', { intent: kept(null), draft: { code: 'WELCOME5' } });
export const sentBefore = done('loadTerms', { intent: kept({}), draft: null });
export const noRoom = done('loadTerms', { intent: null, draft: null });
export const receipt: RedeemReceipt = { amount: 5n * unit, name: 'Welcome', at: now, recordId: 'redeem-1' };
export const rejected = new Failure('rejected', codes.redeemCodeGone, 'gone');
export const type = (text: string) => ({ type: 'code.type', text }) as const;
