import { Amount } from '#components/amount.tsx';
import { Badge } from '#components/badge.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Fold } from '#components/fold.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Day } from '#kit/day.tsx';
import { When } from '#kit/when.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { Trans } from '@lingui/react/macro';

type PurchaseViewProps = ViewProps<typeof purchaseMachine>;

const usdt = (amount: bigint) => <Amount money={{ amount, currency: 'USDT' }} hasWords />;

/** The machine that was rented, and what comes next: only ever from the server's answer. */
export function Rented({ snapshot }: PurchaseViewProps) {
  const { result: order } = snapshot.context;
  if (!order) return null;
  const { name, image, price, couponPart, dayReturn, boughtAt, expiresAt, nextDueAt, id } = order;
  return (
    <>
      <div className="-mx-4 -mt-3 bg-sun px-8 pt-8 pb-10 desk:mx-0 desk:mt-0 desk:rounded-2xl">
        <div className="relative mx-auto max-w-dialog">
          <img
            src={image}
            alt=""
            className="aspect-4/3 w-full rounded-2xl border-6 border-raised object-cover shadow-overlay"
          />
          <span className="absolute start-4 top-4">
            <Badge tone="positive">
              <Trans>Rented</Trans>
            </Badge>
          </span>
        </div>
      </div>
      <div role="status" className="px-2 py-2 text-center">
        <h2 className="text-2xl font-bold wrap-anywhere">
          <Trans>
            <bdi>{name}</bdi> is working for you
          </Trans>
        </h2>
        <p className="mt-1 text-subtle">
          <Trans>The first income falls due after one full day, if the machine earns enough.</Trans>
        </p>
      </div>
      <Card>
        <FactList>
          {nextDueAt !== null && (
            <Fact label={<Trans>First income, stated</Trans>} hint={<Day at={nextDueAt} hasClock />}>
              {usdt(dayReturn)}
            </Fact>
          )}
          <Fact
            label={
              <Trans>
                In escrow until <Day at={expiresAt} />
              </Trans>
            }
            hint={<Trans>Paid from your balance</Trans>}
          >
            <span data-paid>{usdt(price - couponPart)}</span>
          </Fact>
          {couponPart > 0n && (
            <Fact label={<Trans>Coupon</Trans>} hint={<Trans>Paid by the promotion budget</Trans>}>
              {usdt(couponPart)}
            </Fact>
          )}
        </FactList>
      </Card>
      <Fold title={<Trans comment="Title of a fold: facts of the new order">Order details</Trans>}>
        <FactList>
          <Fact label={<Trans>Price</Trans>}>
            <Amount money={{ amount: price, currency: 'USDT' }} />
          </Fact>
          <Fact label={<Trans>Started</Trans>}>
            <When at={boughtAt} />
          </Fact>
          <Fact label={<Trans context="label of an order number">Order</Trans>}>
            <bdi dir="ltr" className="break-all">
              {id}
            </bdi>
          </Fact>
        </FactList>
      </Fold>
    </>
  );
}

export function RentedActions({ snapshot }: PurchaseViewProps) {
  const { result: order } = snapshot.context;
  if (!order) return null;
  return (
    <>
      <LinkButton href={`#/user/orders?id=${encodeURIComponent(order.id)}`} variant="primary" isWide>
        <Trans>See my machine</Trans>
      </LinkButton>
      <LinkButton href="#/index" variant="quiet" isWide>
        <Trans>Go home</Trans>
      </LinkButton>
    </>
  );
}
