import { Amount } from '#components/amount.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { RegionWords } from '#components/region-words.tsx';
import { RiskLine } from '#components/risk-line.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { RentSteps } from '#features/product/rent-steps.tsx';
import { Figure } from '#kit/figure.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import { isOpen, pricePartsOf } from '#machines/purchase/offer.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { Trans } from '@lingui/react/macro';
import { UnavailableActions } from './offer-states.tsx';
import { RentForm } from './offer.tsx';

type PurchaseViewProps = ViewProps<typeof purchaseMachine>;

/** On a wide desk: what it costs and what happens to the money, the risk and the button, in sight beside the facts. */
export function RentCard(props: PurchaseViewProps) {
  const { terms: offer } = props.snapshot.context;
  if (!offer)
    return (
      <Skeleton>
        <SkeletonCard lines={6} />
      </Skeleton>
    );
  return (
    <section
      data-play-region
      data-rent-card
      className="sticky top-4 max-h-[calc(100dvh-2rem)] space-y-4 overflow-y-auto rounded-xl bg-raised p-5 shadow-card print:hidden"
    >
      <Costs {...props} />
      {isOpen(offer) ? (
        <>
          <RentForm {...props}>
            <div className="rounded-lg bg-warning-soft p-3">
              <RiskLine />
            </div>
          </RentForm>
          <p className="text-center text-sm text-subtle">
            <Trans>You review and agree in the next step.</Trans>
          </p>
        </>
      ) : (
        <UnavailableActions {...props} />
      )}
    </section>
  );
}

/** The price, its way, and what stays; nothing of it without published terms. */
function Costs({ snapshot: { context } }: PurchaseViewProps) {
  const { terms: offer } = context;
  const parts = pricePartsOf(context);
  if (!offer || !parts) return null;
  return (
    <>
      <Figure of={offer.product}>
        {({ terms, firstDueAt, priceBackAt }) => (
          <div className="space-y-4">
            <div>
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <h2 className="text-lg font-bold">
                  <Trans>Price</Trans>
                </h2>
                <RegionWords />
              </div>
              <Amount money={{ amount: parts.price, currency: 'USDT' }} size="hero" />
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
          </div>
        )}
      </Figure>
      {isOpen(offer) && (
        <Figure of={offer.wallet}>
          {({ usdt }) => (
            <FactList>
              {usdt < parts.toPay ? (
                <Fact label={<Trans comment="Amount that the member can use now">Available</Trans>}>
                  <Amount money={{ amount: usdt, currency: 'USDT' }} />
                </Fact>
              ) : (
                <Fact label={<Trans comment="Label: what the member has after paying">Balance after</Trans>}>
                  <Amount money={{ amount: usdt - parts.toPay, currency: 'USDT' }} />
                </Fact>
              )}
            </FactList>
          )}
        </Figure>
      )}
    </>
  );
}
