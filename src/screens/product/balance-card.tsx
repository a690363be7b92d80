import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Figure } from '#kit/figure.tsx';
import { pricePartsOf, type PurchaseContext } from '#machines/purchase/offer.ts';
import { Trans } from '@lingui/react/macro';

const usdt = (amount: bigint) => <Amount money={{ amount, currency: 'USDT' }} />;

/** The balance, what this takes from it, and what will remain. */
export function BalanceCard({ context }: { context: PurchaseContext }) {
  const parts = pricePartsOf(context);
  if (!context.terms || !parts) return null;
  return (
    <Card title={<Trans>Your balance</Trans>}>
      <Figure of={context.terms.wallet}>
        {({ usdt: balance }) => (
          <FactList>
            <Fact label={<Trans>Available</Trans>}>{usdt(balance)}</Fact>
            <Fact label={<Trans>Price</Trans>}>{usdt(-parts.price)}</Fact>
            {parts.couponPart > 0n && (
              <Fact label={<Trans>Coupon</Trans>} hint={<Trans>Paid by the promotion budget</Trans>}>
                <Amount money={{ amount: parts.couponPart, currency: 'USDT' }} isSigned />
              </Fact>
            )}
            {balance >= parts.toPay ? (
              <Fact label={<Trans>What will remain</Trans>} isTotal>
                {usdt(balance - parts.toPay)}
              </Fact>
            ) : (
              <Fact label={<Trans>Missing</Trans>} isTotal>
                {usdt(parts.toPay - balance)}
              </Fact>
            )}
          </FactList>
        )}
      </Figure>
    </Card>
  );
}
