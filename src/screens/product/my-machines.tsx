import { loadHoldings, loadOrders } from '#api/orders.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Region } from '#components/region.tsx';
import { SegmentedLinks } from '#components/segmented.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { useQuery } from '#kit/query.ts';
import { useRoute } from '#kit/route.ts';
import { Screen } from '#kit/screen.tsx';
import type { OrderList } from '#domain/wallet.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { HoldingCard } from './holding-card.tsx';
import { OrderCard } from './order-card.tsx';

/** The machines that a member rents or rented: order by order, or by machine at its own address. */
export default function MyMachines() {
  const { t } = useLingui();
  const isByMachine = useRoute().path === '/user/stock';
  const status: OrderList = useQuery('status') === 'expired' ? 'expired' : 'valid';
  return (
    <Screen title={t({ message: 'My machines', comment: 'Machines that the member rents' })} trailing={<HideAmounts />}>
      <SegmentedLinks
        label={t({ message: 'Which orders', comment: 'Name of a filter' })}
        items={[
          {
            href: '#/user/myorder',
            label: <Trans context="orders">Running</Trans>,
            isActive: !isByMachine && status === 'valid',
          },
          {
            href: '#/user/myorder?status=expired',
            label: <Trans context="orders">Ended</Trans>,
            isActive: !isByMachine && status === 'expired',
          },
          {
            href: '#/user/stock',
            label: <Trans comment="View: orders of one machine together">By machine</Trans>,
            isActive: isByMachine,
          },
        ]}
      />
      {isByMachine ? <Holdings /> : <Orders status={status} />}
    </Screen>
  );
}

const skeleton = (
  <Skeleton>
    <SkeletonList kind="machine" rows={3} />
  </Skeleton>
);

const Orders = ({ status }: { status: OrderList }) => (
  <PagedList
    loadPage={(client, pageNum) => loadOrders(client, status, pageNum)}
    skeleton={skeleton}
    empty={status === 'expired' ? <NoneEnded /> : <NoMachines />}
  >
    {(page) => (
      <Region>
        <Figure of={page}>
          {({ list }) => <VirtualList rows={list} row={(order) => <OrderCard order={order} />} />}
        </Figure>
      </Region>
    )}
  </PagedList>
);

const Holdings = () => (
  <PagedList loadPage={loadHoldings} skeleton={skeleton} empty={<NoMachines />}>
    {(page) => (
      <Region>
        <Figure of={page}>
          {({ list }) => <VirtualList rows={list} row={(holding) => <HoldingCard holding={holding} />} />}
        </Figure>
      </Region>
    )}
  </PagedList>
);

const NoneEnded = () => (
  <EmptyState drawing="no-orders" title={<Trans>No order has ended yet</Trans>}>
    <Trans>When an order ends, its price comes back from escrow.</Trans>
  </EmptyState>
);

const NoMachines = () => (
  <EmptyState
    drawing="no-orders"
    title={<Trans>You don't rent a machine yet</Trans>}
    action={
      <LinkButton href="#/index/machines" variant="primary">
        <Trans comment="Button: opens the list of machines to rent">See machines</Trans>
      </LinkButton>
    }
  >
    <Trans>Each machine shows here with what it pays.</Trans>
  </EmptyState>
);
