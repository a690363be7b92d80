import { loadProductCoupons } from '#api/products.ts';
import { Amount } from '#components/amount.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { RadioCards } from '#components/radio-cards.tsx';
import { Region } from '#components/region.tsx';
import type { Coupon } from '#domain/wallet.ts';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { When } from '#kit/when.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { Trans } from '@lingui/react/macro';

type PurchaseViewProps = ViewProps<typeof purchaseMachine>;

/** Coupons that fit this product, and the way to all of them. */
export function CouponSlot({ snapshot, send }: PurchaseViewProps) {
  const { terms: offer, couponId, subject: productId } = snapshot.context;
  if (!offer) return null;
  return (
    <div className="space-y-2">
      <Figure of={offer.coupons}>
        {(coupons) =>
          coupons.length > 0 && (
            <Region>
              <Choice coupons={coupons} couponId={couponId} send={send} />
            </Region>
          )
        }
      </Figure>
      <Resource
        load={(client) => loadProductCoupons(client, productId)}
        skeleton={<WayToAll productId={productId} />}
        failed={() => <WayToAll productId={productId} />}
      >
        {(offered) => <Figure of={offered}>{({ length }) => <WayToAll productId={productId} count={length} />}</Figure>}
      </Resource>
    </div>
  );
}

/** @param props.count how many can be used or collected; nothing is said of it before it is known */
const WayToAll = ({ productId, count }: { productId: string; count?: number }) => (
  <LinkButton href={`#/index/setcoupon?productId=${encodeURIComponent(productId)}`} isWide>
    {count === undefined ? <Trans>Coupons for this machine</Trans> : <Trans>Coupons for this machine: {count}</Trans>}
  </LinkButton>
);

interface ChoiceProps {
  coupons: readonly Coupon[];
  couponId: string;
  send: PurchaseViewProps['send'];
}

function Choice({ coupons, couponId, send }: ChoiceProps) {
  return (
    <RadioCards
      legend={<Trans comment="Choice: which coupon to use">Coupon</Trans>}
      name="coupon"
      value={couponId}
      onChange={(chosen) => send({ type: 'coupon.choose', couponId: chosen })}
      cards={[
        { value: '', label: <Trans comment="Choice: pays all from the balance">No coupon</Trans> },
        ...coupons.map((coupon) => ({
          value: coupon.id,
          label: <bdi>{coupon.name}</bdi>,
          detail: (
            <Trans comment="A coupon: its amount, and until when it is valid">
              <Amount money={{ amount: coupon.value, currency: 'USDT' }} size="small" /> off, paid by the promotion
              budget, until <When at={coupon.expiresAt} isDay />
            </Trans>
          ),
        })),
      ]}
    />
  );
}
