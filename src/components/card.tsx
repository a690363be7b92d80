import type { ReactNode } from 'react';
import { RegionWords } from './region-words.tsx';

interface CardProps {
  /** Heading of the card, as an h2. */
  title?: ReactNode;
  /** Small print, a badge or a total on the heading's line. */
  aside?: ReactNode;
  /** Without inner padding, for lists that reach the edges. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A raised surface for one matter, and a region of play money: its words come by themselves where it holds an amount. */
export function Card({ title, aside, isFlush = false, children }: CardProps) {
  return (
    <section data-play-region className={`rounded-xl bg-raised shadow-card ${isFlush ? 'overflow-hidden' : 'p-4'}`}>
      {title === undefined ? (
        // The room around them is the words' own: where they hide, nothing is left of it. Where large letters leave no room
        // beside them, they have a line of their own.
        <div
          className={`float-end flex min-w-[clamp(0px,(14rem-100%)*999,100%)] flex-wrap justify-end ${isFlush ? '*:mx-4 *:mt-3' : '*:ms-3'}`}
        >
          <RegionWords />
        </div>
      ) : (
        <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${isFlush ? 'px-4 pt-4' : 'mb-3'}`}>
          {/* What stands aside takes of its room. */}
          <h2 className={`text-lg font-bold ${aside === undefined ? 'words-38' : 'words-32'}`}>{title}</h2>
          <RegionWords />
          {aside !== undefined && <div className="text-end text-sm text-subtle">{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
