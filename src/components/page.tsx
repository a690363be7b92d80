import type { ReactNode } from 'react';

interface PageProps {
  /** The route's name (product 2.2). */
  screen: string;
  header?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

/** A visitor's screen: the main landmark, one column. Members' have more around them: `member-page.tsx`. */
export const Page = ({ screen, header, isBusy = false, children }: PageProps) => (
  <main data-screen={screen} aria-busy={isBusy || undefined} tabIndex={-1} className="min-h-dvh bg-canvas">
    {header}
    <div className="mx-auto max-w-column space-y-3 px-4 pt-3 pb-6">{children}</div>
  </main>
);
