import { LinkButton } from '#components/link-button.tsx';
import { amountToRecharge } from '#domain/recharge-address.ts';
import { addressWith } from '#kit/address-with.ts';
import { KeptReason } from '#kit/kept-reason.tsx';
import { missingOf, obstaclesOf, type PurchaseContext, type Obstacle, type Offer } from '#machines/purchase/offer.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const words = (offer: Offer | null): Record<Obstacle, ReactNode> => ({
  kept: <KeptReason terms={offer} />,
  offline: <Trans>You're offline. Try again when you're back online.</Trans>,
  storage: (
    <Trans>Your device is out of space, so we can't do this safely. Free up space or leave private browsing.</Trans>
  ),
  balance: <Trans>Your balance doesn't cover the price.</Trans>,
  agreement: <Trans>Tick the box to rent.</Trans>,
});

/** With what is missing filled in, and the way back here (product 8.5). */
const rechargeHref = (productId: string, missing: bigint): string => {
  const recharge = addressWith('/user/recharge', 'amount', amountToRecharge(missing));
  return `#${addressWith(recharge, 'then', addressWith('/index/detail', 'productId', productId))}`;
};

interface ObstaclesProps {
  context: PurchaseContext;
  /** Consent is asked for in the review. */
  isReviewed: boolean;
}

/** Why it can't go on: the first thing in the way. */
export function Obstacles({ context, isReviewed }: ObstaclesProps) {
  const [first] = obstaclesOf(context).filter((obstacle) => isReviewed || obstacle !== 'agreement');
  return (
    <>
      <p role="status" className="text-sm text-subtle empty:sr-only">
        {first && words(context.terms)[first]}
      </p>
      {first === 'balance' && (
        <LinkButton href={rechargeHref(context.subject, missingOf(context))} isWide>
          <Trans comment="Button or title: puts play money into the balance, verb">Recharge</Trans>
        </LinkButton>
      )}
    </>
  );
}
