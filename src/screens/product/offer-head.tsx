import { SoldBar } from '#components/sold-bar.tsx';
import { AsOf } from '#components/stale-mark.tsx';
import type { ProductDetail } from '#domain/product.ts';
import { LiveStatus } from '#features/product/live-status.tsx';
import { useServerNow } from '#kit/now.ts';
import { useRegion } from '#kit/services.tsx';

interface OfferHeadProps {
  product: ProductDetail;
  /** When its figures were true: the sold bar says it at any age (rule P6). */
  at: number;
  onElapsed: () => void;
}

/** What it is, and how many of it are sold, with the time of that figure. */
export function OfferHead({ product, at, onElapsed }: OfferHeadProps) {
  const now = useServerNow();
  const region = useRegion();
  return (
    <section className="space-y-3 px-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="words-40 text-2xl font-bold">
          <bdi>{product.name}</bdi>
        </h2>
        <LiveStatus product={product} onElapsed={onElapsed} />
      </div>
      <p className="text-subtle">
        <bdi>{product.description}</bdi>
      </p>
      <SoldBar
        sold={product.sold}
        stock={product.stock}
        aside={
          <span className="text-end">
            <AsOf at={at} now={now} region={region} />
          </span>
        }
      />
    </section>
  );
}
