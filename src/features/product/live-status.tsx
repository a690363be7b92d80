import { StatusBadge } from '#components/status-badge.tsx';
import type { Product } from '#domain/product.ts';
import { Countdown } from '#kit/countdown.tsx';
import { useServerNow } from '#kit/now.ts';
import { useRegion } from '#kit/services.tsx';

interface LiveStatusProps {
  product: Product;
  /** The moment that it counts to has come: the product has to be read again. */
  onElapsed: () => void;
}

/** What changes by itself: the start of a pre-sale or rush, the end of status 9. Null where nothing is to come. */
const turningPoint = ({ status, startsAt, endsAt }: Product): number | null => {
  if (status === 'preSale' || status === 'rush') return startsAt;
  return status === 'ending' ? endsAt : null;
};

/** A product's status badge, with its countdown where it has one (product 6.2). */
export function LiveStatus({ product, onElapsed }: LiveStatusProps) {
  const region = useRegion();
  const now = useServerNow();
  const endsAt = turningPoint(product);
  if (endsAt === null || endsAt <= now) return <StatusBadge product={product} now={now} region={region} />;
  return (
    <Countdown key={endsAt} endsAt={endsAt} onElapsed={onElapsed}>
      {(tick) => <StatusBadge product={product} now={tick} region={region} />}
    </Countdown>
  );
}
