import type { ReactNode } from 'react';

/** Actions beside one another, the last one as wide as there is room; below one another where their words are too long. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 *:last:flex-1">{children}</div>
);
