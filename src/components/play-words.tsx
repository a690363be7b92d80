import { Trans } from '@lingui/react/macro';
import type { Currency } from '#domain/money.ts';
import type { ReactNode } from 'react';

/** The hatch as a sign: the same strokes as under each figure. */
export const PlaySign = () => (
  <svg aria-hidden viewBox="0 0 14 14" className="size-3.5 shrink-0 fill-none stroke-current" strokeWidth="1.3">
    <rect x=".9" y=".9" width="12.2" height="12.2" rx="3" />
    <path d="M1.5 7.4 7.4 1.5M2 12 12 2M6.6 12.5l5.9-5.9" />
  </svg>
);

const words: Record<Currency | 'money', ReactNode> = {
  USDT: <Trans comment="Mark beside an amount: not real USDT">Play USDT</Trans>,
  INR: <Trans comment="Mark beside an amount: not real rupees">Play rupees</Trans>,
  money: <Trans comment="Mark: the money isn't real">Play money</Trans>,
};

/**
 * What the figures of a region are: play money, and which (rule P1). It stands in each region once and hides by itself
 * where the region has no amount of its currency: see `[data-words]` in `app.css`.
 */
interface PlayWordsProps {
  of: Currency | 'money';
  /** Beside an amount: those of the region are not needed then. */
  isBeside?: boolean;
  /** In a field: it says what is typed, whatever else the region has. */
  isField?: boolean;
}

const look = 'inline-flex items-center gap-1.5 text-sm leading-5 font-semibold text-mark';
/** Beside an amount there is little room: long ones break; else only where a line has no room for them. */
const room = { beside: 'min-w-0', region: 'max-w-full shrink-0' } as const;

export function PlayWords({ of, isBeside = false, isField = false }: PlayWordsProps) {
  const fits = isBeside ? room.beside : room.region;
  return (
    <span data-words={isField ? `field ${of}` : isBeside ? 'beside' : of} className={`${look} ${fits}`}>
      <PlaySign />
      {words[of]}
    </span>
  );
}
