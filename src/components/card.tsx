import type { ReactNode } from 'react';

interface CardProps {
  /** Heading of the card, as an h2. */
  title?: ReactNode;
  /** Small print or a badge on the heading's line. */
  aside?: ReactNode;
  /** Without inner padding, for lists that reach the edges. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A raised surface for one matter. */
export function Card({ title, aside, isFlush = false, children }: CardProps) {
  return (
    <section
      className={`rounded-xl border border-line/70 bg-raised shadow-card ${isFlush ? 'overflow-hidden' : 'p-4.5'}`}
    >
      {title !== undefined && (
        <div className={`flex flex-wrap items-baseline justify-between gap-x-3 ${isFlush ? 'px-4.5 pt-4' : 'mb-3'}`}>
          <h2 className="min-w-0 text-base font-semibold wrap-anywhere">{title}</h2>
          {aside !== undefined && <div className="text-end text-sm text-subtle">{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
