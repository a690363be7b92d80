import { loadRecords } from '#api/wallet.ts';
import { Region } from '#components/region.tsx';
import { SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { Figure } from '#kit/figure.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { useIsWide } from '#kit/wide.ts';
import type { Page } from '#domain/page.ts';
import type { MoneyRecord, RecordFilter } from '#domain/wallet.ts';
import type { ReactNode } from 'react';
import { RecordRow } from '#features/wallet/record-row.tsx';
import { RecordTable } from './record-table.tsx';

interface RecordListProps {
  /** Give the element a `key` where it can change. */
  filter: RecordFilter;
  empty: ReactNode;
  /** On a screen that takes a wide desk's whole room: in a column a table's words would stand letter by letter. */
  isWide?: boolean;
}

/** More than a phone shows below the totals: a start draws no more (decision 0090). */
const inSight = 5;

/** The records of a filter, newest first, page by page. */
export function RecordList({ filter, empty, isWide = false }: RecordListProps) {
  return (
    <PagedList
      loadPage={(client, pageNum) => loadRecords(client, filter, pageNum)}
      changedBy="wallet"
      skeleton={<SkeletonList rows={8} />}
      empty={empty}
    >
      {(page) => (
        <Region>
          <Figure of={page}>{(records) => <RecordRows records={records} hasRoom={isWide} />}</Figure>
        </Region>
      )}
    </PagedList>
  );
}

/** Lines on a phone, a table where columns have room. */
function RecordRows({ records, hasRoom }: { records: Page<MoneyRecord>; hasRoom: boolean }) {
  const isWide = useIsWide();
  if (isWide && hasRoom) return <RecordTable records={records} />;
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
