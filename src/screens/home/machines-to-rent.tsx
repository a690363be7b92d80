import { loadProducts } from '#api/products.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { RegionWords } from '#components/region-words.tsx';
import { Skeleton, SkeletonTiles } from '#components/skeleton.tsx';
import { SalesUnit } from '#features/product/sales-unit.tsx';
import { filterMachines, type MachineFilter } from '#domain/machine-list.ts';
import type { Product } from '#domain/product.ts';
import { Figure } from '#kit/figure.tsx';
import { useServerNow } from '#kit/now.ts';
import { Resource } from '#kit/resource.tsx';
import { Trans } from '@lingui/react/macro';
import { MachineFilterLinks } from './machine-filter.tsx';
import { MachineGrid } from './machine-grid.tsx';

/** A screen's worth; the rest is behind "All". */
const shown = 4;
const filters = ['now', 'under', 'soon'] as const satisfies readonly MachineFilter[];

/** The first machines that can be rented now, and the way to all of them. */
export function MachinesToRent() {
  const now = useServerNow();
  return (
    <Resource
      load={loadProducts}
      skeleton={
        <Skeleton>
          <SkeletonTiles tiles={shown} />
        </Skeleton>
      }
    >
      {(products, refresh) => (
        <section data-play-region className="space-y-3 pt-2" aria-labelledby="machines">
          <Figure of={products}>
            {(list) => (
              <div className="space-y-3">
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <h2 id="machines" className="words-40 text-xl font-bold">
                    <Trans>Machines to rent</Trans>
                  </h2>
                  <RegionWords />
                  <a href="#/index/machines" className="inline-flex min-h-11 items-center font-bold text-link">
                    <Trans comment="Link: all machines; the argument counts them">All {list.length}</Trans>
                  </a>
                </div>
                <MachineFilterLinks
                  machines={list}
                  filters={filters}
                  chosen="now"
                  hrefOf={(filter) => `#/index/machines?show=${filter}`}
                  now={now}
                />
                <SalesUnit>
                  <Shown machines={filterMachines(list, 'now', now).slice(0, shown)} onElapsed={refresh} />
                </SalesUnit>
              </div>
            )}
          </Figure>
        </section>
      )}
    </Resource>
  );
}

function Shown({ machines, onElapsed }: { machines: readonly Product[]; onElapsed: () => void }) {
  if (machines.length > 0) return <MachineGrid products={machines} onElapsed={onElapsed} />;
  return (
    <EmptyState drawing="no-orders" title={<Trans>No machines here now</Trans>}>
      <Trans>New machines appear here when they go on sale.</Trans>
    </EmptyState>
  );
}
