import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { When } from '#kit/when.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { Trans } from '@lingui/react/macro';

type PurchaseViewProps = ViewProps<typeof purchaseMachine>;

/** The receipt: only ever from the server's answer. */
export function Purchased({ snapshot }: PurchaseViewProps) {
  const { result: order } = snapshot.context;
  if (!order) return null;
  return (
    <>
      <Notice tone="positive" title={<Trans>You bought it</Trans>} isLive>
        <Trans>The price is held in escrow until the order ends.</Trans>
      </Notice>
      <Card title={<bdi>{order.name}</bdi>}>
        <p className="text-sm text-subtle">
          <Trans>You paid</Trans>
        </p>
        <p className="mb-4">
          <Amount money={{ amount: order.price - order.couponPart, currency: 'USDT' }} size="hero" />
        </p>
        <FactList>
          {order.couponPart > 0n && (
            <>
              <Fact label={<Trans>Price</Trans>}>
                <Amount money={{ amount: order.price, currency: 'USDT' }} />
              </Fact>
              <Fact label={<Trans>Coupon</Trans>} hint={<Trans>Paid by the promotion budget</Trans>}>
                <Amount money={{ amount: order.couponPart, currency: 'USDT' }} />
              </Fact>
            </>
          )}
          <Fact label={<Trans>Bought</Trans>}>
            <When at={order.boughtAt} />
          </Fact>
          <Fact label={<Trans>Price returns</Trans>}>
            <When at={order.expiresAt} />
          </Fact>
          <Fact label={<Trans>Order</Trans>}>
            <bdi dir="ltr" className="break-all">
              {order.id}
            </bdi>
          </Fact>
        </FactList>
      </Card>
    </>
  );
}

export function PurchasedActions({ snapshot }: PurchaseViewProps) {
  const { result: order } = snapshot.context;
  if (!order) return null;
  return (
    <>
      <LinkButton href={`#/user/orders?id=${encodeURIComponent(order.id)}`} variant="primary" isWide>
        <Trans>See the order</Trans>
      </LinkButton>
      <LinkButton href="#/index" variant="quiet" isWide>
        <Trans>Go home</Trans>
      </LinkButton>
    </>
  );
}
