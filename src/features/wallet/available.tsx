import { Amount } from '#components/amount.tsx';
import { PlayWords } from '#components/play-words.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import type { WalletSummary } from '#domain/wallet.ts';
import { Figure } from '#kit/figure.tsx';
import { ReadFailure } from '#kit/read-failure.tsx';
import { ResourceView, type useResource } from '#kit/resource.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface AvailableProps {
  of: ReturnType<typeof useResource<WalletSummary>>;
  /** Beside the amount: whether it is proven. */
  mark?: ReactNode;
  /** What else is the member's, below. */
  children?: (wallet: WalletSummary) => ReactNode;
}

/** The amount that is read first: what can be used now. Stands on the harbour. */
export const Available = ({ of, mark, children }: AvailableProps) => (
  <section data-play-region>
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="flex flex-wrap items-center gap-x-2.5 wrap-anywhere">
        <Trans>Available</Trans>
        <PlayWords of="USDT" />
      </p>
      {mark}
    </div>
    <ResourceView
      of={of}
      skeleton={
        <div className="space-y-3 pt-2 opacity-30">
          <SkeletonBlock width="12rem" height="3.25rem" />
          {children && <SkeletonBlock width="14rem" height="1.5rem" />}
        </div>
      }
      failed={(retry) => (
        <div className="mt-3 rounded-xl bg-raised px-4 py-3 text-ink shadow-card">
          <ReadFailure
            failure={of.snapshot.context.failure}
            money={<Trans>Your balance is unchanged.</Trans>}
            onRetry={retry}
          />
        </div>
      )}
    >
      {(wallet) => (
        <Figure of={wallet}>
          {(summary) => (
            <>
              <p data-balance="USDT">
                <Amount money={{ amount: summary.usdt, currency: 'USDT' }} size="hero" />
              </p>
              {children?.(summary)}
            </>
          )}
        </Figure>
      )}
    </ResourceView>
  </section>
);
