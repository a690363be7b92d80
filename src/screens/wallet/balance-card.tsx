import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { formatAmount } from '#domain/money.ts';
import type { WalletSummary } from '#domain/wallet.ts';
import { When } from '#kit/when.tsx';
import { Trans } from '@lingui/react/macro';

const usdt = (amount: bigint) => <Amount money={{ amount, currency: 'USDT' }} />;

/** What can be used, and what is held where. */
export function BalanceCard({ wallet }: { wallet: WalletSummary }) {
  return (
    <Card>
      <p className="text-sm text-subtle">
        <Trans>Available</Trans>
      </p>
      <p data-balance="USDT">
        <Amount money={{ amount: wallet.usdt, currency: 'USDT' }} size="hero" />
      </p>
      <p data-balance="INR" className="mt-1 mb-4">
        <Amount money={{ amount: wallet.inr, currency: 'INR' }} />
      </p>
      <FactList>
        <Fact label={<Trans>Income to receive</Trans>}>{usdt(wallet.due)}</Fact>
        <Fact label={<Trans>On its way to you</Trans>} hint={<Trans>Income taken, not yet arrived</Trans>}>
          {usdt(wallet.arriving)}
        </Fact>
        <Fact label={<Trans>In escrow</Trans>} hint={<Trans>Prices of running orders; they come back to you</Trans>}>
          {usdt(wallet.escrow - wallet.escrowPromotion)}
        </Fact>
        {wallet.hold > 0n && <Fact label={<Trans>Withdrawals on their way out</Trans>}>{usdt(wallet.hold)}</Fact>}
      </FactList>
      <div className="mt-4">
        <LinkButton href="#/user/receiveincome" variant={wallet.due > 0n ? 'primary' : 'secondary'} isWide>
          <Trans>Income to receive and received</Trans>
        </LinkButton>
      </div>
      <p className="mt-3 text-xs text-subtle">
        <Trans>
          Sandbox rate: 1 USDT = <bdi dir="ltr">₹{formatAmount(wallet.rate)}</bdi>, set <When at={wallet.rateAt} />.
          Both are play money.
        </Trans>
      </p>
    </Card>
  );
}
