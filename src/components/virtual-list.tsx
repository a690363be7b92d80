import type { ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';

interface VirtualListProps<T> {
  rows: readonly T[];
  row: (item: T) => ReactNode;
  /** How many rows are there before anybody scrolls: fewer where the list begins below the fold. */
  first?: number;
}

/** A list of any length with a bounded number of rows in the document. */
export function VirtualList<T extends { id: string }>({ rows, row, first = 12 }: VirtualListProps<T>) {
  return (
    <WindowVirtualizer as="ul" item="li" data={rows} ssrCount={first}>
      {(item) => (
        <div key={item.id} className="pb-3">
          {row(item)}
        </div>
      )}
    </WindowVirtualizer>
  );
}
