import type { ReactNode } from 'react';
import { RegionWords } from './play-words.tsx';

interface FoldProps {
  title: ReactNode;
  /** What is in it, in a few words at the end of the line. */
  hint?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** What few need, one tap away. A region of play money. */
export const Fold = ({ title, hint, isOpen = false, children }: FoldProps) => (
  <details open={isOpen} data-play-region className="group rounded-xl bg-raised shadow-card">
    <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center gap-x-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 flex-1 basis-28 text-lg font-bold">{title}</span>
      {hint !== undefined && <span className="text-sm text-subtle">{hint}</span>}
      <svg
        aria-hidden
        viewBox="0 0 20 20"
        className="size-5 shrink-0 fill-none stroke-current stroke-2 text-subtle transition group-open:rotate-180"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="m5 8 5 5 5-5" />
      </svg>
    </summary>
    <div className="space-y-4 border-t border-line px-4 py-4">
      <div className="-mb-2 flex justify-end empty:hidden">
        <RegionWords />
      </div>
      {children}
    </div>
  </details>
);
