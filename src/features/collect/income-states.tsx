import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { KeptReason } from '#kit/kept-reason.tsx';
import { ReadFailure } from '#kit/read-failure.tsx';
import { hasKept } from '#machines/terms.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { incomeMachine } from '#machines/income/income.machine.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { ArrivalWords } from './arrival-words.tsx';

type IncomeViewProps = ViewProps<typeof incomeMachine>;

export const DueLoading = () => (
  <Skeleton>
    <SkeletonCard lines={3} />
  </Skeleton>
);

export function DueFailed({ snapshot, send }: IncomeViewProps) {
  const { failure } = snapshot.context;
  return (
    <ReadFailure
      failure={failure}
      title={<Trans>We couldn't load your income</Trans>}
      money={<Trans>Your balance is unchanged.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

/** Nothing to collect, in the words that product 7.3 asks for. */
export function DueEmpty({ send }: IncomeViewProps) {
  return (
    <EmptyState
      drawing="no-income"
      title={<Trans>No income to collect today</Trans>}
      action={
        <Button variant="secondary" onClick={() => send({ type: 'terms.refresh' })}>
          <Trans comment="Button: reads the figures again">Check again</Trans>
        </Button>
      }
    >
      <Trans>A machine pays after each full day. Weekend income is credited on Monday.</Trans>
    </EmptyState>
  );
}

export function DueReady({ snapshot, send }: IncomeViewProps) {
  const isTaking = snapshot.matches('settling');
  const { terms: due, isReachable } = snapshot.context;
  if (!due) return null;
  return (
    <Card>
      <p className="text-sm text-subtle">
        <Trans>Ready to collect</Trans>
      </p>
      <Figure of={due.wallet}>
        {(wallet) => (
          <>
            <p data-due>
              <Amount money={{ amount: wallet.due, currency: 'USDT' }} size="hero" />
            </p>
            <p className="mt-1 text-sm text-subtle">
              <Plural
                comment="Daily incomes that can be collected"
                value={wallet.dueCount}
                one="# payment"
                other="# payments"
              />
            </p>
          </>
        )}
      </Figure>
      <form
        className="mt-4 space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'income.take' });
        }}
      >
        {!due.intent && (
          <Notice tone="warning">
            <Trans>
              Your device is out of space, so we can't do this safely. Free up space or leave private browsing.
            </Trans>
          </Notice>
        )}
        <Button type="submit" isWide isBusy={isTaking} disabled={!snapshot.can({ type: 'income.take' })}>
          {isTaking ? (
            <Trans comment="Button: being sent">Collecting…</Trans>
          ) : (
            <Trans comment="Button: takes the income that is due">Collect</Trans>
          )}
        </Button>
        <p className="text-sm text-subtle">
          {hasKept(due) ? (
            <KeptReason terms={due} />
          ) : isReachable ? (
            <ArrivalWords />
          ) : (
            <Trans>You're offline. Try again when you're back online.</Trans>
          )}
        </p>
      </form>
    </Card>
  );
}
