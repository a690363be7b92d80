import { Trans } from '@lingui/react/macro';
import type { Currency } from '#domain/money.ts';

/** The dashed mark of play money. It belongs to the amount, not to the page, so that a crop still shows it (rule P1). */
export function PlayMark() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-sm border border-dashed border-gold px-1.5 py-0.5 text-xs leading-none font-bold text-gold uppercase">
      <span aria-hidden className="play-hatch size-2.5 border border-gold" />
      <Trans context="mark on play money">play</Trans>
    </span>
  );
}

/** The mark in a line of text, before the currency. */
export function PlayUnit({ currency, isInherited = false }: { currency: Currency; isInherited?: boolean }) {
  return (
    <>
      <span className={`border-b border-dashed ${isInherited ? '' : 'border-gold text-gold'}`}>
        <Trans context="mark on play money">play</Trans>
      </span>{' '}
      {currency}
    </>
  );
}
