import { startTransition, useEffect, useState, type ReactNode } from 'react';

/** Of a long table, what one frame of a slow phone has time for. */
const step = 12;

interface RowsFoldProps<T> {
  title: ReactNode;
  rows: readonly T[];
  /** Of the rows that are drawn so far. */
  children: (rows: readonly T[]) => ReactNode;
}

/** A table that few open: nothing of it is there while it is closed, and then a dozen rows at a time, so that the next tap is met. */
export function RowsFold<T>({ title, rows, children }: RowsFoldProps<T>) {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn > 0 && drawn < rows.length) startTransition(() => setDrawn(drawn + step));
  }, [drawn, rows.length]);
  return (
    <details className="mt-3 text-sm" onToggle={({ currentTarget }) => setDrawn(currentTarget.open ? step : 0)}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{title}</summary>
      {drawn > 0 && children(rows.slice(0, drawn))}
    </details>
  );
}
