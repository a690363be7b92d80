import type { ReactNode } from 'react';

/** Facts as term and value; the values line up at the end. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="space-y-2.5 text-sm">{children}</dl>;
}

interface FactProps {
  label: ReactNode;
  /** One line under the term: where the figure comes from. */
  hint?: ReactNode;
  /** A sum: set apart by a line and read louder. */
  isTotal?: boolean;
  children: ReactNode;
}

/** One fact of a `FactList`. */
export function Fact({ label, hint, isTotal = false, children }: FactProps) {
  const weight = isTotal ? 'font-semibold' : 'text-subtle';
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isTotal ? 'border-t border-line pt-2.5' : ''}`}
    >
      <dt className={`min-w-0 wrap-anywhere ${weight}`}>
        {label}
        {hint !== undefined && <span className="block text-xs font-normal text-subtle">{hint}</span>}
      </dt>
      <dd className="ms-auto text-end font-semibold tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
