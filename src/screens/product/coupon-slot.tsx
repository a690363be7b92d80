import { Amount } from '#components/amount.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { RadioCards } from '#components/radio-cards.tsx';
import type { Coupon } from '#domain/wallet.ts';
import { Trans } from '@lingui/react/macro';
import type { PurchaseViewProps } from './purchase-view.ts';
import { When } from '#flow/when.tsx';

/** Coupons that fit this product, and the way to all of them. */
export function CouponSlot({ snapshot, send }: PurchaseViewProps) {
  const { offer, couponId, productId } = snapshot.context;
  if (!offer) return null;
  return (
    <div className="space-y-2">
      {offer.coupons.length > 0 && <Choice coupons={offer.coupons} couponId={couponId} send={send} />}
      <LinkButton href={`#/index/setcoupon?productId=${encodeURIComponent(productId)}`} isWide>
        <Trans>Coupons for this machine</Trans>
      </LinkButton>
    </div>
  );
}

interface ChoiceProps {
  coupons: readonly Coupon[];
  couponId: string;
  send: PurchaseViewProps['send'];
}

function Choice({ coupons, couponId, send }: ChoiceProps) {
  return (
    <RadioCards
      legend={<Trans>Coupon</Trans>}
      name="coupon"
      value={couponId}
      onChange={(chosen) => send({ type: 'coupon.choose', couponId: chosen })}
      cards={[
        { value: '', label: <Trans>No coupon</Trans> },
        ...coupons.map((coupon) => ({
          value: coupon.id,
          label: <bdi>{coupon.name}</bdi>,
          detail: (
            <Trans>
              <Amount money={{ amount: coupon.value, currency: 'USDT' }} size="small" /> off, paid by the promotion
              budget, until <When at={coupon.expiresAt} isDay />
            </Trans>
          ),
        })),
      ]}
    />
  );
}
