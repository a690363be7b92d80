import { loadProducts } from '#api/products.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { RegionWords } from '#components/region-words.tsx';
import { SelectField } from '#components/select-field.tsx';
import { Skeleton, SkeletonTiles } from '#components/skeleton.tsx';
import { SalesUnit } from '#features/product/sales-unit.tsx';
import {
  filterMachines,
  findMachines,
  isMachineFilter,
  isMachineSort,
  machineFilters,
  machineSorts,
  sortMachines,
  type MachineFilter,
  type MachineSort,
} from '#domain/machine-list.ts';
import type { Product } from '#domain/product.ts';
import { NothingFound } from '#features/find/nothing-found.tsx';
import { SearchForm } from '#features/find/search-form.tsx';
import { useAddress } from '#kit/address.ts';
import { Figure } from '#kit/figure.tsx';
import { useServerNow } from '#kit/now.ts';
import { useQuery } from '#kit/query.ts';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Highlights } from './highlights.tsx';
import { MachineFilterLinks } from './machine-filter.tsx';
import { MachineGrid } from './machine-grid.tsx';

const address = (show: MachineFilter, sort: MachineSort, find: string): string =>
  `/index/machines?${new URLSearchParams({ show, sort, ...(find !== '' && { find }) }).toString()}`;

/** All machines on offer, with what is shown, looked for and in which order in the address. */
export default function Machines() {
  const { t } = useLingui();
  const { navigate } = useAddress();
  const now = useServerNow();
  const [show, order, find] = [useQuery('show'), useQuery('sort'), useQuery('find').trim()];
  const filter = isMachineFilter(show) ? show : 'all';
  const sort = isMachineSort(order) ? order : 'offered';
  const sorts: Record<MachineSort, string> = {
    offered: t({ message: 'As offered', comment: "Sorting: in the shop's own sequence" }),
    price: t({ message: 'Lowest price', comment: 'Sorting of machines' }),
    return: t`Highest stated return`,
    days: t({ message: 'Fewest days', comment: 'Sorting of machines: shortest rental first' }),
    paid: t`Highest share of days paid in full`,
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
                  <SearchForm
                    find={find}
                    offline={<SearchedHere />}
                    onFind={(text) => navigate(address(filter, sort, text), { replace: 'view' })}
                  />
                  <MachineFilterLinks
                    machines={findMachines(list, find)}
                    filters={machineFilters}
                    chosen={filter}
                    hrefOf={(one) => `#${address(one, sort, find)}`}
                    now={now}
                  />
                  <div className="flex flex-wrap items-end justify-between gap-3">
                    <SelectField
                      name="sort"
                      label={t({ message: 'Sort by', comment: 'Field: sorting of machines' })}
                      value={sort}
                      onChange={(event) => {
                        const next = event.currentTarget.value;
                        if (isMachineSort(next)) navigate(address(filter, next, find), { replace: 'view' });
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
                  <FoundMachines
                    machines={sortMachines(filterMachines(findMachines(list, find), filter, now), sort)}
                    clearHref={find === '' ? '' : `#${address(filter, sort, '')}`}
                    onElapsed={refresh}
                  />
                </div>
              )}
            </Figure>
          </section>
        )}
      </Resource>
    </Screen>
  );
}

const SearchedHere = () => (
  <p role="status" className="text-sm text-subtle">
    <Trans>You're offline. Only machines on this device are searched.</Trans>
  </p>
);

interface FoundMachinesProps {
  machines: readonly Product[];
  /** The same list without the search; empty where nothing is looked for. */
  clearHref: string;
  onElapsed: () => void;
}

function FoundMachines({ machines, clearHref, onElapsed }: FoundMachinesProps) {
  if (machines.length > 0)
    return (
      <SalesUnit>
        <MachineGrid products={machines} onElapsed={onElapsed} />
      </SalesUnit>
    );
  if (clearHref !== '')
    return (
      <NothingFound clearHref={clearHref}>
        <Trans>Choose another list above.</Trans>
      </NothingFound>
    );
  return (
    <EmptyState drawing="no-orders" title={<Trans>No machines here now</Trans>}>
      <Trans>Choose another list above.</Trans>
    </EmptyState>
  );
}
