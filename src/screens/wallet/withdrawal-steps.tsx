/** The steps of a withdrawal with their dates. No countdown: what is late says so. */
import type { TimelineStep } from '#components/timeline.tsx';
import { When } from '#kit/when.tsx';
import type { Withdrawal, WithdrawalStage } from '#domain/withdrawal.ts';
import { Trans } from '@lingui/react/macro';

export function stepsOf(withdrawal: Withdrawal, stage: WithdrawalStage): TimelineStep[] {
  const { createdAt, processingAt, status } = withdrawal;
  const isTaken = status !== 'pending';
  const requested: TimelineStep = {
    id: 'requested',
    state: 'done',
    title: <Trans comment="Label: when the withdrawal was requested">Requested</Trans>,
    when: <When at={createdAt} />,
  };
  // It was never processed.
  if (stage === 'cancelled') return [requested, lastStep(withdrawal, stage)];
  return [
    requested,
    {
      id: 'processing',
      state: isTaken ? 'done' : stage === 'overdue' ? 'upcoming' : 'current',
      title: isTaken ? (
        <Trans comment="Step of a withdrawal that is done">Processed</Trans>
      ) : (
        <Trans>Waiting to be processed</Trans>
      ),
      when: isTaken ? (
        <When at={processingAt} />
      ) : (
        <Trans comment="From when on a withdrawal will be processed">
          from <When at={processingAt} /> on
        </Trans>
      ),
    },
    lastStep(withdrawal, stage),
  ];
}

function lastStep({ arrivesFrom, arrivesTo, endedAt, reason }: Withdrawal, stage: WithdrawalStage): TimelineStep {
  const ended = endedAt !== null && <When at={endedAt} />;
  switch (stage) {
    case 'arrived':
      return { id: 'end', state: 'done', title: <Trans>Arrived</Trans>, when: ended };
    case 'failed':
      return {
        id: 'end',
        state: 'failed',
        title: <Trans>Failed: the whole amount is back, fee included</Trans>,
        when: ended,
        detail: <bdi>{reason}</bdi>,
      };
    case 'cancelled':
      return {
        id: 'end',
        state: 'done',
        title: <Trans>Cancelled by you: the whole amount is back, fee included</Trans>,
        when: ended,
      };
    case 'overdue':
      return {
        id: 'end',
        state: 'current',
        title: <Trans>Overdue</Trans>,
        when: (
          <Trans>
            Your withdrawal should have arrived by <When at={arrivesTo} />
          </Trans>
        ),
        detail: <Trans>If the withdrawal fails, you get the whole amount back, fee included.</Trans>,
      };
    case 'pending':
    case 'processing':
      return {
        id: 'end',
        state: stage === 'processing' ? 'current' : 'upcoming',
        title: <Trans comment="Label: when the withdrawal arrives">Arrives</Trans>,
        when: (
          <Trans comment="When a withdrawal arrives: two times">
            between <When at={arrivesFrom} /> and <When at={arrivesTo} />
          </Trans>
        ),
      };
  }
}

export const CancelUntil = ({ at }: { at: number }) => (
  <Trans comment="The argument is the time from which the withdrawal is processed">
    You can cancel until <When at={at} />
  </Trans>
);
