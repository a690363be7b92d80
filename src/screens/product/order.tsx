import { loadOrder, loadPrincipalReturn } from '#api/orders.ts';
import { loadIncomes } from '#api/wallet.ts';
import { Amount, usdt } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { CountdownText } from '#components/countdown-text.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { PartFailure } from '#components/part-failure.tsx';
import { Picture } from '#components/picture.tsx';
import { Region } from '#components/region.tsx';
import { Skeleton, SkeletonCard, SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { IncomeRow } from '#features/income/income-row.tsx';
import { useServerNow } from '#kit/now.ts';
import { PagedList } from '#kit/paged-list.tsx';
import { usePressed } from '#kit/pressed.tsx';
import { useQuery } from '#kit/query.ts';
import { ReadFailure } from '#kit/read-failure.tsx';
import { ResourceView, useResource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import type { Order as OrderFacts } from '#domain/wallet.ts';
import { When } from '#kit/when.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type RefObject } from 'react';
import { OrderStatusBadge } from './order-card.tsx';
import { PrincipalCard } from './principal-card.tsx';

const loadCancelling = async () => (await import('./cancel-order/cancelling.tsx')).Cancelling;

export default function Order() {
  const { t } = useLingui();
  const orderId = useQuery('id');
  const { open, close, Opened: Cancelling, failed } = usePressed(loadCancelling, useQuery('cancel') !== '');
  const amount = useRef<HTMLDivElement>(null);
  const read = useResource((client) => loadOrder(client, orderId), 'wallet');
  const readPrincipal = useResource((client) => loadPrincipalReturn(client, orderId), 'wallet');
  const readAgain = () => {
    read.refresh();
    readPrincipal.refresh();
  };
  return (
    <Screen title={t({ message: 'Order', comment: 'Title: one rental of a machine, noun' })} trailing={<HideAmounts />}>
      <ResourceView
        of={read}
        skeleton={
          <Skeleton>
            <SkeletonCard lines={25} />
          </Skeleton>
        }
        failed={() => <ReadFailure failure={read.snapshot.context.failure} onRetry={readAgain} />}
      >
        {(order, refresh) => (
          <Figure of={order}>
            {(facts) => <OrderSummary order={facts} amountRef={amount} onCancel={open} onElapsed={refresh} />}
          </Figure>
        )}
      </ResourceView>
      {failed}
      <ResourceView
        of={readPrincipal}
        skeleton={<SkeletonCard lines={2} />}
        failed={(retry) =>
          // Of an order that can't be read, nothing more is said.
          read.snapshot.context.data ? (
            <PartFailure onRetry={retry}>
              <Trans>We couldn't load when your price comes back. This doesn't affect your balance.</Trans>
            </PartFailure>
          ) : (
            <></>
          )
        }
      >
        {(principal) => <Figure of={principal}>{(facts) => <PrincipalCard principal={facts} />}</Figure>}
      </ResourceView>
      <PagedList
        loadPage={(client, pageNum) => loadIncomes(client, { status: 'all', orderId }, pageNum)}
        skeleton={<SkeletonList rows={5} />}
        empty={
          <ResourceView of={read} skeleton={<></>} failed={() => <></>}>
            {(order) => <Figure of={order}>{({ status }) => status !== 'cancelled' && <NoIncomeYet />}</Figure>}
          </ResourceView>
        }
      >
        {(page) => (
          <Region title={<Trans comment="Title: daily incomes of one order">Income</Trans>}>
            <Figure of={page}>
              {({ list }) => (
                <VirtualList first={4} rows={list} row={(income) => <IncomeRow income={income} isOfOneOrder />} />
              )}
            </Figure>
          </Region>
        )}
      </PagedList>
      {Cancelling && (
        <Cancelling
          orderId={orderId}
          goesTo={amount}
          onClose={() => {
            close();
            readAgain();
          }}
        />
      )}
    </Screen>
  );
}

const NoIncomeYet = () => (
  <EmptyState drawing="no-income" title={<Trans>No income yet</Trans>}>
    <Trans>A machine pays after each full day. Weekend income is credited on Monday.</Trans>
  </EmptyState>
);

interface WayBackProps {
  order: OrderFacts;
  onCancel: () => void;
  /** It can't be cancelled any more. */
  onElapsed: () => void;
}

interface SummaryProps extends WayBackProps {
  amountRef: RefObject<HTMLDivElement | null>;
}

export function OrderSummary({ order, amountRef, ...cancel }: SummaryProps) {
  const isCancelled = order.status === 'cancelled';
  const byPromotion = order.isTrial ? order.price : order.couponPart;
  return (
    <div className="space-y-3">
      <Picture src={order.image} alt="" size="wide" isMuted={order.status !== 'valid'} />
      <Card title={<bdi>{order.name}</bdi>} aside={<OrderStatusBadge order={order} />}>
        <div ref={amountRef} tabIndex={-1} className="outline-none">
          <p className="text-sm text-subtle">
            {isCancelled ? <Trans>Came back to your balance</Trans> : <Trans>Paid so far</Trans>}
          </p>
          <p className="mb-4">
            <Amount
              money={{ amount: isCancelled ? order.price - order.couponPart : order.paid, currency: 'USDT' }}
              size="hero"
            />
          </p>
        </div>
        <WayBack order={order} {...cancel} />
        <FactList>
          <Fact label={<Trans comment="Amount that the rental costs; it comes back at the end">Price</Trans>}>
            {usdt(order.price)}
          </Fact>
          {byPromotion > 0n && (
            <Fact
              label={
                order.isTrial ? (
                  <Trans comment="An order of a new member, paid by the promotion budget">Free trial</Trans>
                ) : (
                  <Trans comment="Amount: the part of the price that the promotion budget pays">Coupon</Trans>
                )
              }
              hint={<Trans>Paid by the promotion budget</Trans>}
            >
              {usdt(byPromotion)}
            </Fact>
          )}
          <Fact label={<Trans>Stated daily return</Trans>}>{usdt(order.dayReturn)}</Fact>
          {!isCancelled && (
            <>
              <Fact label={<Trans comment="Label: days of an order that paid income">Days paid</Trans>}>
                <Trans comment="Value of “Days paid”: days paid, of the days of the order">
                  {order.daysPaid} of {order.validDays}
                </Trans>
              </Fact>
              <Fact label={<Trans>Stated total</Trans>}>{usdt(order.totalRevenue)}</Fact>
            </>
          )}
          {/* An order that ended at the weekend has income to come on Monday. */}
          {order.nextDueAt !== null && (
            <Fact label={<Trans comment="Label: when the next daily income of an order falls due">Next income</Trans>}>
              <When at={order.nextDueAt} />
            </Fact>
          )}
          <Fact label={<Trans comment="Label of a fact: when the order began">Started</Trans>}>
            <When at={order.boughtAt} />
          </Fact>
          {!isCancelled && (
            <Fact label={<Trans comment="Label: when the order ends">Ends</Trans>}>
              <When at={order.expiresAt} />
            </Fact>
          )}
        </FactList>
        <div className="mt-4">
          <LinkButton href={`#/index/detail?productId=${encodeURIComponent(order.productId)}`} isWide>
            <Trans>See the machine</Trans>
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}

/** While it can be cancelled: for how long, and the way there. */
function WayBack({ order, onCancel, onElapsed }: WayBackProps) {
  const { cancelUntil } = order;
  const now = useServerNow();
  if (cancelUntil === null || cancelUntil <= now) return null;
  return (
    <div className="mb-4">
      <Button variant="secondary" isWide aria-haspopup="dialog" onClick={onCancel}>
        <Trans comment="Button and title: takes a new order back">Cancel order</Trans>
      </Button>
      <p className="mt-2 text-sm text-subtle">
        <Countdown key={cancelUntil} endsAt={cancelUntil} onElapsed={onElapsed}>
          {(tick) => (
            <Trans comment="The argument is the time left to cancel a first order">
              Time left to cancel your first order: <CountdownText endsAt={cancelUntil} now={tick} />
            </Trans>
          )}
        </Countdown>
      </p>
    </div>
  );
}
