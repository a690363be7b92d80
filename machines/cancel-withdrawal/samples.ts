/** A withdrawal to be cancelled, for the tests and the walk. */
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { now } from '../samples.ts';
import { cancelSamples } from '../settlement/cancel-samples.ts';
import { withdrawal } from '../withdrawal/samples.ts';
import type { CancelWithdrawalTerms } from './cancel-withdrawal.machine.ts';

export const withdrawals = cancelSamples({
  kind: 'cancelWithdrawal',
  item: withdrawal,
  termsOf: (found, intent): CancelWithdrawalTerms => ({ withdrawal: found, intent }),
  cancelled: { ...withdrawal, status: 'cancelled', endedAt: now },
  standing: { status: 'processing' },
  tooLate: new Failure('rejected', codes.alreadyProcessed, 'processed'),
});
