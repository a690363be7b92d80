import { loadProducts } from '#api/products.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { RegionWords } from '#components/play-words.tsx';
import { SelectField } from '#components/select-field.tsx';
import { Skeleton, SkeletonTiles } from '#components/skeleton.tsx';
import { SalesUnit } from '#features/product/sales-unit.tsx';
import {
  filterMachines,
  isMachineFilter,
  isMachineSort,
  machineFilters,
  machineSorts,
  sortMachines,
  type MachineFilter,
  type MachineSort,
} from '#domain/machine-list.ts';
import { Figure } from '#kit/figure.tsx';
import { useServerNow } from '#kit/now.ts';
import { useQuery } from '#kit/query.ts';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { Highlights } from './highlights.tsx';
import { MachineFilterLinks } from './machine-filter.tsx';
import { MachineGrid } from './machine-grid.tsx';

const address = (show: MachineFilter, sort: MachineSort): string => `/index/machines?show=${show}&sort=${sort}`;

/** All machines on offer, with what is shown and in which order in the address. */
export default function Machines() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const now = useServerNow();
  const [show, order] = [useQuery('show'), useQuery('sort')];
  const filter = isMachineFilter(show) ? show : 'all';
  const sort = isMachineSort(order) ? order : 'offered';
  const sorts: Record<MachineSort, string> = {
    offered: t({ message: 'As offered', comment: "Sorting: in the shop's own sequence" }),
    price: t({ message: 'Lowest price', comment: 'Sorting of machines' }),
    return: t`Highest stated return`,
    days: t({ message: 'Fewest days', comment: 'Sorting of machines: shortest rental first' }),
  };
  return (
    <Screen title={t({ message: 'Machines', comment: 'Title: machines to rent' })} isWide>
      <Highlights />
      <Resource
        load={loadProducts}
        skeleton={
          <Skeleton>
            <SkeletonTiles tiles={6} />
          </Skeleton>
        }
      >
        {(products, refresh) => (
          <section data-play-region className="space-y-3">
            <Figure of={products}>
              {(list) => (
                <div className="space-y-3">
                  <MachineFilterLinks
                    machines={list}
                    filters={machineFilters}
                    chosen={filter}
                    hrefOf={(one) => `#${address(one, sort)}`}
                    now={now}
                  />
                  <div className="flex flex-wrap items-end justify-between gap-3">
                    <SelectField
                      name="sort"
                      label={t({ message: 'Sort by', comment: 'Field: sorting of machines' })}
                      value={sort}
                      onChange={(event) => {
                        const next = event.currentTarget.value;
                        if (isMachineSort(next)) navigate(address(filter, next), { replace: true });
                      }}
                    >
                      {machineSorts.map((one) => (
                        <option key={one} value={one}>
                          {sorts[one]}
                        </option>
                      ))}
                    </SelectField>
                    <RegionWords />
                  </div>
                  <SalesUnit>
                    <MachineGrid products={sortMachines(filterMachines(list, filter, now), sort)} onElapsed={refresh} />
                  </SalesUnit>
                  {filterMachines(list, filter, now).length === 0 && (
                    <EmptyState drawing="no-orders" title={<Trans>No machines here now</Trans>}>
                      <Trans>Choose another list above.</Trans>
                    </EmptyState>
                  )}
                </div>
              )}
            </Figure>
          </section>
        )}
      </Resource>
    </Screen>
  );
}
