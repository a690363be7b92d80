import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ProgressBar } from './progress-bar.tsx';

interface SoldBarProps {
  sold: number;
  stock: number;
  /** At the end of the line, for example the age of the figures. */
  aside?: ReactNode;
}

const soldOf = (sold: number, stock: number): number => Math.min(Math.max(sold, 0), stock);

/** How many are sold, as it is. No stock known: nothing at all (rule P2). */
export function SoldBar({ sold, stock, aside }: SoldBarProps) {
  const { t } = useLingui();
  if (stock <= 0) return null;
  const shown = soldOf(sold, stock);
  return (
    <ProgressBar
      label={t({ message: 'Sold', comment: 'Name of a bar: how many are rented' })}
      value={shown}
      max={stock}
      words={t({
        message: `${plural(shown, { one: `# of ${stock} sold`, other: `# of ${stock} sold` })}`,
        comment: 'Machines of this kind: rented, of all there are',
      })}
      aside={aside}
    />
  );
}

/** The same share as a line below a picture; its words are beside it. */
export function SoldLine({ sold, stock }: Omit<SoldBarProps, 'aside'>) {
  if (stock <= 0) return null;
  return (
    <span aria-hidden data-sold-line className="absolute inset-x-0 bottom-0 h-1 bg-sunken">
      <span className="block h-full bg-harbour" style={{ inlineSize: `${(100 * soldOf(sold, stock)) / stock}%` }} />
    </span>
  );
}
