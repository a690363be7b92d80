import { StepBack } from '#kit/step-back.tsx';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Figure } from '#kit/figure.tsx';
import { useServerNow } from '#kit/now.ts';
import { useRegion } from '#kit/services.tsx';
import { factsOf } from '#domain/product.ts';
import { addLocalDays } from '#domain/local-days.ts';
import { creditDay, zoneOf } from '#domain/time.ts';
import { When } from '#kit/when.tsx';
import { pricePartsOf } from '#machines/purchase/offer.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { BalanceCard } from './balance-card.tsx';
import { Obstacles } from './obstacles.tsx';

type PurchaseViewProps = ViewProps<typeof purchaseMachine>;

/** Everything that will happen, before it does: its figures show while others are hidden. */
export function Review({ snapshot }: PurchaseViewProps) {
  const now = useServerNow();
  const region = useRegion();
  const zone = zoneOf(region);
  const { terms: offer } = snapshot.context;
  const parts = pricePartsOf(snapshot.context);
  if (!offer || !parts) return null;
  return (
    <>
      <div data-figures="shown">
        <Figure of={offer.product}>
          {({ name, terms }) => (
            <Card title={<bdi>{name}</bdi>}>
              <p className="text-sm text-subtle">
                <Trans>You pay now</Trans>
              </p>
              <p className="mb-4">
                <Amount money={{ amount: parts.toPay, currency: 'USDT' }} size="hero" />
              </p>
              {terms && (
                <FactList>
                  <Fact label={<Trans>Stated daily return</Trans>}>
                    <Amount money={{ amount: terms.dayReturn, currency: 'USDT' }} />
                  </Fact>
                  <Fact
                    label={<Trans>First income</Trans>}
                    hint={<Trans>After the first full day; on weekends with Monday's settlement</Trans>}
                  >
                    <When at={creditDay(addLocalDays(now, 1, zone), region)} isDay />
                  </Fact>
                  <Fact
                    label={<Trans>Price returns</Trans>}
                    hint={
                      <Plural
                        value={terms.validDays}
                        one="After # day, from escrow"
                        other="After # days, from escrow"
                      />
                    }
                  >
                    <When at={addLocalDays(now, terms.validDays, zone)} isDay />
                  </Fact>
                  <Fact label={<Trans>Stated total after the fee</Trans>}>
                    <Amount money={{ amount: factsOf(terms).net, currency: 'USDT' }} />
                  </Fact>
                </FactList>
              )}
            </Card>
          )}
        </Figure>
      </div>
      <BalanceCard context={snapshot.context} />
      <p className="text-sm text-subtle">
        <Trans>
          Income is paid from what the machine earns. On a day when it earns less, you get less, and nobody fills the
          gap. You agreed to the cooperation agreement.
        </Trans>
      </p>
    </>
  );
}

export function ReviewActions({ snapshot, send }: PurchaseViewProps) {
  const isBuying = snapshot.matches('settling');
  const parts = pricePartsOf(snapshot.context);
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'order.confirm' });
      }}
    >
      <Obstacles context={snapshot.context} />
      <Button type="submit" isWide isBusy={isBuying} disabled={!snapshot.can({ type: 'order.confirm' })}>
        {isBuying ? (
          <Trans>Buying…</Trans>
        ) : (
          parts && (
            <Trans>
              Buy for <BuyPrice amount={parts.toPay} />
            </Trans>
          )
        )}
      </Button>
      <StepBack onBack={snapshot.can({ type: 'review.back' }) ? () => send({ type: 'review.back' }) : null}>
        <Trans>Change</Trans>
      </StepBack>
    </form>
  );
}

const BuyPrice = ({ amount }: { amount: bigint }) => (
  <span data-figures="shown">
    <Amount money={{ amount, currency: 'USDT' }} tone="inherit" />
  </span>
);
