import { loadWallet } from '#api/wallet.ts';
import { Amount } from '#components/amount.tsx';
import { PlayWords } from '#components/play-words.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Trans } from '@lingui/react/macro';

/** The amount that is read first: what can be used now. */
export const BalanceHero = () => (
  <section data-region>
    <p className="flex items-center gap-2.5">
      <Trans>Available</Trans>
      <PlayWords of="USDT" />
    </p>
    <Resource load={loadWallet} skeleton={<BalanceSkeleton />}>
      {(wallet) => (
        <Figure of={wallet}>
          {({ usdt, inr, escrow, escrowPromotion }) => (
            <>
              <p data-balance="USDT">
                <Amount money={{ amount: usdt, currency: 'USDT' }} size="hero" />
              </p>
              <p className="mt-1.5 flex flex-wrap items-baseline gap-x-2 text-subtle">
                {inr > 0n && (
                  <>
                    <Amount money={{ amount: inr, currency: 'INR' }} tone="subtle" />
                    <span aria-hidden>·</span>
                  </>
                )}
                <span>
                  <Trans>
                    <Amount money={{ amount: escrow - escrowPromotion, currency: 'USDT' }} tone="subtle" /> in escrow
                  </Trans>
                </span>
              </p>
            </>
          )}
        </Figure>
      )}
    </Resource>
  </section>
);

const BalanceSkeleton = () => (
  <div className="space-y-3 pt-2 opacity-30">
    <SkeletonBlock width="12rem" height="3.25rem" />
    <SkeletonBlock width="14rem" height="1.5rem" />
  </div>
);
