import type { ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';

interface VirtualListProps<T> {
  rows: readonly T[];
  row: (item: T) => ReactNode;
}

/** Rows that are there before anybody scrolls, with those that come later. */
const first = 12;

/** A list of any length with a bounded number of rows in the document. */
export function VirtualList<T extends { id: string }>({ rows, row }: VirtualListProps<T>) {
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
