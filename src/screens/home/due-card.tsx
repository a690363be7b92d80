import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { LinkButton } from '#components/link-button.tsx';
import type { WalletSummary } from '#domain/wallet.ts';
import { Plural, Trans } from '@lingui/react/macro';

/** The amount that is read first: income that waits to be taken. */
export function DueCard({ wallet: { due, dueCount, usdt } }: { wallet: WalletSummary }) {
  const hasDue = due > 0n;
  return (
    <Card>
      <p className="text-sm text-subtle">{hasDue ? <Trans>Income to receive</Trans> : <Trans>Available</Trans>}</p>
      <p className="mt-1">
        <Amount money={{ amount: hasDue ? due : usdt, currency: 'USDT' }} size="hero" />
      </p>
      {hasDue && (
        <div className="mt-4">
          <LinkButton href="#/user/receiveincome" variant="primary" isWide>
            <Trans>Receive</Trans>
          </LinkButton>
        </div>
      )}
      <p className="mt-3 text-sm text-subtle">
        {hasDue ? (
          <Plural
            value={dueCount}
            one="From # day of income. It arrives about 30 minutes after you take it."
            other="From # daily incomes. It arrives about 30 minutes after you take it."
          />
        ) : (
          <Trans>Nothing to receive now. A machine pays its first income a full day after you rent it.</Trans>
        )}
      </p>
    </Card>
  );
}
