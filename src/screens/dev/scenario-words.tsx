/** What a scenario orders, in words: each follows the name of what it is about. */
import type { FaultKind, PayerHabit, WithdrawalEnd } from '#domain/scenario.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export const depositWords: Record<PayerHabit, ReactNode> = {
  full: <Trans>is paid in full</Trans>,
  partial: <Trans>is paid in part</Trans>,
  over: <Trans comment="Follows “Next recharge”: more than asked arrives">is overpaid</Trans>,
  late: <Trans>is paid too late</Trans>,
  none: <Trans>is never paid</Trans>,
};

export const withdrawalWords: Record<WithdrawalEnd, ReactNode> = {
  arrives: <Trans>arrives in time</Trans>,
  fails: <Trans>fails and comes back</Trans>,
  overdue: <Trans comment="Follows “Next withdrawal”: it arrives too late">is overdue</Trans>,
};

export const faultWords: Record<FaultKind, ReactNode> = {
  'lost-reply': <Trans>Done, but the answer is lost</Trans>,
  offline: <Trans>Connection breaks, nothing done</Trans>,
  'error-before': <Trans>Server fails, nothing done</Trans>,
  'error-after': <Trans>Server fails when done</Trans>,
  unauthorized: <Trans comment="Fault: the server refuses the session">Session refused</Trans>,
  slow: <Trans comment="Fault: the server answers slowly">Late answer</Trans>,
  duplicate: <Trans comment="Fault: the request arrives twice">Delivered twice</Trans>,
  html: <Trans>A web page instead of the answer</Trans>,
  malformed: <Trans>Done, but half the answer is lost</Trans>,
};
