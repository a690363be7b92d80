import type { ReactNode } from 'react';
import { ForwardIcon } from './direction-icons.tsx';

interface ListRowProps {
  title: ReactNode;
  /** Makes the row a link. */
  href?: string | undefined;
  /** Makes the row a button that opens a dialog. */
  onPress?: () => void;
  /** Picture or icon before the words. */
  leading?: ReactNode;
  detail?: ReactNode;
  value?: ReactNode;
  valueDetail?: ReactNode;
  /** An arrow at the end, for rows that only lead somewhere. */
  hasArrow?: boolean;
}

/** One line of a list: words at the start, a figure at the end. Put rows into a `<List>`. */
export function ListRow(props: ListRowProps) {
  return (
    <li>
      <ListRowBody {...props} />
    </li>
  );
}

/** The same line for lists that make their own items. */
export function ListRowBody({
  title,
  href,
  onPress,
  leading,
  detail,
  value,
  valueDetail,
  hasArrow = false,
}: ListRowProps) {
  const row = (
    <>
      {leading !== undefined && <span className="shrink-0">{leading}</span>}
      {/* A picture takes of its room. */}
      <span className={leading === undefined ? 'words-36' : 'words-24'}>
        <span className="block font-semibold">{title}</span>
        {detail !== undefined && <span className="block text-sm text-subtle">{detail}</span>}
      </span>
      {(value !== undefined || valueDetail !== undefined) && (
        <span className="ms-auto max-w-full text-end wrap-anywhere">
          <span className="block">{value}</span>
          {valueDetail !== undefined && <span className="mt-1.5 block text-sm text-subtle">{valueDetail}</span>}
        </span>
      )}
      {hasArrow && <ForwardIcon />}
    </>
  );
  // A value that finds no room beside the words, in large text, stands under them.
  const look = 'flex min-h-14 flex-wrap items-center gap-3 px-4 py-3';
  if (onPress) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onPress}
        className={`${look} w-full text-start transition hover:bg-sunken active:bg-sunken`}
      >
        {row}
      </button>
    );
  }
  if (href === undefined) return <div className={look}>{row}</div>;
  return (
    <a href={href} className={`${look} transition hover:bg-sunken active:bg-sunken`}>
      {row}
    </a>
  );
}

/** Rows with hairlines between them; sits in a flush `Card`. */
export function List({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="divide-y divide-line">
      {children}
    </ul>
  );
}
