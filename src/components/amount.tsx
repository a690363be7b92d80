import { formatAmount, type Money } from '#domain/money.ts';
import { PlayMark, PlayUnit } from './play-mark.tsx';

type AmountSize = 'hero' | 'large' | 'normal' | 'small';
/** `inherit`: on a button, in its colour. */
type AmountTone = 'ink' | 'subtle' | 'positive' | 'negative' | 'inherit';

interface AmountProps {
  money: Money;
  /** `hero` once a screen at most: the amount that is read first. */
  size?: AmountSize;
  /** Puts a plus before money that came in, and makes it green unless a tone is given. */
  isSigned?: boolean;
  tone?: AmountTone | undefined;
}

const tones: Record<AmountTone, string> = {
  ink: 'text-ink',
  subtle: 'text-subtle',
  positive: 'text-positive',
  negative: 'text-negative',
  inherit: '',
};
const figureSizes: Record<AmountSize, string> = {
  hero: 'text-hero font-bold',
  large: 'text-2xl font-bold',
  normal: 'text-base font-semibold',
  small: 'text-sm',
};

/**
 * Play money with its currency and its play mark (rule P1): two decimals, rounded down (product 3.3). While amounts are
 * hidden its figure is, unless it is inside `data-figures="shown"`.
 */
export function Amount({ money, size = 'normal', isSigned = false, tone }: AmountProps) {
  const text = formatAmount(money.amount);
  const isPlus = isSigned && money.amount > 0n && text !== '0.00';
  const [whole, fraction] = [text.slice(0, -3), text.slice(-3)];
  const colour = tones[tone ?? (isPlus ? 'positive' : 'ink')];
  const isBig = size === 'hero' || size === 'large';
  const figure = (
    <span data-figure className={`tabular-nums ${figureSizes[size]} ${colour}`}>
      {isPlus && '+'}
      {whole}
      <span className={isBig ? 'text-[0.72em]' : ''}>{fraction}</span>
    </span>
  );
  if (isBig)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <bdi dir="ltr" className="inline-flex flex-wrap items-baseline gap-x-1.5">
          {figure}
          <span className={`text-subtle ${size === 'hero' ? 'text-lg' : 'text-sm'}`}>{money.currency}</span>
        </bdi>
        <PlayMark />
      </span>
    );
  return (
    <bdi dir="ltr" className="inline-block max-w-full">
      {figure}{' '}
      <span className={`text-xs font-normal whitespace-nowrap ${tone === 'inherit' ? '' : 'text-subtle'}`}>
        <PlayUnit currency={money.currency} isInherited={tone === 'inherit'} />
      </span>
    </bdi>
  );
}
