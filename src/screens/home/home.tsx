import { loadCarousel } from '#api/content.ts';
import { loadProducts } from '#api/products.ts';
import { loadWallet } from '#api/wallet.ts';
import { Carousel } from '#components/carousel.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard, SkeletonList } from '#components/skeleton.tsx';
import { Bell } from '#features/messages/bell.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { SalesUnit } from '#features/product/sales-unit.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Announcements } from './announcements.tsx';
import { DueCard } from './due-card.tsx';
import { HomeVideo } from './home-video.tsx';
import { ProductList } from './product-list.tsx';
import { SignCard } from './sign-card.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Undecided } from './undecided.tsx';

export default function Home() {
  const { t } = useLingui();
  return (
    <Screen
      title={t`Home`}
      trailing={
        <>
          <HideAmounts />
          <Bell />
        </>
      }
    >
      <Undecided />
      <Resource load={loadWallet} skeleton={<SkeletonCard lines={4} />}>
        {(wallet) => <Figure of={wallet}>{(summary) => <DueCard wallet={summary} />}</Figure>}
      </Resource>
      <SignCard />
      <Announcements />
      <Shortcuts />
      <Resource load={loadCarousel} skeleton={<SkeletonBlock height="14rem" />} failed={() => <></>}>
        {(banners) => (
          <Figure of={banners}>
            {(slides) => (
              <Carousel
                label={t`Highlights`}
                slides={slides.map(({ id, image, title, href }) => ({
                  id,
                  src: image,
                  title,
                  href: href === '' ? '' : `#${href}`,
                }))}
              />
            )}
          </Figure>
        )}
      </Resource>
      <Resource
        load={loadProducts}
        skeleton={
          <Skeleton>
            <SkeletonList kind="machine" rows={4} />
          </Skeleton>
        }
      >
        {(products, refresh) => (
          <section className="space-y-3" aria-labelledby="machines">
            <Figure of={products}>
              {(list) => (
                <>
                  <div className="mb-3 flex items-baseline justify-between gap-3">
                    <h2 id="machines" className="text-lg font-bold">
                      <Trans>Machines</Trans>
                    </h2>
                    <span className="text-sm text-subtle">
                      <Plural value={list.length} one="# listed" other="# listed" />
                    </span>
                  </div>
                  {list.length === 0 && (
                    <EmptyState drawing="no-orders" title={<Trans>No machines are listed now</Trans>}>
                      <Trans>New ones appear here when they are opened.</Trans>
                    </EmptyState>
                  )}
                  <SalesUnit>
                    <ProductList products={list} onElapsed={refresh} />
                  </SalesUnit>
                </>
              )}
            </Figure>
          </section>
        )}
      </Resource>
      <HomeVideo />
    </Screen>
  );
}
