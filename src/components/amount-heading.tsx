import type { ReactNode } from 'react';

/** Above the amount of a card: what it is, and how it stands. Below the card's play words where both are long. */
export const AmountHeading = ({ what, badge }: { what: ReactNode; badge: ReactNode }) => (
  <div className="flex min-w-min flex-wrap items-center justify-between gap-2">
    <p className="text-sm text-subtle">{what}</p>
    {badge}
  </div>
);
