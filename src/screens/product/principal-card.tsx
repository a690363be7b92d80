import { usdt } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import type { PrincipalReturn } from '#domain/wallet.ts';
import { When } from '#kit/when.tsx';
import { Trans } from '@lingui/react/macro';

/** What comes back of an order's price, to whom and when. */
export function PrincipalCard({ principal }: { principal: PrincipalReturn }) {
  const isBack = principal.returnedAt !== null;
  return (
    <Card title={<Trans>Your price back</Trans>}>
      <FactList>
        <Fact label={isBack ? <Trans>Returned to you</Trans> : <Trans>Comes back to you</Trans>}>
          {usdt(principal.toMember)}
        </Fact>
        {principal.toPromotion > 0n && (
          <Fact
            label={<Trans>Back to the promotion budget</Trans>}
            hint={
              <Trans comment="Amount: the part of a price that goes back to the promotion budget">
                The part the budget paid
              </Trans>
            }
          >
            {usdt(principal.toPromotion)}
          </Fact>
        )}
        <Fact
          label={
            isBack ? (
              <Trans comment="Label: when the price came back to the member">Returned on</Trans>
            ) : (
              <Trans>Held in escrow until</Trans>
            )
          }
        >
          <When at={principal.returnedAt ?? principal.dueAt} />
        </Fact>
      </FactList>
    </Card>
  );
}
