import type { ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';

interface VirtualListProps<T> {
  rows: readonly T[];
  row: (item: T) => ReactNode;
  /** How many fill the screen of a phone: they are there before anybody scrolls, those that are missing on a larger one right after. */
  inSight?: number;
}

/** A list of any length with a bounded number of rows in the document. */
export function VirtualList<T extends { id: string }>({ rows, row, inSight = 8 }: VirtualListProps<T>) {
  return (
    <WindowVirtualizer as="ul" item="li" data={rows} ssrCount={inSight}>
      {(item) => (
        <div key={item.id} className="pb-3">
          {row(item)}
        </div>
      )}
    </WindowVirtualizer>
  );
}
