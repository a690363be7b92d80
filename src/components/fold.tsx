import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { RegionWords } from './region-words.tsx';

interface FoldProps {
  title: ReactNode;
  /** What is in it, in a few words at the end of the line. */
  hint?: ReactNode;
  children: ReactNode;
}

/** What few need, one tap away. A region of play money. */
export const Fold = ({ title, hint, children }: FoldProps) => (
  <details data-play-region className="group rounded-xl bg-raised shadow-card">
    <summary className="flex min-h-13 cursor-pointer list-none items-center gap-x-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="words-28 text-lg font-bold">{title}</span>
        {hint !== undefined && <span className="text-sm text-subtle">{hint}</span>}
      </span>
      <ChevronDown aria-hidden className="size-5 shrink-0 text-subtle transition group-open:rotate-180" />
    </summary>
    <div className="space-y-4 border-t border-line px-4 py-4">
      <div className="-mb-2 flex justify-end empty:hidden">
        <RegionWords />
      </div>
      {children}
    </div>
  </details>
);
