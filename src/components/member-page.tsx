import type { ReactNode } from 'react';

interface MemberPageProps {
  /** The route's name (product 2.2). */
  screen: string;
  header?: ReactNode;
  /** The amount that is read first, on the harbour: from edge to edge on a phone, with the header on it. */
  hero?: ReactNode;
  /** A picture over the whole width, behind the header. */
  cover?: ReactNode;
  /** The screen's action, kept under the thumb while the rest scrolls. */
  actions?: ReactNode;
  /** On a wide desk, beside the content. */
  aside?: ReactNode;
  /** Takes a wide desk's whole room: a grid, a table. */
  isWide?: boolean;
  /** Leaves room for the tab bar below on phones. */
  hasTabBar?: boolean;
  isBusy?: boolean;
  children: ReactNode;
}

/**
 * A member's screen: the main landmark, one column, its action at the bottom, room for tabs or rail; on a wide desk a second
 * column.
 */
export function MemberPage({
  screen,
  header,
  hero,
  cover,
  actions,
  aside,
  isWide = false,
  hasTabBar = false,
  isBusy = false,
  children,
}: MemberPageProps) {
  const hasHero = hero !== undefined;
  const hasCover = cover !== undefined;
  const hasAside = Boolean(aside);
  const hasActions = Boolean(actions);
  const width = isWide || hasAside ? 'max-w-wide' : 'max-w-column';
  const bodyLook = hasHero
    ? 'relative -mt-12 desk:px-5'
    : hasCover
      ? 'relative -mt-6 rounded-t-2xl bg-canvas pt-5 desk:mt-0 desk:px-0'
      : 'pt-3 desk:px-0';
  return (
    <main
      data-screen={screen}
      aria-busy={isBusy || undefined}
      tabIndex={-1}
      className={`flex min-h-dvh flex-col bg-canvas desk:ps-(--rail) print:ps-0 ${hasTabBar ? 'pb-[calc(4rem+var(--safe-end))] desk:pb-0' : ''}`}
    >
      {!hasHero && !hasCover && header}
      <div
        className={`mx-auto flex w-full flex-1 gap-5 desk:flex-none desk:px-4 ${hasHero || hasCover ? 'desk:pt-4' : ''} ${width}`}
      >
        <div className="min-w-0 flex-1">
          {hasCover && (
            <>
              {header}
              {cover}
            </>
          )}
          {hasHero && (
            <div className="hero-surface on-hero desk:rounded-2xl">
              {header}
              <div className="px-4 pb-16">{hero}</div>
            </div>
          )}
          <div className={`space-y-3 px-4 pb-6 ${bodyLook}`}>{children}</div>
        </div>
        {hasAside && (
          <aside className={`w-80 shrink-0 space-y-3 pb-6 max-wide:hidden ${hasHero || hasCover ? '' : 'pt-3'}`}>
            {aside}
          </aside>
        )}
      </div>
      {hasActions && (
        <div
          data-stays="action"
          className={`sticky z-10 border-t border-line bg-raised desk:mx-auto desk:w-full desk:max-w-column desk:rounded-t-xl desk:border-0 desk:bg-canvas print:hidden ${hasTabBar ? 'bottom-[calc(4rem+var(--safe-end))] desk:bottom-0' : 'bottom-0 pb-(--safe-end)'}`}
        >
          <div className="mx-auto max-w-column space-y-3 px-4 py-3.5">{actions}</div>
        </div>
      )}
    </main>
  );
}
