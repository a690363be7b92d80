import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { SoldBar } from '#components/sold-bar.tsx';
import { When } from '#kit/when.tsx';
import type { ProductFigures, Transparency } from '#domain/transparency.ts';
import { Plural, Trans } from '@lingui/react/macro';

interface EscrowCardProps {
  figures: ProductFigures;
  /** What they were computed from. */
  of: Transparency;
}

/** What is read first: the principal that nobody else may spend, and the entry that it was counted at. */
export function EscrowCard({ figures, of: { entryId, at } }: EscrowCardProps) {
  const { running: count } = figures;
  return (
    <Card>
      <p className="text-sm text-subtle">
        <Trans>Principal in escrow</Trans>
      </p>
      <p data-escrow>
        <Amount money={{ amount: figures.escrow, currency: 'USDT' }} size="hero" />
      </p>
      <p className="mt-2 mb-4 text-sm text-subtle">
        <Plural value={count} one="From # running order." other="From # running orders." />{' '}
        <Trans>Each price comes back when its order ends. Nothing else may spend it.</Trans>
      </p>
      <SoldBar sold={figures.sold} stock={figures.stock} />
      <p className="mt-3 text-xs text-subtle">
        <Trans comment="The ledger's entry with its number, and its time">
          Book entry{' '}
          <bdi dir="ltr" data-entry>
            #{entryId}
          </bdi>
          , <When at={at} />
        </Trans>
      </p>
    </Card>
  );
}
