import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Figure } from '#kit/figure.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import { KeptReason } from '#kit/kept-reason.tsx';
import { When } from '#kit/when.tsx';
import type { CancelOrderTerms, cancelOrderMachine } from '#machines/cancel-order/cancel-order.machine.ts';
import { moneyProblems, type MoneyProblem } from '#machines/settlement/money-flow.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type CancelViewProps = ViewProps<typeof cancelOrderMachine>;

/** How much, before it is decided: it shows while other amounts are hidden. */
export function WhatComesBack({ snapshot }: CancelViewProps) {
  const { terms } = snapshot.context;
  if (!terms) return null;
  return (
    <Figure of={terms.order}>
      {({ name, price, couponPart, cancelUntil }) => (
        <div data-figures="shown" className="space-y-4">
          <div>
            <p data-back>
              <Amount money={{ amount: price - couponPart, currency: 'USDT' }} size="large" hasWords />
            </p>
            <p className="mt-1">
              <Trans>What you paid goes back to your balance at once. The machine is free for others again.</Trans>
            </p>
          </div>
          <FactList>
            <Fact label={<Trans comment="Label: what a member rents">Machine</Trans>}>
              <bdi>{name}</bdi>
            </Fact>
            {couponPart > 0n && (
              <Fact
                label={<Trans comment="Amount: the part of the price that the promotion budget pays">Coupon</Trans>}
                hint={<Trans comment="Of a coupon whose order is cancelled">Yours to use again</Trans>}
              >
                <Amount money={{ amount: couponPart, currency: 'USDT' }} />
              </Fact>
            )}
          </FactList>
          {cancelUntil !== null && (
            <p className="text-subtle">
              <Trans comment="The argument is the time until which an order can be cancelled">
                You can cancel until <When at={cancelUntil} />
              </Trans>
            </p>
          )}
        </div>
      )}
    </Figure>
  );
}

const words = (terms: CancelOrderTerms | null): Record<MoneyProblem, ReactNode> => ({
  kept: <KeptReason terms={terms} />,
  offline: <Trans>You're offline. Try again when you're back online.</Trans>,
  storage: (
    <Trans>Your device is out of space, so we can't do this safely. Free up space or leave private browsing.</Trans>
  ),
});

export function CancelActions({ snapshot, send }: CancelViewProps) {
  const isCancelling = snapshot.matches('settling');
  const [problem] = moneyProblems(snapshot.context);
  return (
    <>
      <p role="status" className="text-sm text-subtle empty:hidden">
        {problem && words(snapshot.context.terms)[problem]}
      </p>
      <Button
        isWide
        isBusy={isCancelling}
        disabled={!snapshot.can({ type: 'order.cancel' })}
        onClick={() => send({ type: 'order.cancel' })}
      >
        {isCancelling ? (
          <Trans comment="Button: the order is being cancelled">Cancelling…</Trans>
        ) : (
          <Trans comment="Button and title: takes a new order back">Cancel order</Trans>
        )}
      </Button>
    </>
  );
}
