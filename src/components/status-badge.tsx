import { Trans } from '@lingui/react/macro';
import { standingOf, type Product } from '#domain/product.ts';
import { formatClock, formatDay, type Region } from '#domain/time.ts';
import { Badge } from './badge.tsx';
import { CountdownText } from './countdown-text.tsx';

interface StatusBadgeProps {
  product: Pick<Product, 'status' | 'startsAt' | 'endsAt' | 'terms' | 'sold' | 'stock'>;
  /** Server time, ms. */
  now: number;
  region: Region;
}

type SaleBadgeProps = Pick<Product, 'status' | 'startsAt' | 'endsAt'> & Omit<StatusBadgeProps, 'product'>;

/** What a product's status and its pieces mean for who wants to buy it (product 6.2 and 6.10). `plain` has no badge. */
export function StatusBadge({ product, now, region }: StatusBadgeProps) {
  const { status, startsAt, endsAt } = product;
  switch (standingOf(product, now)) {
    case 'soldOut':
      return (
        <Badge tone="neutral">
          <Trans comment="State of a machine: all are rented">Sold out</Trans>
        </Badge>
      );
    case 'ended':
      return (
        <Badge tone="neutral">
          <Trans comment="State of a machine: its sale is over">Ended</Trans>
        </Badge>
      );
    case 'closed':
      return (
        <Badge tone="neutral">
          <Trans>Not on sale</Trans>
        </Badge>
      );
    case 'unpublished':
      return (
        <Badge tone="neutral">
          <Trans comment="State of a machine without terms">Not published</Trans>
        </Badge>
      );
    case 'open':
    case 'notYet':
  }
  return <SaleBadge status={status} startsAt={startsAt} endsAt={endsAt} now={now} region={region} />;
}

/** Of one that can be rented now or will be. */
function SaleBadge({ status, startsAt, endsAt, now, region }: SaleBadgeProps) {
  switch (status) {
    case 'onSale':
      return (
        <Badge tone="positive">
          <Trans comment="State of a machine">On sale</Trans>
        </Badge>
      );
    case 'preSale': {
      if (startsAt === null)
        return (
          <Badge tone="info">
            <Trans comment="State of a machine: on sale soon">Pre-sale</Trans>
          </Badge>
        );
      const start = `${formatDay(startsAt, region)} ${formatClock(startsAt, region)}`;
      return (
        <Badge tone="info">
          <Trans comment="State of a machine: on sale from this time">
            Pre-sale, from <bdi dir="ltr">{start}</bdi>
          </Trans>
        </Badge>
      );
    }
    case 'rush':
      return (
        <Badge tone="sun">
          {startsAt !== null && startsAt > now ? (
            <Trans comment="State of a machine: sale with few pieces starts after this time">
              Rush in <CountdownText endsAt={startsAt} now={now} />
            </Trans>
          ) : (
            <Trans comment="State of a machine: sale with few pieces, now">Rush purchase</Trans>
          )}
        </Badge>
      );
    case 'ending':
      return (
        <Badge tone="warning">
          <Trans comment="State of a machine: its sale ends after this time">
            Ends in <CountdownText endsAt={endsAt ?? now} now={now} />
          </Trans>
        </Badge>
      );
    case 'starred':
    case 'soldOut':
    case 'plain':
      return null;
  }
}
