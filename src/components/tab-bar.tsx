import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlayMoneyNote } from './play-money-note.tsx';

export interface Tab {
  href: string;
  label: ReactNode;
  /** 24 px, drawn with `currentColor`. */
  icon: ReactNode;
  isActive: boolean;
}

interface TabBarProps {
  tabs: readonly Tab[];
  /** A desk has room for more places, below the main ones. */
  more: readonly Tab[];
  /** On screens further in: only the rail of a desk, and on a phone nothing. */
  isRailOnly?: boolean;
}

/**
 * The main places: under the thumb on a phone, a rail at the side on a desk. The active one is bold, and its picture is
 * filled with gold (product 2.4).
 */
export function TabBar({ tabs, more, isRailOnly = false }: TabBarProps) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t({ message: 'Main', comment: 'Name of the tab bar' })}
      data-stays="tabs"
      className={`${isRailOnly ? 'max-desk:hidden' : ''} fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised px-(--safe-inline) pb-(--safe-end) desk:inset-e-auto desk:inset-y-0 desk:flex desk:w-(--rail) desk:flex-col desk:overflow-y-auto desk:border-e desk:border-t-0 desk:ps-[calc(0.75rem+var(--safe-inline))] desk:pe-3 desk:py-5 print:hidden`}
    >
      <p className="mb-5 flex items-center gap-3 px-2 text-xl font-bold max-desk:hidden">
        {/* Not read where there is no rail. */}
        <img loading="lazy" src="./icon.svg" alt="" width={40} height={40} className="size-10 rounded-md" />
        Dayrent
      </p>
      <ul role="list" className="flex min-h-16 desk:flex-col desk:gap-1">
        {tabs.map((tab) => (
          <li key={tab.href} className="flex min-w-0 flex-1 desk:flex-none">
            <a
              href={tab.href}
              aria-current={tab.isActive ? 'page' : undefined}
              className="flex min-w-0 flex-1 flex-col items-center justify-center gap-1 text-tab font-medium text-subtle transition hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-link desk:min-h-12 desk:flex-row desk:justify-start desk:gap-4 desk:rounded-md desk:px-4 desk:text-base desk:font-semibold desk:aria-[current=page]:bg-hero-bottom desk:aria-[current=page]:text-on-hero"
            >
              {tab.icon}
              <span className="max-w-full px-0.5 text-center leading-tight wrap-anywhere">{tab.label}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul role="list" className="mt-5 space-y-1 border-t border-line pt-5 max-desk:hidden">
        {more.map((tab) => (
          <li key={tab.href}>
            <a
              href={tab.href}
              aria-current={tab.isActive ? 'page' : undefined}
              className="flex min-h-11 items-center gap-4 rounded-md px-4 text-sm text-subtle transition hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-link"
            >
              {tab.icon}
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-5 max-desk:hidden">
        <PlayMoneyNote />
      </div>
    </nav>
  );
}
