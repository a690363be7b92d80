import { Trans } from '@lingui/react/macro';
import type { Product } from '#domain/product.ts';
import { formatClock, formatDay, type Region } from '#domain/time.ts';
import { Badge } from './badge.tsx';
import { CountdownText } from './countdown-text.tsx';

interface StatusBadgeProps {
  product: Pick<Product, 'status' | 'startsAt' | 'endsAt'>;
  /** Server time, ms. */
  now: number;
  region: Region;
}

/** What a product's status means for who wants to buy it (product 6.2). `plain` has no badge. */
export function StatusBadge({ product: { status, startsAt, endsAt }, now, region }: StatusBadgeProps) {
  switch (status) {
    case 'onSale':
      return (
        <Badge tone="positive">
          <Trans>On sale</Trans>
        </Badge>
      );
    case 'soldOut':
      return (
        <Badge tone="neutral">
          <Trans>Sold out</Trans>
        </Badge>
      );
    case 'preSale': {
      if (startsAt === null)
        return (
          <Badge tone="info">
            <Trans>Pre-sale</Trans>
          </Badge>
        );
      const start = `${formatDay(startsAt, region)} ${formatClock(startsAt, region)}`;
      return (
        <Badge tone="info">
          <Trans>
            Pre-sale, from <bdi dir="ltr">{start}</bdi>
          </Trans>
        </Badge>
      );
    }
    case 'rush':
      return (
        <Badge tone="gold">
          {startsAt !== null && startsAt > now ? (
            <Trans>
              Rush in <CountdownText endsAt={startsAt} now={now} />
            </Trans>
          ) : (
            <Trans>Rush purchase</Trans>
          )}
        </Badge>
      );
    case 'ending':
      if (endsAt === null || endsAt <= now)
        return (
          <Badge tone="neutral">
            <Trans>Ended</Trans>
          </Badge>
        );
      return (
        <Badge tone="warning">
          <Trans>
            Ends in <CountdownText endsAt={endsAt} now={now} />
          </Trans>
        </Badge>
      );
    case 'starred':
      return (
        <Badge tone="neutral">
          <Trans>Not published</Trans>
        </Badge>
      );
    case 'plain':
      return null;
  }
}
