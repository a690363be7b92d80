import type { ViewProps } from '#kit/flow-view.ts';
import type { exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import { Amount } from '#components/amount.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Button } from '#components/button.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { Figure } from '#kit/figure.tsx';
import { doubtOf } from '#kit/settlement.tsx';
import { ReadFailure } from '#kit/read-failure.tsx';
import { Trans } from '@lingui/react/macro';
import { Form } from './form.tsx';

type ExchangeViewProps = ViewProps<typeof exchangeMachine>;

/** First time: of the size of what comes. Afterwards what was typed stays while it is read again. */
export function ExchangeLoading(props: ExchangeViewProps) {
  if (props.snapshot.context.terms) return <Form {...props} />;
  return (
    <Skeleton>
      <SkeletonCard lines={8} />
    </Skeleton>
  );
}

export function ExchangeFailed({ snapshot, send }: ExchangeViewProps) {
  const { failure } = snapshot.context;
  return (
    <ReadFailure
      failure={failure}
      title={<Trans>Rate and balance could not be read</Trans>}
      money={<Trans>Nothing was exchanged. Your rupees stay as they are.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
      action={
        <LinkButton href="#/projects">
          <Trans>See the wallet</Trans>
        </LinkButton>
      }
    />
  );
}

/** Nothing to exchange, in the words that product 16.3 asks for. */
export const ExchangeEmpty = ({ send }: ExchangeViewProps) => (
  <EmptyState
    drawing="no-income"
    title={<Trans>The balance is 0, convert failed</Trans>}
    action={
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href="#/user/newrecharge">
          <Trans>Recharge rupees</Trans>
        </LinkButton>
        <Button variant="quiet" onClick={() => send({ type: 'terms.refresh' })}>
          <Trans>Look again</Trans>
        </Button>
      </div>
    }
  >
    <Trans>You have no rupees to exchange, and nothing was tried. Your one exchange is still open.</Trans>
  </EmptyState>
);

/** Once per member, and this one has. */
export const ExchangeSpent = ({ snapshot: { context } }: ExchangeViewProps) => (
  <EmptyState
    drawing="no-records"
    title={<Trans>You have exchanged already</Trans>}
    action={
      <LinkButton href="#/user/record?type=6">
        <Trans>See the exchange</Trans>
      </LinkButton>
    }
  >
    <Trans>Each member can exchange once.</Trans>{' '}
    {context.terms && (
      <Figure of={context.terms.wallet} as="inline">
        {({ inr }) =>
          inr > 0n && (
            <Trans>
              Your <Amount money={{ amount: inr, currency: 'INR' }} size="small" /> stay yours: you can withdraw them to
              a bank account.
            </Trans>
          )
        }
      </Figure>
    )}
  </EmptyState>
);

/** The server said no, or nothing left this device. */
export function ExchangeRefused({ snapshot, send }: ExchangeViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <FailureState
      title={failure ? failureText(failure) : <Trans>It was refused</Trans>}
      money={<Trans>Your rupees stay as they are.</Trans>}
      next={<Trans>Look at rate and balance as they are now, then decide anew.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

export const doubt = doubtOf({
  unsettled: {
    title: <Trans>We don't know yet whether it was exchanged</Trans>,
    next: (
      <Trans>
        The answer got lost on the way. We ask the server until it tells; you exchange once at most, at the rate that
        you agreed to.
      </Trans>
    ),
    leave: (
      <LinkButton href="#/user/record?type=6" isWide>
        <Trans>Leave; your records will show it</Trans>
      </LinkButton>
    ),
  },
  unsent: {
    title: <Trans>Your exchange did not reach the server</Trans>,
    next: (
      <Trans>
        Nothing has moved. You can send the same exchange again, at the same rate; if that is over, it is refused and
        you can ask for a new one. Or drop it for good.
      </Trans>
    ),
  },
});
