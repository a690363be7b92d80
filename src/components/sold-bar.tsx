import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ProgressBar } from './progress-bar.tsx';

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
  return <ProgressBar label={t`Sold`} value={shown} max={stock} words={t`${shown} of ${stock} sold`} aside={aside} />;
}
