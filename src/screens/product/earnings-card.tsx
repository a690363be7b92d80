import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { ChartSkeleton } from '#components/chart-skeleton.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { useRegion } from '#kit/services.tsx';
import { addressWith } from '#kit/address-with.ts';
import { untilLoaded } from '#kit/until-loaded.ts';
import type { ProductDetail } from '#domain/product.ts';
import { lazyComponent } from '#kit/lazy-component.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Suspense } from 'react';

const EarningsChart = lazyComponent(() =>
  untilLoaded(async () => (await import('#components/earnings-chart.tsx')).EarningsChart),
);

/** Leads back here. */
const openFiguresHref = (productId: string): string =>
  `#${addressWith(`/index/transparency?productId=${encodeURIComponent(productId)}`, 'then', `/index/detail?productId=${productId}`)}`;

/** What the machine really earned, and what its accounts hold. */
export function EarningsCard({ product }: { product: ProductDetail }) {
  const region = useRegion();
  const { fullDays, countedDays } = product;
  return (
    <Card
      title={<Trans>What it earned</Trans>}
      aside={
        countedDays > 0 && (
          <Trans>
            {fullDays} of {countedDays} days paid in full
          </Trans>
        )
      }
    >
      {product.earnings.length > 0 ? (
        <Suspense fallback={<ChartSkeleton />}>
          <EarningsChart days={product.earnings} region={region} />
        </Suspense>
      ) : (
        <p className="text-sm text-subtle">
          <Trans>It has not earned anything yet: nobody rents it so far.</Trans>
        </p>
      )}
      <div className="mt-4">
        <FactList>
          <Fact label={<Trans>Principal in escrow</Trans>} hint={<Trans>Prices held for running orders</Trans>}>
            <Amount money={{ amount: product.escrow, currency: 'USDT' }} />
          </Fact>
          <Fact
            label={<Trans>Revenue account</Trans>}
            hint={<Trans>Earned and not yet paid out. All income comes from here</Trans>}
          >
            <Amount money={{ amount: product.revenue, currency: 'USDT' }} />
          </Fact>
          {product.held > 0 && (
            <Fact label={<Trans>You hold</Trans>}>
              <Plural value={product.held} one="# machine" other="# machines" />
            </Fact>
          )}
        </FactList>
        <div className="mt-4">
          <LinkButton href={openFiguresHref(product.id)} isWide>
            <Trans>All its figures, from the book</Trans>
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
