import type { KeyboardEvent, ReactNode } from 'react';
import { Fragment } from 'react';
import { WindowVirtualizer, type CustomContainerComponentProps, type CustomItemComponentProps } from 'virtua';

export interface TableColumn<T> {
  id: string;
  head: ReactNode;
  cell: (item: T) => ReactNode;
  /** Figures stand at the end. */
  isFigure?: boolean;
}

interface VirtualTableProps<T> {
  /** What is listed, for assistive technology. */
  label: string;
  rows: readonly T[];
  /** How many there are, read or not. */
  total: number;
  columns: readonly TableColumn<T>[];
  /** Where a row leads. The first column holds the link, which takes the whole row. */
  hrefOf: (item: T) => string;
  /** Sets `--columns`, a grid template of fixed and shared widths: each row is laid out by itself. */
  widths: string;
}

const cellLook = (isFigure: boolean | undefined) =>
  isFigure === true ? 'min-w-0 px-4 text-end' : 'min-w-0 px-4 text-start';
const line = 'grid grid-cols-(--columns) items-center';

const linkLook =
  'block after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-link';

/** The link of the row above or below takes the focus. */
function walk(event: KeyboardEvent<HTMLAnchorElement>) {
  const row = event.currentTarget.closest('tr');
  if (!row || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
  const link = next?.querySelector('a');
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/**
 * A table of any length with a bounded number of rows in the document; Tab and the arrow keys walk them. As each row is laid
 * out by itself, the roles are told: not every browser keeps them then.
 */
export const VirtualTable = <T extends { id: string }>({
  label,
  rows,
  total,
  columns,
  hrefOf,
  widths,
}: VirtualTableProps<T>) => (
  <table
    role="table"
    aria-label={label}
    aria-rowcount={total + 1}
    className={`block overflow-clip rounded-xl bg-raised shadow-card ${widths}`}
  >
    <thead role="rowgroup" className="block border-b border-line">
      <tr role="row" aria-rowindex={1} className={`${line} min-h-11`}>
        {columns.map(({ id, head, isFigure }) => (
          <th
            key={id}
            role="columnheader"
            scope="col"
            className={`${cellLook(isFigure)} text-sm font-semibold text-subtle`}
          >
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <WindowVirtualizer as={Body} item={Row} data={rows} ssrCount={12}>
      {(item) => (
        <Fragment key={item.id}>
          {columns.map(({ id, cell, isFigure }, index) => (
            <td key={id} role="cell" className={`${cellLook(isFigure)} py-2`}>
              {index === 0 ? (
                <a href={hrefOf(item)} onKeyDown={walk} className={linkLook}>
                  {cell(item)}
                </a>
              ) : (
                cell(item)
              )}
            </td>
          ))}
        </Fragment>
      )}
    </WindowVirtualizer>
  </table>
);

const Body = ({ style, ref, children }: CustomContainerComponentProps) => (
  <tbody role="rowgroup" ref={ref} style={style} className="block">
    {children}
  </tbody>
);

const Row = ({ style, index, ref, children }: CustomItemComponentProps) => (
  <tr
    role="row"
    ref={ref}
    aria-rowindex={index + 2}
    style={style}
    className={`${line} min-h-14 border-b border-line transition last:border-b-0 hover:bg-sunken`}
  >
    {children}
  </tr>
);
