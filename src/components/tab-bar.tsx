import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface Tab {
  href: string;
  label: ReactNode;
  /** 24 px, drawn with `currentColor`. */
  icon: ReactNode;
  isActive: boolean;
}

interface TabBarProps {
  tabs: readonly Tab[];
  /** On screens further in: only the rail of a desk, and on a phone nothing. */
  isRailOnly?: boolean;
}

/** The main places: under the thumb on a phone, a rail at the side on a desk. The active one is gold, bold and marked. */
export function TabBar({ tabs, isRailOnly = false }: TabBarProps) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Main`}
      data-stays="tabs"
      className={`${isRailOnly ? 'hidden desk:block' : ''} fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-(--safe-end) [view-transition-name:tab-bar] desk:inset-e-auto desk:inset-y-0 desk:w-52 desk:border-e desk:border-t-0 desk:pt-6 print:hidden`}
    >
      <ul role="list" className="flex min-h-16 desk:h-auto desk:flex-col desk:gap-1 desk:px-3">
        {tabs.map((tab) => (
          <li key={tab.href} className="flex min-w-0 flex-1 desk:flex-none">
            <a
              href={tab.href}
              aria-current={tab.isActive ? 'page' : undefined}
              className="relative flex min-w-0 flex-1 flex-col items-center justify-center gap-1 text-xs font-medium text-subtle transition hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-gold aria-[current=page]:before:absolute aria-[current=page]:before:inset-bs-0 aria-[current=page]:before:h-0.5 aria-[current=page]:before:w-8 aria-[current=page]:before:rounded-full aria-[current=page]:before:bg-gold-fill desk:min-h-12 desk:flex-row desk:justify-start desk:gap-3 desk:rounded-md desk:px-3 desk:text-sm desk:aria-[current=page]:bg-gold-soft desk:aria-[current=page]:before:hidden"
            >
              {tab.icon}
              <span className="max-w-full px-0.5 text-center leading-tight wrap-anywhere">{tab.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
