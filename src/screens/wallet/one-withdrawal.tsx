import { loadWithdrawal } from '#api/withdrawal.ts';
import { PayeeText } from '#components/address.tsx';
import { Amount } from '#components/amount.tsx';
import { AmountHeading } from '#components/amount-heading.tsx';
import { Badge, type BadgeTone } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { ExactFact, Exactly, isRounded } from '#components/exact-fact.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { Timeline } from '#components/timeline.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useServerNow } from '#kit/now.ts';
import { usePressed } from '#kit/pressed.tsx';
import { useQuery } from '#kit/query.ts';
import { ResourceView, useResource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { isBack, isCancellable, withdrawalStageOf, type Withdrawal, type WithdrawalStage } from '#domain/withdrawal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CancelUntil, stepsOf } from './withdrawal-steps.tsx';

const loadCancelling = async () => (await import('./cancel-withdrawal/cancelling.tsx')).Cancelling;

/** One withdrawal: where it is, with the dates of its steps, and while it is pending the way back. */
export function OneWithdrawal({ withdrawalId }: { withdrawalId: string }) {
  const { t } = useLingui();
  const { open, close, Opened: Cancelling, failed } = usePressed(loadCancelling, useQuery('cancel') !== '');
  const read = useResource((client) => loadWithdrawal(client, withdrawalId), 'wallet');
  return (
    <Screen
      title={t({ message: 'Withdrawal', comment: 'Title: one withdrawal, and the label of its number' })}
      trailing={<HideAmounts />}
    >
      <ResourceView
        of={read}
        skeleton={
          <Skeleton>
            <SkeletonCard lines={5} />
            <SkeletonCard lines={6} />
          </Skeleton>
        }
      >
        {(withdrawal) => <Figure of={withdrawal}>{(one) => <Course withdrawal={one} onCancel={open} />}</Figure>}
      </ResourceView>
      {failed}
      {Cancelling && (
        <Cancelling
          withdrawalId={withdrawalId}
          onClose={() => {
            close();
            read.refresh();
          }}
        />
      )}
    </Screen>
  );
}

interface StageWords {
  tone: BadgeTone;
  word: ReactNode;
  /** What the amount is. */
  amount: ReactNode;
}

const stages: Record<WithdrawalStage, StageWords> = {
  pending: {
    tone: 'warning',
    word: <Trans comment="State of a withdrawal or record: not processed yet">Pending</Trans>,
    amount: <Trans>On its way</Trans>,
  },
  processing: {
    tone: 'info',
    word: <Trans comment="State of a withdrawal: on its way">Processing</Trans>,
    amount: <Trans>On its way</Trans>,
  },
  overdue: {
    tone: 'warning',
    word: <Trans comment="State of a withdrawal: it should have arrived">Overdue</Trans>,
    amount: <Trans>On its way</Trans>,
  },
  arrived: {
    tone: 'positive',
    word: <Trans comment="State: the money has reached its payee">Arrived</Trans>,
    amount: <Trans comment="Amount that reached the payee">You received</Trans>,
  },
  failed: {
    tone: 'negative',
    word: <Trans comment="State of a withdrawal or payment">Failed</Trans>,
    amount: <Trans>Came back to your balance</Trans>,
  },
  cancelled: {
    tone: 'neutral',
    word: <Trans comment="State of a withdrawal or record: its member took it back">Cancelled by you</Trans>,
    amount: <Trans>Came back to your balance</Trans>,
  },
};

/** What did not leave costs nothing. */
const free = {
  failed: <Trans>A failure costs nothing</Trans>,
  cancelled: <Trans>Cancelling costs nothing</Trans>,
} satisfies Partial<Record<WithdrawalStage, ReactNode>>;

function Course({ withdrawal, onCancel }: { withdrawal: Withdrawal; onCancel: () => void }) {
  const { t } = useLingui();
  const { currency, amount, fee, net, payee, id, recordId, processingAt } = withdrawal;
  const stage = withdrawalStageOf(withdrawal, useServerNow());
  const { tone, word, amount: what } = stages[stage];
  const moved = isBack(stage) ? amount : net;
  return (
    <div className="space-y-4">
      <Card>
        <AmountHeading what={what} badge={<Badge tone={tone}>{word}</Badge>} />
        <p>
          <Amount money={{ amount: moved, currency }} size="hero" hasWords />
        </p>
        {isRounded(moved) && (
          <p className="text-xs text-subtle">
            <Exactly amount={moved} currency={currency} />
          </p>
        )}
        <div className="mt-4">
          <Timeline
            label={t({ message: 'Withdrawal steps', comment: 'Name of a timeline' })}
            steps={stepsOf(withdrawal, stage)}
          />
        </div>
        {isCancellable(withdrawal) && (
          <div className="mt-4">
            <Button variant="secondary" isWide aria-haspopup="dialog" onClick={onCancel}>
              <Trans>Cancel withdrawal</Trans>
            </Button>
            <p className="mt-2 text-sm text-subtle">
              <CancelUntil at={processingAt} />
            </p>
          </div>
        )}
      </Card>
      <Card title={<Trans context="to whom a withdrawal goes">To</Trans>}>
        <PayeeText text={payee} />
      </Card>
      <Card>
        <FactList>
          <ExactFact
            label={<Trans comment="Field or label: how much">Amount</Trans>}
            amount={amount}
            currency={currency}
          />
          {isBack(stage) ? (
            <Fact label={<Trans comment="Amount taken by us">Fee</Trans>} hint={free[stage]}>
              <Amount money={{ amount: 0n, currency }} />
            </Fact>
          ) : (
            <ExactFact label={<Trans>Fee</Trans>} amount={-fee} currency={currency} />
          )}
          <Fact label={<Trans>Withdrawal</Trans>}>
            <bdi dir="ltr" className="break-all">
              {id}
            </bdi>
          </Fact>
        </FactList>
        <div className="mt-4">
          <LinkButton href={`#/user/record?id=${encodeURIComponent(recordId)}`} isWide>
            <Trans>See the record</Trans>
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
