import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Currency } from '#domain/money.ts';
import { PlayWords } from './play-words.tsx';
import { drawQr, quietZone } from './qr-path.ts';

interface QrCodeProps {
  text: string;
  /** What the picture is, for who can't see it. */
  label: string;
  /** Below it: what it leads to. */
  children: ReactNode;
}

/**
 * A QR code. The play mark is in the code itself and below it, so that a crop still shows it (rule P1). Dark on white in
 * every theme: many readers take no other.
 */
export function QrCode({ text, label, children }: QrCodeProps) {
  const { t } = useLingui();
  const { size, path, middle } = drawQr(text);
  const side = size + 2 * quietZone;
  const play = t({ message: 'play', context: 'mark on play money' });
  return (
    <figure className="mx-auto w-full max-w-72 rounded-lg border-2 border-dashed border-mark bg-raised p-3 text-ink scheme-light">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="block w-full"
      >
        <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="white" />
        <path d={path} fill="black" />
        <rect {...middle} fill="white" />
        <text
          x={size / 2}
          y={size / 2}
          dy="0.3em"
          textAnchor="middle"
          fontSize={middle.height * 0.85}
          fontWeight="800"
          textLength={middle.width - 2}
          lengthAdjust="spacingAndGlyphs"
        >
          {play}
        </text>
      </svg>
      <figcaption className="mt-2 flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-center text-sm">
        <PlayWords of="money" />
        {children}
      </figcaption>
    </figure>
  );
}

interface QrProps {
  /** What it says: a `sandbox:` URI that no wallet takes. */
  text: string;
  currency: Currency;
  chain: string;
}

/** The QR code of a deposit address, with its chain. */
export function Qr({ text, currency, chain }: QrProps) {
  const { t } = useLingui();
  return (
    <QrCode text={text} label={t`QR code of a play money address, ${currency} on ${chain}`}>
      <bdi dir="ltr">
        {currency} · {chain}
      </bdi>
    </QrCode>
  );
}
