import { shiftMonth } from '#domain/month.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BackIcon, ForwardIcon } from './direction-icons.tsx';
import { iconLook } from './icon-button.tsx';

interface MonthHeadProps {
  /** `yyyy-mm`; the same of the first and the last one that there are. */
  month: string;
  first: string;
  last: string;
  hrefOf: (month: string) => string;
  /** Its name. */
  children: ReactNode;
}

/** The month that is shown, between those beside it. */
export function MonthHead({ month, first, last, hrefOf, children }: MonthHeadProps) {
  const { t } = useLingui();
  return (
    // Where a card's words leave less room beside them, it stands below; where a large name has no room, above its links.
    <div className="@container mb-2 min-w-[min(100%,12rem)]">
      <div className="flex items-center justify-between gap-2 @max-[12rem]:flex-wrap">
        <MonthLink
          id="month-before"
          // From an address beyond the last one, back to what there is.
          href={month > first ? hrefOf(month > last ? last : shiftMonth(month, -1)) : null}
          label={t({ message: 'Previous month', comment: 'Button of the calendar' })}
          icon={<BackIcon />}
        />
        <h2
          // The arrow that led here is gone: its name keeps the focus.
          id={month <= first ? 'month-before' : month >= last ? 'month-after' : undefined}
          tabIndex={-1}
          className="min-w-0 text-center text-base font-semibold wrap-anywhere @max-[12rem]:order-first @max-[12rem]:basis-full"
          data-said=""
        >
          {children}
        </h2>
        <MonthLink
          id="month-after"
          href={month < last ? hrefOf(shiftMonth(month, 1)) : null}
          label={t({ message: 'Next month', comment: 'Button of the calendar' })}
          icon={<ForwardIcon />}
        />
      </div>
    </div>
  );
}

interface MonthLinkProps {
  /** In each month it leads elsewhere, and is the same to who presses it again. */
  id: string;
  /** Null: there is none. */
  href: string | null;
  label: string;
  icon: ReactNode;
}

function MonthLink({ id, href, label, icon }: MonthLinkProps) {
  // Its place stays, so that the name does not move.
  if (href === null) return <span aria-hidden className={`${iconLook} invisible`} />;
  return (
    <a id={id} href={href} data-replace="" aria-label={label} className={iconLook}>
      {icon}
    </a>
  );
}
