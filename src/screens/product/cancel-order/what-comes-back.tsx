import { Amount } from '#components/amount.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { CancelActions } from '#features/cancelling/cancel-views.tsx';
import { Figure } from '#kit/figure.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import { When } from '#kit/when.tsx';
import type { cancelOrderMachine } from '#machines/cancel-order/cancel-order.machine.ts';
import { Trans } from '@lingui/react/macro';

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

export const Actions = (props: CancelViewProps) => (
  <CancelActions {...props} label={<Trans comment="Button and title: takes a new order back">Cancel order</Trans>} />
);
