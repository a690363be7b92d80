import type { ReactNode } from 'react';

interface LinkChoice {
  href: string;
  label: ReactNode;
  isActive: boolean;
}

export interface LinkChoicesProps {
  /** What is being chosen, for assistive technology. */
  label: string;
  items: readonly LinkChoice[];
}

const track = 'flex flex-wrap gap-1 rounded-lg bg-sunken p-1';
const segment = (isActive: boolean) =>
  `flex min-h-11 flex-1 items-center justify-center rounded-md px-3 py-1.5 text-center text-sm transition ${
    isActive ? 'bg-raised font-semibold text-ink shadow-card' : 'text-subtle hover:text-ink'
  }`;

/** Views of one screen that have an address each. */
export function SegmentedLinks({ label, items }: LinkChoicesProps) {
  return (
    <nav aria-label={label} className={track}>
      {items.map((item) => (
        <a
          key={item.href}
          href={item.href}
          data-replace=""
          aria-current={item.isActive ? 'page' : undefined}
          className={segment(item.isActive)}
        >
          {item.label}
        </a>
      ))}
    </nav>
  );
}
