import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { KeyNumbers } from '#components/key-numbers.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Region } from '#components/region.tsx';
import { RiskLine } from '#components/risk-line.tsx';
import { Day } from '#kit/day.tsx';
import { Figure } from '#kit/figure.tsx';
import { Price } from '#features/product/price.tsx';
import { FeesLink } from '#features/wallet/fees-link.tsx';
import { SalesUnit } from '#features/product/sales-unit.tsx';
import { factsOf, type ProductDetail } from '#domain/product.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { pricePartsOf } from '#machines/purchase/offer.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CouponSlot } from './coupon-slot.tsx';
import { EarningsCard } from './earnings-card.tsx';
import { FactsFold, FiguresLink } from './facts-fold.tsx';
import { OfferHead } from './offer-head.tsx';
import { Obstacles } from './obstacles.tsx';

type PurchaseViewProps = ViewProps<typeof purchaseMachine>;

/** The machine, and on its page whatever can be decided: four numbers, what it earned, the facts one tap away (rule P6). */
export function Offer({ snapshot, send }: PurchaseViewProps) {
  const { terms: offer, subject: productId } = snapshot.context;
  if (!offer) return null;
  return (
    <>
      <Figure of={offer.product}>
        {(product) => (
          <div className="space-y-3">
            <OfferHead product={product} at={offer.product.at} onElapsed={() => send({ type: 'terms.refresh' })} />
            {product.terms ? <Numbers product={product} /> : <Unpublished />}
            <EarningsCard product={product} />
            {product.terms ? (
              <FactsFold product={product} terms={product.terms} />
            ) : (
              <FiguresLink productId={product.id} />
            )}
          </div>
        )}
      </Figure>
      {snapshot.matches('unavailable') || <CouponSlot snapshot={snapshot} send={send} />}
      <LinkButton href={`#/user/pdf?doc=cooperation&productId=${encodeURIComponent(productId)}`} variant="quiet" isWide>
        <Trans>Read the agreement</Trans>
      </LinkButton>
      <FeesLink of="rent" />
    </>
  );
}

function Numbers({ product: { terms, priceBackAt } }: { product: ProductDetail }) {
  if (!terms) return null;
  return (
    <Region>
      <SalesUnit>
        <KeyNumbers
          numbers={[
            {
              id: 'return',
              value: <Amount money={{ amount: terms.dayReturn, currency: 'USDT' }} tone="inherit" />,
              label: <Trans>Stated daily return</Trans>,
            },
            {
              id: 'days',
              value: <Plural comment="How long the rental runs" value={terms.validDays} one="# day" other="# days" />,
              label: priceBackAt !== null && (
                <Trans comment="The rental ends on this day">
                  Ends <Day at={priceBackAt} />
                </Trans>
              ),
            },
            {
              id: 'net',
              value: <Amount money={{ amount: factsOf(terms).net, currency: 'USDT' }} tone="inherit" />,
              label: <Trans>Stated total, after 5% fee</Trans>,
            },
            {
              id: 'price',
              value: <Price usdt={terms.price} size="inherit" />,
              label: <Trans>Price, back at the end</Trans>,
            },
          ]}
        />
      </SalesUnit>
    </Region>
  );
}

/** Status 7: stars in place of figures (product 6.2). */
const Unpublished = () => (
  <Card>
    <p aria-hidden className="text-hero tracking-widest text-subtle">
      ★★★
    </p>
    <Notice>
      <Trans>Can't be rented until its terms are published.</Trans>
    </Notice>
  </Card>
);

/** The risk in one line, then the one thing to do. */
export const OfferActions = (props: PurchaseViewProps) => (
  <RentForm {...props}>
    <RiskLine />
  </RentForm>
);

/** @param props.children the risk, which the button stands below */
export function RentForm({ snapshot, send, children }: PurchaseViewProps & { children: ReactNode }) {
  const parts = pricePartsOf(snapshot.context);
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'review.open' });
      }}
    >
      {children}
      <Obstacles context={snapshot.context} isReviewed={false} />
      <Button type="submit" isWide disabled={!snapshot.can({ type: 'review.open' })}>
        {parts ? <RentFor amount={parts.toPay} /> : <Trans comment="Button: rents this machine, verb">Rent</Trans>}
      </Button>
    </form>
  );
}

/** What the button says, with the price that is taken. */
export const RentFor = ({ amount }: { amount: bigint }) => (
  <Trans comment="Button: rents the machine; the argument is the price to pay">
    Rent for <Amount money={{ amount, currency: 'USDT' }} tone="inherit" />
  </Trans>
);
