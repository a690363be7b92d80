import { Amount, usdt } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { RadioCards } from '#components/radio-cards.tsx';
import { Figure } from '#kit/figure.tsx';
import { useQuery } from '#kit/query.ts';
import { When } from '#kit/when.tsx';
import { smaller } from '#domain/money.ts';
import { chosenCoupon } from '#machines/coupon/coupon.machine.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { couponMachine } from '#machines/coupon/coupon.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CouponCard } from './coupon-card.tsx';
import { CouponScreen } from './coupon-screen.tsx';
import { ReceiveButton } from './receive-button.tsx';

type CouponViewProps = ViewProps<typeof couponMachine>;

/** Choosing a coupon for a purchase. */
export function SetCoupon() {
  const { t } = useLingui();
  const productId = useQuery('productId');
  return (
    <CouponScreen
      key={productId}
      title={t`Choose a coupon`}
      productId={productId}
      shelf={Choice}
      actions={BackToPurchase}
    />
  );
}

function Choice({ snapshot, send }: CouponViewProps) {
  const { shelf } = snapshot.context;
  const chosen = chosenCoupon(snapshot.context);
  if (!shelf) return null;
  return (
    <div className="space-y-4">
      {shelf.product && (
        <Figure of={shelf.product}>
          {({ name, terms }) => (
            <Card title={<bdi>{name}</bdi>}>
              {terms && <PriceFacts price={terms.price} couponPart={smaller(chosen?.value ?? 0n, terms.price)} />}
            </Card>
          )}
        </Figure>
      )}
      <Figure of={shelf.coupons}>
        {(all) => {
          const available = all.filter(({ state }) => state === 'available');
          const open = all.filter(({ state }) => state === 'open');
          const over = all.filter(({ state }) => state === 'used' || state === 'expired');
          return (
            <div className="space-y-4">
              {available.length > 0 && (
                <RadioCards
                  legend={<Trans comment="Choice: which coupon to use">Your coupons</Trans>}
                  name="coupon"
                  value={chosen?.id ?? ''}
                  onChange={(couponId) => send({ type: 'coupon.choose', couponId })}
                  cards={[
                    { value: '', label: <Trans comment="Choice: pays all from the balance">No coupon</Trans> },
                    ...available.map(({ id, name, value, expiresAt }) => ({
                      value: id,
                      label: <bdi>{name}</bdi>,
                      detail: (
                        <Trans comment="Coupon: the promotion budget pays this amount of a price, until this day">
                          <Amount money={{ amount: value, currency: 'USDT' }} size="small" /> off, until{' '}
                          <When at={expiresAt} />
                        </Trans>
                      ),
                    })),
                  ]}
                />
              )}
              {available.length + open.length === 0 && (
                <EmptyState drawing="no-records" title={<Trans>No coupons for this machine</Trans>}>
                  <Trans>You can rent the machine without a coupon.</Trans>
                </EmptyState>
              )}
              {open.length > 0 && (
                <section className="space-y-3">
                  <h2 className="text-lg font-bold">
                    <Trans context="state of a coupon">To collect</Trans>
                  </h2>
                  {open.map((coupon) => (
                    <CouponCard key={coupon.id} coupon={coupon}>
                      <ReceiveButton coupon={coupon} snapshot={snapshot} send={send} />
                    </CouponCard>
                  ))}
                </section>
              )}
              {over.length > 0 && (
                <section className="space-y-3">
                  <h2 className="text-lg font-bold">
                    <Trans>Used and expired</Trans>
                  </h2>
                  {over.map((coupon) => (
                    <CouponCard key={coupon.id} coupon={coupon} />
                  ))}
                </section>
              )}
            </div>
          );
        }}
      </Figure>
    </div>
  );
}

/** What the price becomes: the promotion budget pays the coupon's part. */
const PriceFacts = ({ price, couponPart }: { price: bigint; couponPart: bigint }) => (
  <>
    <FactList>
      <Fact label={<Trans comment="Amount that the rental costs; it comes back at the end">Price</Trans>}>
        {usdt(price)}
      </Fact>
      <Fact
        label={<Trans comment="Amount: the part of the price that the promotion budget pays">Coupon</Trans>}
        hint={<Trans>Paid by the promotion budget</Trans>}
      >
        {usdt(-couponPart)}
      </Fact>
      <Fact label={<Trans comment="Amount: the price less the coupon's part">You pay</Trans>} isTotal>
        {usdt(price - couponPart)}
      </Fact>
    </FactList>
    <p className="mt-3 text-xs text-subtle">
      <Trans>
        If the budget can't pay when you buy, the purchase is refused and you aren't charged. The coupon's part returns
        to the budget when the order ends.
      </Trans>
    </p>
  </>
);

function BackToPurchase({ snapshot }: CouponViewProps) {
  const { productId } = snapshot.context;
  const chosen = chosenCoupon(snapshot.context);
  return (
    <LinkButton href={`#/index/detail?productId=${encodeURIComponent(productId)}`} variant="primary" isWide>
      {chosen ? <Trans>Continue with coupon</Trans> : <Trans>Continue without coupon</Trans>}
    </LinkButton>
  );
}
