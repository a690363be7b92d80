import type { ReactNode } from 'react';

interface PageProps {
  /** The route's name (product 2.2). */
  screen: string;
  header?: ReactNode;
  /** The screen's action, kept under the thumb while the rest scrolls. */
  actions?: ReactNode;
  /** Leaves room for the tab bar below on phones. */
  hasTabBar?: boolean;
  /** Leaves room for the rail at the side on a desk. */
  hasRail?: boolean;
  isBusy?: boolean;
  /** Out of reach while something modal is above it. */
  isInert?: boolean;
  children: ReactNode;
}

/** A screen's root: the main landmark, one column, its action at the bottom. */
export function Page({
  screen,
  header,
  actions,
  hasTabBar = false,
  hasRail = false,
  isBusy = false,
  isInert = false,
  children,
}: PageProps) {
  return (
    <main
      data-screen={screen}
      aria-busy={isBusy || undefined}
      inert={isInert}
      tabIndex={-1}
      className={`flex min-h-dvh flex-col bg-canvas ${hasTabBar ? 'pb-[calc(4rem+var(--safe-end))] desk:pb-0' : ''} ${hasRail ? 'desk:ps-52 print:ps-0' : ''}`}
    >
      {header}
      <div className="mx-auto w-full max-w-column flex-1 space-y-4 px-4 pt-3 pb-6">{children}</div>
      {actions !== undefined && (
        <div
          data-stays="action"
          className={`sticky z-10 border-t border-line bg-raised print:hidden ${hasTabBar ? 'bottom-[calc(4rem+var(--safe-end))] desk:bottom-0' : 'bottom-0 pb-(--safe-end)'}`}
        >
          <div className="mx-auto max-w-column space-y-3 px-4 py-3.5">{actions}</div>
        </div>
      )}
    </main>
  );
}
