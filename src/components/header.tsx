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
}

const looks: Record<HeaderVariant, string> = {
  transparent: 'bg-canvas',
  blue: 'bg-info-soft',
  white: 'border-b border-line bg-raised',
};

/** The screen's name as its one h1, the way back, and room for one thing at the end. Stays while the screen scrolls. */
export function Header({ title, variant = 'transparent', backHref, trailing }: HeaderProps) {
  const { t } = useLingui();
  return (
    <header className={`sticky top-0 z-10 pt-(--safe-start) print:hidden ${looks[variant]}`}>
      <div className="mx-auto flex min-h-14 max-w-column items-center gap-2 px-4">
        {backHref !== undefined && (
          <a
            href={backHref}
            data-up=""
            aria-label={t`Back`}
            className="-ms-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full transition hover:bg-sunken"
          >
            <BackIcon />
          </a>
        )}
        <h1 tabIndex={-1} className="min-w-0 flex-1 py-2 text-lg font-bold wrap-anywhere">
          {title}
        </h1>
        {trailing}
      </div>
    </header>
  );
}
