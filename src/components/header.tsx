import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BackIcon } from './direction-icons.tsx';

/** What a header can be: the route says which (product 2.6). */
export type HeaderVariant = 'transparent' | 'blue' | 'white';

interface HeaderProps {
  title: ReactNode;
  variant?: HeaderVariant;
  /** Where the back arrow leads; without it there is none. */
  backHref?: string | undefined;
  /** At the end of the line: a badge, one icon button. */
  trailing?: ReactNode;
  /** On the harbour: it moves along with what it stands on. */
  isOnHero?: boolean;
  /** On a picture: only its buttons are seen. */
  isOnCover?: boolean;
  isWide?: boolean;
}

const looks: Record<HeaderVariant, string> = {
  transparent: 'bg-canvas',
  blue: 'bg-harbour-soft',
  white: 'bg-raised',
};

/** The screen's name as its one h1, the way back, and room for one thing at the end. Stays while the screen scrolls. */
export function Header({
  title,
  variant = 'transparent',
  backHref,
  trailing,
  isOnHero = false,
  isOnCover = false,
  isWide = false,
}: HeaderProps) {
  const { t } = useLingui();
  return (
    <header
      className={`pt-(--safe-start) print:hidden ${isOnCover ? 'cover-header sticky top-0 z-10 -mb-14' : isOnHero ? '' : `sticky top-0 z-10 desk:bg-canvas ${looks[variant]}`}`}
    >
      {/* What is at its end stands below where the longest word of the name would have to break. */}
      <div
        className={`mx-auto flex min-h-14 flex-wrap items-center justify-end gap-x-2 px-4 ${isWide ? 'max-w-wide' : 'max-w-column'}`}
      >
        {backHref !== undefined && (
          <a
            href={backHref}
            data-up=""
            aria-label={t({ message: 'Back', comment: 'Button: leads to the screen before' })}
            className="-ms-2 inline-flex size-touch shrink-0 items-center justify-center rounded-full transition hover:bg-sunken/40"
          >
            <BackIcon />
          </a>
        )}
        <h1
          tabIndex={-1}
          className={`max-w-full py-2 text-xl font-bold ${isOnHero ? 'min-w-0 flex-1 basis-40 wrap-break-word' : 'unbroken'}`}
        >
          {title}
        </h1>
        {trailing}
      </div>
    </header>
  );
}
