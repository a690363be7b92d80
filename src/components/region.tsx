import type { ReactNode } from 'react';
import { RegionWords } from './region-words.tsx';

interface RegionProps {
  /** Heading, as an h2; without one the words of play money stand alone. */
  title?: ReactNode;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What belongs together outside of a card, such as a list: a region of play money, with its words once in its heading. */
export const Region = ({ title, aside, children }: RegionProps) => (
  <section data-play-region className="space-y-3">
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
      {title !== undefined && <h2 className="unbroken text-xl font-bold">{title}</h2>}
      <RegionWords />
      {aside}
    </div>
    {children}
  </section>
);
