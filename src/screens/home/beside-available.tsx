import { Amount } from '#components/amount.tsx';
import type { WalletSummary } from '#domain/wallet.ts';
import { Trans } from '@lingui/react/macro';

/** What else is the member's: rupees, and the prices of running orders; nothing for who has neither. */
export const BesideAvailable = ({ wallet: { inr, escrow, escrowPromotion } }: { wallet: WalletSummary }) => (
  <p
    hidden={inr === 0n && escrow === escrowPromotion}
    className="mt-1.5 flex flex-wrap items-baseline gap-x-2 text-subtle"
  >
    {inr > 0n && (
      <>
        <Amount money={{ amount: inr, currency: 'INR' }} tone="subtle" />
        <span aria-hidden>·</span>
      </>
    )}
    <span>
      <Trans comment="An amount of the member's that is held for running orders">
        <Amount money={{ amount: escrow - escrowPromotion, currency: 'USDT' }} tone="subtle" /> in escrow
      </Trans>
    </span>
  </p>
);
