/** Withdrawals to be cancelled, for the test and the walk. */
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import type { Intent } from '#domain/intent.ts';
import type { Withdrawal } from '#domain/withdrawal.ts';
import { done } from '../model/happening.ts';
import { intent, now } from '../samples.ts';
import { keptTerms } from '../terms.ts';
import { withdrawal } from '../withdrawal/samples.ts';
import type { CancelWithdrawalTerms } from './cancel-withdrawal.machine.ts';

export const kept = (sent: Intent['sent']) => intent({ kind: 'cancelWithdrawal', subject: withdrawal.id, sent });
export const cancelled: Withdrawal = { ...withdrawal, status: 'cancelled', endedAt: now };

export const terms = (
  different: Partial<Withdrawal> = {},
  open: Intent | null = kept(null),
): CancelWithdrawalTerms => ({ withdrawal: fresh({ ...withdrawal, ...different }, now), intent: open });

const load = (found: CancelWithdrawalTerms) => done('loadTerms', found);
export const pending = load(terms());
export const processing = load(terms({ status: 'processing' }));
export const cancelledBefore = load(terms(cancelled));
export const sentBefore = load(terms({}, kept({})));
export const noRoom = load(terms({}, null));
export const fromDevice = load(keptTerms(terms()));
export const tooLate = new Failure('rejected', codes.alreadyProcessed, 'processed');
