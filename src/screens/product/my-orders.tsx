import { loadOrders } from '#api/orders.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { SegmentedLinks } from '#components/segmented.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { useQuery } from '#kit/query.ts';
import { Screen } from '#kit/screen.tsx';
import type { OrderStatus } from '#domain/wallet.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { OrderCard } from './order-card.tsx';

export default function MyOrders() {
  const { t } = useLingui();
  const status: OrderStatus = useQuery('status') === 'expired' ? 'expired' : 'valid';
  return (
    <Screen title={t`My orders`} trailing={<HideAmounts />}>
      <SegmentedLinks
        label={t`Which orders`}
        items={[
          { href: '#/user/myorder', label: <Trans>Valid</Trans>, isActive: status === 'valid' },
          {
            href: '#/user/myorder?status=expired',
            label: <Trans context="tab of a list">Expired</Trans>,
            isActive: status === 'expired',
          },
        ]}
      />
      <PagedList
        loadPage={(client, pageNum) => loadOrders(client, status, pageNum)}
        skeleton={
          <Skeleton>
            <SkeletonList kind="machine" rows={3} />
          </Skeleton>
        }
        empty={<NoOrders status={status} />}
      >
        {(page) => (
          <Figure of={page}>
            {({ list }) => <VirtualList rows={list} row={(order) => <OrderCard order={order} />} />}
          </Figure>
        )}
      </PagedList>
    </Screen>
  );
}

function NoOrders({ status }: { status: OrderStatus }) {
  if (status === 'expired')
    return (
      <EmptyState drawing="no-orders" title={<Trans>No order has ended yet</Trans>}>
        <Trans>When one ends, its price comes back from escrow and it moves here.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="no-orders"
      title={<Trans>You rent no machine now</Trans>}
      action={
        <LinkButton href="#/index" variant="primary">
          <Trans>See the machines</Trans>
        </LinkButton>
      }
    >
      <Trans>Each machine you rent shows here with its income.</Trans>
    </EmptyState>
  );
}
