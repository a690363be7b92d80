import { Amount } from '#components/amount.tsx';
import { FilterLinks } from '#components/filter-links.tsx';
import { filterMachines, lowPrice, type MachineFilter } from '#domain/machine-list.ts';
import type { Product } from '#domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface MachineFilterLinksProps {
  machines: readonly Product[];
  filters: readonly MachineFilter[];
  chosen: MachineFilter;
  /** The address with a filter in it. */
  hrefOf: (filter: MachineFilter) => string;
  /** The server's time, ms. */
  now: number;
}

const words: Record<MachineFilter, (count: number) => ReactNode> = {
  now: (count) => <Trans comment="Filter: machines on sale, and how many">Rent now {count}</Trans>,
  under: () => (
    <Trans comment="Filter: machines cheaper than this price">
      Under <Amount money={{ amount: lowPrice, currency: 'USDT' }} tone="inherit" />
    </Trans>
  ),
  soon: (count) => <Trans comment="Filter: machines not on sale yet, and how many">Opening soon {count}</Trans>,
  all: (count) => <Trans comment="Filter: all machines, and how many">All {count}</Trans>,
};

/** Which machines are shown. */
export function MachineFilterLinks({ machines, filters, chosen, hrefOf, now }: MachineFilterLinksProps) {
  const { t } = useLingui();
  return (
    <FilterLinks
      label={t({ message: 'Machines shown', comment: 'Name of the filter above the machines' })}
      items={filters.map((filter) => ({
        href: hrefOf(filter),
        label: words[filter](filterMachines(machines, filter, now).length),
        isActive: filter === chosen,
      }))}
    />
  );
}
