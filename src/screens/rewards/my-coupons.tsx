import { loadCoupons } from '#api/coupons.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Region } from '#components/region.tsx';
import { SegmentedLinks } from '#components/segmented.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { useQuery } from '#kit/query.ts';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import type { CouponState } from '#domain/coupon.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CouponCard } from './coupon-card.tsx';

const shownStates = ['available', 'used', 'expired'] as const satisfies readonly CouponState[];
type Shown = (typeof shownStates)[number];

const empty: Record<Shown, ReactNode> = {
  available: <Trans>No coupons to use</Trans>,
  used: <Trans>No used coupons</Trans>,
  expired: <Trans>No expired coupons</Trans>,
};

/** The member's coupons by what became of them. */
export function MyCoupons() {
  const { t } = useLingui();
  const asked = useQuery('show');
  const shown = shownStates.find((state) => state === asked) ?? 'available';
  const labels: Record<Shown, string> = {
    available: t({ context: 'state of a coupon', message: 'Available' }),
    used: t({ context: 'state of a coupon', message: 'Used' }),
    expired: t({ context: 'state of a coupon', message: 'Expired' }),
  };
  return (
    <Screen
      title={t`My coupons`}
      actions={
        <LinkButton href="#/index/getcoupon" isWide>
          <Trans>Collect coupons</Trans>
        </LinkButton>
      }
    >
      <SegmentedLinks
        label={t({ message: 'Which coupons', comment: 'Name of a filter' })}
        items={shownStates.map((state) => ({
          href: `#/index/mycoupon${state === 'available' ? '' : `?show=${state}`}`,
          label: labels[state],
          isActive: state === shown,
        }))}
      />
      <Resource
        load={loadCoupons}
        skeleton={
          <Skeleton>
            <SkeletonList rows={2} kind="machine" />
          </Skeleton>
        }
      >
        {(figure) => (
          <Figure of={figure}>
            {(all) => {
              const mine = all.filter(({ state }) => state === shown);
              if (mine.length === 0) {
                return (
                  <EmptyState drawing="no-records" title={empty[shown]}>
                    <Trans>Coupons you collect appear here.</Trans>
                  </EmptyState>
                );
              }
              return (
                <Region>
                  <ul role="list" className="space-y-3">
                    {mine.map((coupon) => (
                      <li key={coupon.id}>
                        <CouponCard coupon={coupon}>
                          {shown === 'available' && (
                            <LinkButton
                              href={`#/index/setcoupon?productId=${encodeURIComponent(coupon.productId)}`}
                              isWide
                            >
                              <Trans>Use coupon</Trans>
                            </LinkButton>
                          )}
                        </CouponCard>
                      </li>
                    ))}
                  </ul>
                </Region>
              );
            }}
          </Figure>
        )}
      </Resource>
    </Screen>
  );
}
