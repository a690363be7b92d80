import { useInPieces } from '#components/in-pieces.ts';
import { useState, type ReactNode } from 'react';

interface RowsProps<T> {
  rows: readonly T[];
  /** Of the rows that are drawn so far. */
  children: (rows: readonly T[]) => ReactNode;
}

interface RowsFoldProps<T> extends RowsProps<T> {
  title: ReactNode;
}

/** A table that few open: nothing of it is there while it is closed, and then a dozen rows at a time, so that the next tap is met. */
export function RowsFold<T>({ title, ...rows }: RowsFoldProps<T>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-3 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{title}</summary>
      {isOpen && <Rows {...rows} />}
    </details>
  );
}

const Rows = <T,>({ rows, children }: RowsProps<T>) => children(useInPieces(rows, 12));
