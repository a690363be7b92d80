import type { ReactNode } from 'react';

/** What a card stands on, for what has neither a heading nor an amount: all that visitors see. */
export const Surface = ({ children }: { children: ReactNode }) => (
  <section className="overflow-hidden rounded-xl bg-raised p-4 shadow-card">{children}</section>
);
