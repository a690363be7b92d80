/** Days, intents and ends of a reward, for its test and its walk. */
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import type { DailyReceipt, DailyStatus } from '#domain/daily-reward.ts';
import type { Intent } from '#domain/intent.ts';
import { codes } from '#contract/codes.ts';
import { intent, now } from '../samples.ts';
import { done } from '../model/happening.ts';
import type { Today } from './daily-reward.machine.ts';

const hour = 3_600_000;

const status = (different: Partial<DailyStatus> = {}): DailyStatus => ({
  day: '2026-11-16',
  isTaken: false,
  streak: 4,
  amount: 20_000n,
  reason: '',
  nextAt: now + 14 * hour,
  ...different,
});
const kept = (sent: Intent['sent']) => intent({ kind: 'signIn', subject: '', sent });

const today = (different: Partial<DailyStatus>, held: Intent | null): Today => ({
  status: fresh(status(different), now),
  intent: held,
});
export const open = today({}, kept(null));
export const taken = today({ isTaken: true, streak: 5 }, kept(null));
export const pending = kept({});
export const noRoom = today({}, null);
export const load = (found: Today) => done('loadTerms', found);

export const receipt: DailyReceipt = {
  day: '2026-11-16',
  streak: 5,
  amount: 20_000n,
  reason: '',
  at: now,
  recordId: 'signIn-asha-2026-11-16',
  nextAt: now + 14 * hour,
};
export const uncredited: DailyReceipt = { ...receipt, reason: 'promotionEmpty' };
export const rejected = new Failure('rejected', codes.dayTaken, 'taken');
