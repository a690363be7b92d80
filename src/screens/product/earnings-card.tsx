import { Card } from '#components/card.tsx';
import { ChartSkeleton } from '#components/chart-skeleton.tsx';
import { useRegion } from '#kit/services.tsx';
import { untilLoaded } from '#kit/until-loaded.ts';
import type { ProductDetail } from '#domain/product.ts';
import { lazyComponent } from '#kit/lazy-component.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Suspense } from 'react';

const EarningsChart = lazyComponent(() =>
  untilLoaded(async () => (await import('#components/earnings-chart.tsx')).EarningsChart),
);

/** What one of it really earned by day, beside what is stated (rule P3, product 6.15). */
export function EarningsCard({ product }: { product: ProductDetail }) {
  const region = useRegion();
  const { fullDays, countedDays, earnings, terms } = product;
  const days = earnings.flatMap(({ day, perOrder }) => (perOrder === null ? [] : { day, earned: perOrder }));
  return (
    <Card title={<Trans>What one machine earned a day</Trans>}>
      {terms && days.length > 0 ? (
        <Suspense fallback={<ChartSkeleton />}>
          <EarningsChart days={days} stated={terms.dayReturn} region={region} />
        </Suspense>
      ) : (
        <p className="text-sm text-subtle">
          <Trans>This machine hasn't earned anything yet.</Trans>
        </p>
      )}
      {countedDays > 0 && (
        <p data-full-days className="mt-2 text-sm font-semibold text-positive">
          <Plural
            value={countedDays}
            one={`${fullDays} of # day paid in full`}
            other={`${fullDays} of # days paid in full`}
          />
        </p>
      )}
    </Card>
  );
}
