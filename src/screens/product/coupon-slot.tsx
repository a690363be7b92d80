import { Amount } from '#components/amount.tsx';
import { RadioCards } from '#components/radio-cards.tsx';
import { Trans } from '@lingui/react/macro';
import type { PurchaseViewProps } from './purchase-view.ts';
import { When } from '#flow/when.tsx';

/** Coupons that fit this product; nothing where the member has none. */
export function CouponSlot({ snapshot, send }: PurchaseViewProps) {
  const { offer, couponId } = snapshot.context;
  if (!offer || offer.coupons.length === 0) return null;
  return (
    <RadioCards
      legend={<Trans>Coupon</Trans>}
      name="coupon"
      value={couponId}
      onChange={(chosen) => send({ type: 'coupon.choose', couponId: chosen })}
      cards={[
        { value: '', label: <Trans>No coupon</Trans> },
        ...offer.coupons.map((coupon) => ({
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
