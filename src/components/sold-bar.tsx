import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface SoldBarProps {
  sold: number;
  stock: number;
  /** At the end of the line, for example the age of the figures. */
  aside?: ReactNode;
}

/** How many are sold, as it is. No stock known: nothing at all (rule P2). */
export function SoldBar({ sold, stock, aside }: SoldBarProps) {
  const { t } = useLingui();
  if (stock <= 0) return null;
  const shown = Math.min(Math.max(sold, 0), stock);
  return (
    <div>
      <div
        role="progressbar"
        aria-label={t`Sold`}
        aria-valuemin={0}
        aria-valuemax={stock}
        aria-valuenow={shown}
        aria-valuetext={t`${shown} of ${stock} sold`}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-gold-fill" style={{ inlineSize: `${(100 * shown) / stock}%` }} />
      </div>
      <div className="mt-1.5 flex justify-between gap-3 text-xs text-subtle tabular-nums">
        <span aria-hidden>
          <Trans>
            {shown} of {stock} sold
          </Trans>
        </span>
        {aside}
      </div>
    </div>
  );
}
