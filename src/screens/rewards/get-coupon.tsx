import { Badge } from '#components/badge.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Figure } from '#kit/figure.tsx';
import type { MemberCoupon } from '#domain/coupon.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { couponMachine } from '#machines/coupon/coupon.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CouponCard } from './coupon-card.tsx';
import { CouponScreen } from './coupon-screen.tsx';
import { ReceiveButton } from './receive-button.tsx';

type CouponViewProps = ViewProps<typeof couponMachine>;

/** Coupons to collect. */
export function GetCoupon() {
  const { t } = useLingui();
  return (
    <CouponScreen
      title={t({ message: 'Collect coupons', comment: 'Screen and link: coupons that the member can take' })}
      productId=""
      shelf={Collectables}
      actions={ToMine}
    />
  );
}

/** Offered to everybody, and not over: those that the member has are marked. */
const isOffered = ({ pieces, state }: MemberCoupon): boolean =>
  pieces > 0 && (state === 'open' || state === 'gone' || state === 'available');

function Collectables({ snapshot, send }: CouponViewProps) {
  const { shelf } = snapshot.context;
  if (!shelf) return null;
  return (
    <Figure of={shelf.coupons}>
      {(all) => {
        const offered = all.filter(isOffered);
        if (offered.length === 0) return <NothingToCollect />;
        return (
          <>
            <p className="mb-4 text-sm text-subtle">
              <Trans>
                One of each per member, while they last. The promotion budget pays the coupon's part when you buy.
              </Trans>
            </p>
            <ul role="list" className="space-y-3">
              {offered.map((coupon) => (
                <li key={coupon.id}>
                  {coupon.state === 'available' ? (
                    <CouponCard
                      coupon={coupon}
                      badge={
                        <Badge tone="positive">
                          <Trans context="state of a coupon">Collected</Trans>
                        </Badge>
                      }
                    >
                      <LinkButton href={`#/index/setcoupon?productId=${encodeURIComponent(coupon.productId)}`} isWide>
                        <Trans comment="Button: rents a machine with this coupon">Use coupon</Trans>
                      </LinkButton>
                    </CouponCard>
                  ) : (
                    <CouponCard coupon={coupon}>
                      {coupon.state === 'open' && <ReceiveButton coupon={coupon} snapshot={snapshot} send={send} />}
                    </CouponCard>
                  )}
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Figure>
  );
}

const NothingToCollect = () => (
  <EmptyState drawing="no-records" title={<Trans>Nothing to collect now</Trans>}>
    <Trans>New coupons appear here.</Trans>
  </EmptyState>
);

const ToMine = () => (
  <LinkButton href="#/index/mycoupon" isWide>
    <Trans comment="Coupons that the member has taken">My coupons</Trans>
  </LinkButton>
);
