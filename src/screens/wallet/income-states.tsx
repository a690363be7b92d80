import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { KeptReason } from '#kit/kept-reason.tsx';
import { useServerNow } from '#kit/now.ts';
import { hour, incomeArrival } from '#domain/limits.ts';
import { ReadFailure } from '#kit/read-failure.tsx';
import { When } from '#kit/when.tsx';
import { hasKept } from '#machines/terms.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { incomeMachine } from '#machines/income/income.machine.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { InstallOffer } from './install-offer.tsx';

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
      title={<Trans>Your income could not be read</Trans>}
      money={<Trans>Nothing has moved. What fell due waits for you.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

export function DueEmpty({ send }: IncomeViewProps) {
  return (
    <EmptyState
      drawing="no-income"
      title={<Trans>There is no profit that can be withdrawn (today)</Trans>}
      action={
        <Button variant="secondary" onClick={() => send({ type: 'terms.refresh' })}>
          <Trans>Look again</Trans>
        </Button>
      }
    >
      <Trans>An order pays after each full day. What falls due on a weekend is credited on Monday.</Trans>
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
        <Trans>Income to receive</Trans>
      </p>
      <Figure of={due.wallet}>
        {(wallet) => (
          <>
            <p data-due>
              <Amount money={{ amount: wallet.due, currency: 'USDT' }} size="hero" />
            </p>
            <p className="mt-1 text-sm text-subtle">
              <Plural value={wallet.dueCount} one="From # day of income" other="From # daily incomes" />
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
              This device can't keep what must be kept before money moves. Free some space or leave private mode.
            </Trans>
          </Notice>
        )}
        <Button type="submit" isWide isBusy={isTaking} disabled={!snapshot.can({ type: 'income.take' })}>
          {isTaking ? <Trans>Receiving…</Trans> : <Trans>Receive</Trans>}
        </Button>
        <p className="text-sm text-subtle">
          {hasKept(due) ? (
            <KeptReason terms={due} />
          ) : isReachable ? (
            <Trans>It arrives about 30 minutes after you take it; on a weekend with Monday's settlement.</Trans>
          ) : (
            <Trans>There is no connection: nothing can be received now.</Trans>
          )}
        </p>
      </form>
    </Card>
  );
}

/** Only ever from the server's answer. */
export function Taken({ snapshot }: IncomeViewProps) {
  const now = useServerNow();
  const { result: receipt } = snapshot.context;
  if (!receipt) return null;
  const isSoon = receipt.arrivesAt - now <= incomeArrival + hour;
  const isThere = now >= receipt.arrivesAt;
  return (
    <>
      <Notice tone="positive" isLive>
        {isThere ? (
          <Trans>Your income has arrived in your wallet</Trans>
        ) : isSoon ? (
          <Trans>Receive is successful. It is expected to arrive in 30 minutes</Trans>
        ) : (
          <Trans>Receive is successful. It is expected to arrive with Monday's settlement</Trans>
        )}
      </Notice>
      <Card>
        <p className="text-sm text-subtle">
          {isThere ? <Trans>You received</Trans> : <Trans>On its way to you</Trans>}
        </p>
        <p data-taken>
          <Amount money={{ amount: receipt.amount, currency: 'USDT' }} size="hero" />
        </p>
        <p className="mt-1 mb-4 text-sm text-subtle">
          {isThere ? (
            <Trans>
              Arrived <When at={receipt.arrivesAt} />
            </Trans>
          ) : (
            <Trans>
              Arrives <When at={receipt.arrivesAt} />
            </Trans>
          )}
        </p>
        <LinkButton href="#/projects" isWide>
          <Trans>See the wallet</Trans>
        </LinkButton>
      </Card>
      <InstallOffer />
    </>
  );
}
