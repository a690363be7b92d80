import { formatAmount, type Currency, type Money } from '#domain/money.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlayWords } from './play-words.tsx';

type AmountSize = 'hero' | 'large' | 'normal' | 'small';
/** `inherit`: in the colour and size of what it stands in: a button, a chip, a sentence. */
type AmountTone = 'ink' | 'subtle' | 'positive' | 'negative' | 'inherit';

interface AmountProps {
  money: Money;
  /** `hero` once a screen at most: the amount that is read first. */
  size?: AmountSize;
  /** Puts a plus before money that came in, and makes it green unless a tone is given. */
  isSigned?: boolean;
  tone?: AmountTone | undefined;
  /** On receipts, QR codes and shared pictures the words stand beside the amount, whatever the region says. */
  hasWords?: boolean;
}

const tones: Record<AmountTone, string> = {
  ink: 'text-ink',
  subtle: 'text-subtle',
  positive: 'text-positive',
  negative: 'text-negative',
  inherit: '',
};
const sizes: Record<AmountSize, string> = {
  hero: 'play-hatch-hero text-hero font-bold tracking-tight',
  large: 'play-hatch-total text-2xl font-bold',
  normal: 'text-base font-semibold',
  small: 'text-sm font-semibold',
};
/** Read aloud and copied before the figure. */
const spoken: Record<Currency, ReactNode> = {
  USDT: <Trans comment="Spoken after an amount: not real USDT">play USDT</Trans>,
  INR: <Trans comment="Spoken after an amount: not real rupees">play rupees</Trans>,
};
/** The region's words say USDT; rupees say so themselves. */
const signs: Record<Currency, string> = { USDT: '', INR: '₹' };

interface PlayFigureProps {
  of: Currency;
  sign?: string;
  look?: string;
  colour?: string;
  /** Digits. */
  children: ReactNode;
}

/** Digits with what says that they are play money: the hatch in their box, and words before them that are read aloud (rule P1). */
export const PlayFigure = ({ of, sign = '', look = '', colour = '', children }: PlayFigureProps) => (
  <bdi dir="ltr" data-play={of} className={`play-hatch leading-tight ${look}`}>
    <span className="sr-only">{spoken[of]} </span>
    <span data-figure className={`tabular-nums ${colour}`}>
      {sign}
      {signs[of]}
      {children}
    </span>
  </bdi>
);

/**
 * Play money as a figure with its hatch: two decimals, rounded down (product 3.3). While amounts are hidden
 * the figure is, unless it is inside `data-figures="shown"`, and its hatch stays.
 */
export function Amount({ money, size = 'normal', isSigned = false, tone, hasWords = false }: AmountProps) {
  const { amount, currency } = money;
  const text = formatAmount(amount);
  const isPlus = isSigned && amount > 0n && text !== '0.00';
  const [minus, digits] = text.startsWith('−') ? ['−', text.slice(1)] : ['', text];
  const colour = tones[tone ?? (isPlus ? 'positive' : 'ink')];
  const look = tone === 'inherit' ? '' : sizes[size];
  const isBig = size === 'hero' || size === 'large';
  const figure = (
    <PlayFigure of={currency} sign={isPlus ? '+' : minus} look={look} colour={colour}>
      {digits.slice(0, -3)}
      <span className={isBig ? 'text-[0.66em]' : ''}>{digits.slice(-3)}</span>
    </PlayFigure>
  );
  if (!hasWords) return figure;
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-3 gap-y-1">
      {figure}
      <PlayWords of={currency} isBeside />
    </span>
  );
}

/** Play USDT as most facts show it. */
export const usdt = (amount: bigint): ReactNode => <Amount money={{ amount, currency: 'USDT' }} />;
