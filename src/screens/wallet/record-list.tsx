import { loadRecords } from '#api/wallet.ts';
import { Region } from '#components/region.tsx';
import { SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { Figure } from '#kit/figure.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import type { Page } from '#domain/page.ts';
import type { MoneyRecord, RecordFilter } from '#domain/wallet.ts';
import type { ReactNode } from 'react';
import { RecordRow } from '#features/wallet/record-row.tsx';
import { RecordTable } from './record-table.tsx';

interface RecordListProps {
  /** Give the element a `key` where it can change. */
  filter: RecordFilter;
  empty: ReactNode;
  /** Only where it has a wide desk's whole room: in a column its words would stand letter by letter. */
  isTable?: boolean;
}

/** More than a phone shows below the totals: a start draws no more (decision 0090). */
const inSight = 5;

/** The records of a filter, newest first, page by page. */
export function RecordList({ filter, empty, isTable = false }: RecordListProps) {
  return (
    <PagedList
      loadPage={(client, pageNum) => loadRecords(client, filter, pageNum)}
      changedBy="wallet"
      skeleton={<SkeletonList rows={8} />}
      empty={empty}
    >
      {(page) => (
        <Region>
          <Figure of={page}>
            {(records) => (isTable ? <RecordTable records={records} /> : <RecordLines records={records} />)}
          </Figure>
        </Region>
      )}
    </PagedList>
  );
}

function RecordLines({ records }: { records: Page<MoneyRecord> }) {
  return (
    <VirtualList
      rows={records.list}
      first={inSight}
      row={(record) => (
        <div className="overflow-hidden rounded-lg bg-raised shadow-card">
          <RecordRow record={record} />
        </div>
      )}
    />
  );
}
