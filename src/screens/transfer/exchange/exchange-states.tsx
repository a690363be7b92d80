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
      money={<Trans>Your balance is unchanged.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
      action={
        <LinkButton href="#/projects">
          <Trans comment="Button: opens the wallet">See wallet</Trans>
        </LinkButton>
      }
    />
  );
}

/** Nothing to exchange, in the words that product 16.3 asks for. */
export const ExchangeEmpty = ({ send }: ExchangeViewProps) => (
  <EmptyState
    drawing="no-income"
    title={<Trans>You have no rupees to exchange</Trans>}
    action={
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href="#/user/newrecharge">
          <Trans comment="Button: opens the recharge with rupees">Recharge rupees</Trans>
        </LinkButton>
        <Button variant="quiet" onClick={() => send({ type: 'terms.refresh' })}>
          <Trans comment="Button: reads the figures again">Check again</Trans>
        </Button>
      </div>
    }
  >
    <Trans>You can still exchange once.</Trans>
  </EmptyState>
);

/** Once per member, and this one has. */
export const ExchangeSpent = ({ snapshot: { context } }: ExchangeViewProps) => (
  <EmptyState
    drawing="no-records"
    title={<Trans>You've already exchanged</Trans>}
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
              You can withdraw your <Amount money={{ amount: inr, currency: 'INR' }} size="small" hasWords /> to a bank
              account.
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
      title={failure ? failureText(failure) : <Trans>Your request was refused</Trans>}
      money={<Trans>Your balance is unchanged.</Trans>}
      next={<Trans>What you entered is kept.</Trans>}
      onRetry={() => send({ type: 'terms.refresh' })}
    />
  );
}

export const doubt = doubtOf({
  title: (
    <Trans comment="Unknown outcome: we ask the server whether it happened">We're still confirming your exchange</Trans>
  ),
  isPayment: true,
  leave: (
    <LinkButton href="#/user/record?type=6" isWide>
      <Trans comment="Button: opens the list of records">See records</Trans>
    </LinkButton>
  ),
});
