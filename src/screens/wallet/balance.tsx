import { loadWallet } from '#api/wallet.ts';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Skeleton, SkeletonCard, SkeletonList } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { When } from '#kit/when.tsx';
import { formatAmount } from '#domain/money.ts';
import type { WalletSummary } from '#domain/wallet.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CurrencyCard, type BalancePart } from './currency-card.tsx';

/** All that is the member's, by currency and by where it stands (product 11.1). */
export default function Balance() {
  const { t } = useLingui();
  return (
    <Screen title={t`Balances`} trailing={<HideAmounts />}>
      <Resource
        load={loadWallet}
        skeleton={
          <Skeleton>
            <SkeletonCard lines={1} />
            <SkeletonList rows={5} />
            <SkeletonList rows={2} />
          </Skeleton>
        }
      >
        {(wallet) => (
          <Figure of={wallet}>
            {(summary) => (
              <div className="space-y-4">
                <UsdtCard wallet={summary} />
                <RupeeCard wallet={summary} />
                <RateCard wallet={summary} />
              </div>
            )}
          </Figure>
        )}
      </Resource>
    </Screen>
  );
}

function UsdtCard({ wallet }: { wallet: WalletSummary }) {
  const parts: BalancePart[] = [
    {
      label: <Trans>Available</Trans>,
      hint: <Trans>You can use it now</Trans>,
      amount: wallet.usdt,
      href: '#/user/record?type=1',
    },
    {
      label: <Trans>Income to receive</Trans>,
      hint: <Trans>It fell due and waits for you</Trans>,
      amount: wallet.due,
      href: '#/user/receiveincome',
    },
    {
      label: <Trans>On its way to you</Trans>,
      hint: <Trans>Income taken, not yet arrived</Trans>,
      amount: wallet.arriving,
      href: '#/user/receiveincome?show=taken',
    },
    {
      label: <Trans>On hold</Trans>,
      hint: <Trans>Withdrawals on their way out</Trans>,
      amount: wallet.hold,
      href: '#/user/withrecord',
    },
    {
      label: <Trans>In escrow</Trans>,
      hint: <Trans>What you paid for running orders; it comes back to you</Trans>,
      amount: wallet.escrow - wallet.escrowPromotion,
      href: '#/user/stock',
    },
  ];
  return (
    <CurrencyCard currency="USDT" parts={parts} isFirst>
      {wallet.escrowPromotion > 0n && (
        <p className="border-t border-line px-4.5 py-3 text-sm text-subtle">
          <Trans>
            Beside it,{' '}
            <Amount money={{ amount: wallet.escrowPromotion, currency: 'USDT' }} size="small" tone="subtle" /> that
            promotion paid stands in escrow for your orders. It goes back to its budget, so it is not in the sum.
          </Trans>
        </p>
      )}
    </CurrencyCard>
  );
}

function RupeeCard({ wallet }: { wallet: WalletSummary }) {
  const parts: BalancePart[] = [
    {
      label: <Trans>Available</Trans>,
      hint: <Trans>You can use it now</Trans>,
      amount: wallet.inr,
      href: '#/user/record?type=1',
    },
    {
      label: <Trans>On hold</Trans>,
      hint: <Trans>Withdrawals on their way out</Trans>,
      amount: wallet.holdInr,
      href: '#/user/withrecord',
    },
  ];
  return <CurrencyCard currency="INR" parts={parts} />;
}

function RateCard({ wallet }: { wallet: WalletSummary }) {
  return (
    <Card title={<Trans>Sandbox rate</Trans>}>
      <p className="font-semibold tabular-nums">
        <Trans>
          <bdi dir="ltr">1 USDT = ₹{formatAmount(wallet.rate)}</bdi>
        </Trans>
      </p>
      <p className="mt-1 mb-4 text-sm text-subtle">
        <Trans>
          Set <When at={wallet.rateAt} />. Both are play money; rupees can become USDT, once for each member.
        </Trans>
      </p>
      <LinkButton href="#/user/fund" isWide>
        <Trans>Exchange</Trans>
      </LinkButton>
    </Card>
  );
}
