import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Checkbox } from '#components/checkbox.tsx';
import { Notice } from '#components/notice.tsx';
import { Picture } from '#components/picture.tsx';
import { SoldBar } from '#components/sold-bar.tsx';
import { Figure } from '#kit/figure.tsx';
import { Price } from '#features/product/price.tsx';
import { SalesUnit } from '#features/product/sales-unit.tsx';
import { LiveStatus } from '#features/product/live-status.tsx';
import type { ProductDetail } from '#domain/product.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { Trans } from '@lingui/react/macro';
import { AgreementSheet } from './agreement-sheet.tsx';
import { BalanceCard } from './balance-card.tsx';
import { CouponSlot } from './coupon-slot.tsx';
import { EarningsCard } from './earnings-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { Obstacles } from './obstacles.tsx';

type PurchaseViewProps = ViewProps<typeof purchaseMachine>;

/** The honest fact sheet (rule P6), and on it whatever can be decided. */
export function Offer({ snapshot, send }: PurchaseViewProps) {
  const { terms: offer } = snapshot.context;
  if (!offer) return null;
  const refresh = () => send({ type: 'terms.refresh' });
  return (
    <>
      <Figure of={offer.product}>
        {(product) => (
          <div className="space-y-4">
            <PriceCard product={product} onElapsed={refresh} />
            {product.terms && <FactsCard terms={product.terms} />}
            <EarningsCard product={product} />
          </div>
        )}
      </Figure>
      {snapshot.matches('unavailable') || (
        <>
          <CouponSlot snapshot={snapshot} send={send} />
          <BalanceCard context={snapshot.context} />
        </>
      )}
      {snapshot.matches('agreement') && <AgreementSheet productId={snapshot.context.subject} send={send} />}
    </>
  );
}

function PriceCard({ product, onElapsed }: { product: ProductDetail; onElapsed: () => void }) {
  return (
    <>
      <Picture src={product.image} alt="" size="wide" />
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="text-xl font-bold wrap-anywhere">
            <bdi>{product.name}</bdi>
          </h2>
          <LiveStatus product={product} onElapsed={onElapsed} />
        </div>
        {product.terms ? (
          <>
            <p className="mt-3 text-sm text-subtle">
              <Trans>Price</Trans>
            </p>
            <SalesUnit>
              <Price usdt={product.terms.price} size="hero" />
            </SalesUnit>
          </>
        ) : (
          <div className="mt-3">
            <p aria-hidden className="text-hero tracking-widest text-subtle">
              ★★★
            </p>
            <Notice>
              <Trans>
                Price, return, days and revenue of this machine are not published yet. What nobody can read, nobody can
                buy here.
              </Trans>
            </Notice>
          </div>
        )}
        <div className="mt-4">
          <SoldBar sold={product.sold} stock={product.stock} />
        </div>
        <p className="mt-3 text-sm text-subtle">
          <bdi>{product.description}</bdi>
        </p>
      </Card>
    </>
  );
}

/** Read, agree, go on to the review. Nothing is ticked beforehand (rule P7). */
export function OfferActions({ snapshot, send }: PurchaseViewProps) {
  const { isAgreed } = snapshot.context;
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'review.open' });
      }}
    >
      <p className="text-xs text-subtle">
        <Trans>
          Income is paid from what the machine earns. On a day when it earns less, you get less, and nobody fills the
          gap.
        </Trans>
      </p>
      <Checkbox
        name="agree"
        checked={isAgreed}
        onChange={(event) => send({ type: event.currentTarget.checked ? 'agreement.agree' : 'agreement.disagree' })}
        label={
          <Trans>
            I have read and agree to the{' '}
            <button
              type="button"
              className="font-medium underline underline-offset-4"
              onClick={() => send({ type: 'agreement.open' })}
            >
              cooperation agreement
            </button>
          </Trans>
        }
      />
      <Obstacles context={snapshot.context} />
      <Button type="submit" isWide disabled={!snapshot.can({ type: 'review.open' })}>
        <Trans>Review purchase</Trans>
      </Button>
    </form>
  );
}
