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
      {/* Where it doesn't stay, what is at its end may stand below: a large greeting has a line of its own. */}
      <div
        className={`mx-auto flex min-h-14 items-center justify-end gap-x-2 px-4 ${isOnHero ? 'flex-wrap' : ''} ${isWide ? 'max-w-wide' : 'max-w-column'}`}
      >
        {backHref !== undefined && (
          <a
            href={backHref}
            data-up=""
            aria-label={t({ message: 'Back', comment: 'Button: leads to the screen before' })}
            className="-ms-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full transition hover:bg-sunken/40"
          >
            <BackIcon />
          </a>
        )}
        <h1 tabIndex={-1} className="min-w-0 flex-1 basis-40 py-2 text-xl font-bold wrap-anywhere">
          {title}
        </h1>
        {trailing}
      </div>
    </header>
  );
}
