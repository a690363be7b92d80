import { LinkButton } from '#components/link-button.tsx';
import { toDecimal } from '#domain/money.ts';
import { addressWith } from '#kit/address-with.ts';
import { KeptReason } from '#kit/kept-reason.tsx';
import { missingOf, obstaclesOf, type PurchaseContext, type Obstacle, type Offer } from '#machines/purchase/offer.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const words = (offer: Offer | null): Record<Obstacle, ReactNode> => ({
  kept: <KeptReason terms={offer} />,
  offline: <Trans>There is no connection: nothing can be bought now.</Trans>,
  storage: <Trans>This device can't keep your order safe: free some space or leave private mode.</Trans>,
  balance: <Trans>Your balance does not cover the price.</Trans>,
  agreement: <Trans>Read and agree to the agreement to go on.</Trans>,
});

/** With what is missing filled in, and the way back here (product 8.5). */
const rechargeHref = (productId: string, missing: bigint): string => {
  const recharge = addressWith('/user/recharge', 'amount', toDecimal(missing));
  return `#${addressWith(recharge, 'then', addressWith('/index/detail', 'productId', productId))}`;
};

/** Why the review can't be opened yet: the first thing in the way. */
export function Obstacles({ context }: { context: PurchaseContext }) {
  const [first] = obstaclesOf(context);
  return (
    <>
      <p role="status" className="min-h-5 text-sm text-subtle">
        {first && words(context.terms)[first]}
      </p>
      {first === 'balance' && (
        <LinkButton href={rechargeHref(context.subject, missingOf(context))} isWide>
          <Trans>Recharge</Trans>
        </LinkButton>
      )}
    </>
  );
}
