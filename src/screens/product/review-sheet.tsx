import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Checkbox } from '#components/checkbox.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { RegionWords } from '#components/region-words.tsx';
import { RiskLine } from '#components/risk-line.tsx';
import { RentSteps } from '#features/product/rent-steps.tsx';
import { Figure } from '#kit/figure.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { pricePartsOf, type Offer as OfferTerms, type PriceParts } from '#machines/purchase/offer.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { AgreementSheet } from './agreement-sheet.tsx';
import { Obstacles } from './obstacles.tsx';
import { Offer, RentFor } from './offer.tsx';

type PurchaseViewProps = ViewProps<typeof purchaseMachine>;

/** The machine's page, and in review above it everything that will happen, before it does: its figures show while others are hidden. */
export function Review(props: PurchaseViewProps) {
  const { snapshot, send } = props;
  const { terms, subject } = snapshot.context;
  const parts = pricePartsOf(snapshot.context);
  const isRenting = snapshot.matches('settling');
  const form = useId();
  return (
    <>
      <Offer {...props} />
      <LazySheet
        isOpen={parts !== null && (isRenting || snapshot.matches('review'))}
        isHeld={isRenting}
        onClose={() => send({ type: 'review.back' })}
        title={<Trans>Review your rental</Trans>}
        actions={<ReviewActions {...props} form={form} />}
      >
        {terms && parts && <Summary terms={terms} parts={parts} />}
        <form
          id={form}
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'order.confirm' });
          }}
        >
          <Consent {...props} />
        </form>
      </LazySheet>
      {snapshot.matches({ review: 'agreement' }) && <AgreementSheet productId={subject} send={send} />}
    </>
  );
}

function Summary({ terms: { product, wallet }, parts }: { terms: OfferTerms; parts: PriceParts }) {
  return (
    <div data-figures="shown" data-play-region className="space-y-4">
      <Figure of={product}>
        {({ name, image, terms, firstDueAt, priceBackAt }) => (
          <>
            <div className="mb-4 flex flex-wrap items-center gap-3">
              <img src={image} alt="" width={56} height={56} className="size-14 rounded-lg object-cover" />
              <p className="words-28 font-bold">
                <bdi>{name}</bdi>
              </p>
              <RegionWords />
            </div>
            {terms && firstDueAt !== null && priceBackAt !== null && (
              <RentSteps
                price={parts.price}
                couponPart={parts.couponPart}
                dayReturn={terms.dayReturn}
                firstDueAt={firstDueAt}
                priceBackAt={priceBackAt}
              />
            )}
          </>
        )}
      </Figure>
      <Figure of={wallet}>
        {({ usdt }) => (
          <FactList>
            <Fact label={<Trans>Available</Trans>}>
              <Amount money={{ amount: usdt, currency: 'USDT' }} />
            </Fact>
            <Fact label={<Trans>Balance after</Trans>}>
              <Amount money={{ amount: usdt - parts.toPay, currency: 'USDT' }} />
            </Fact>
          </FactList>
        )}
      </Figure>
      <div className="rounded-lg bg-warning-soft p-3">
        <RiskLine />
      </div>
    </div>
  );
}

/** Nothing is ticked ahead (rule P7). */
const Consent = ({ snapshot, send }: PurchaseViewProps) => (
  <Checkbox
    name="agree"
    checked={snapshot.context.isAgreed}
    disabled={snapshot.matches('settling')}
    onChange={(event) => send({ type: event.currentTarget.checked ? 'agreement.agree' : 'agreement.disagree' })}
    label={
      <Trans>
        I've read and agree to the{' '}
        <button
          type="button"
          className="font-bold text-link underline underline-offset-4"
          onClick={() => send({ type: 'agreement.open' })}
        >
          cooperation agreement
        </button>
      </Trans>
    }
  />
);

function ReviewActions({ snapshot, form }: PurchaseViewProps & { form: string }) {
  const isRenting = snapshot.matches('settling');
  const parts = pricePartsOf(snapshot.context);
  return (
    <>
      <Obstacles context={snapshot.context} isReviewed />
      <Button type="submit" form={form} isWide isBusy={isRenting} disabled={!snapshot.can({ type: 'order.confirm' })}>
        {isRenting ? (
          <Trans comment="Button: the rental is being sent">Renting…</Trans>
        ) : (
          parts && <RentFor amount={parts.toPay} />
        )}
      </Button>
    </>
  );
}
