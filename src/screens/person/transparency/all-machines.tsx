import { Card } from '#components/card.tsx';
import { Region } from '#components/region.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { SaveLink } from '#components/save-link.tsx';
import { transparencyCsv } from '#domain/transparency-csv.ts';
import type { OpenDay, Transparency } from '#domain/transparency.ts';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { DaysCard } from './days-card.tsx';
import { EarningsCard } from './earnings-card.tsx';
import { EscrowCard } from './escrow-card.tsx';
import { FullDaysCard } from './full-days-card.tsx';
import { MachineRow } from './machine-row.tsx';
import { OutsideCard } from './outside-card.tsx';
import { OwedCard } from './owed-card.tsx';
import { PromotionCard } from './promotion-card.tsx';

interface AllMachinesProps {
  figures: Transparency;
  /** Oldest first. */
  days: readonly OpenDay[];
}

/** All machines together, the budget, what members are owed, what came in and left, then each machine. */
export function AllMachines({ figures, days }: AllMachinesProps) {
  const { total, products, entryId, published } = figures;
  return (
    <div className="space-y-4">
      <EscrowCard figures={total} of={figures} />
      <FullDaysCard figures={total} />
      <DaysCard days={days} />
      <EarningsCard figures={total} title={<Trans comment="Totals of all machines together">All machines</Trans>} />
      <OwedCard published={published} />
      <PromotionCard promotion={figures.promotion} />
      <OutsideCard outside={figures.outside} />
      <Card title={<Trans context="title above a file">Download</Trans>}>
        <p className="mb-3 text-sm text-subtle">
          <Trans>A row per machine and one for all, with exact amounts and the book entry.</Trans>
        </p>
        <File figures={figures} name={`dayrent-transparency-${entryId}.csv`} />
      </Card>
      <Region title={<Trans comment="Title: totals of each kind of machine">Each machine</Trans>}>
        {products.length === 0 ? (
          <p className="py-6 text-center text-sm text-subtle">
            <Trans>No machines yet</Trans>
          </p>
        ) : (
          <VirtualList rows={products} row={(product) => <MachineRow product={product} />} />
        )}
      </Region>
    </div>
  );
}

function File({ figures, name }: { figures: Transparency; name: string }) {
  const csv = useMemo(() => transparencyCsv(figures), [figures]);
  return (
    <SaveLink text={csv} file={name} variant="secondary">
      <Trans>Export as CSV</Trans>
    </SaveLink>
  );
}
