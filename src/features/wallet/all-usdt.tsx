import { Amount, usdt } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { ShareBar, type SharePart } from '#components/share-bar.tsx';
import type { WalletSummary } from '#domain/wallet.ts';
import { Trans } from '@lingui/react/macro';

/** All USDT that is the member's, by where it stands (product 11.1); each part leads to what it is made of. */
export function AllUsdt({ wallet }: { wallet: WalletSummary }) {
  const escrow = wallet.escrow - wallet.escrowPromotion;
  const parts: SharePart[] = [
    {
      id: 'available',
      label: <Trans comment="Amount that the member can use now">Available</Trans>,
      amount: wallet.usdt,
      value: usdt(wallet.usdt),
      look: 'bg-harbour',
      href: '#/user/record?type=1',
    },
    {
      id: 'due',
      label: <Trans context="income that can be collected">Due</Trans>,
      amount: wallet.due,
      value: usdt(wallet.due),
      look: 'bg-sun',
      href: '#/user/receiveincome',
    },
    {
      id: 'arriving',
      label: <Trans>On its way</Trans>,
      amount: wallet.arriving,
      value: usdt(wallet.arriving),
      look: 'bg-yours',
      href: '#/user/receiveincome?show=taken',
    },
    {
      id: 'hold',
      label: <Trans comment="Amount: set aside for a withdrawal">On hold</Trans>,
      amount: wallet.hold,
      value: usdt(wallet.hold),
      look: 'bg-clay',
      href: '#/user/record?type=3',
    },
    {
      id: 'escrow',
      label: <Trans comment="Amount: held until the order ends, then paid back">In escrow</Trans>,
      amount: escrow,
      value: usdt(escrow),
      look: 'bg-faint',
      href: '#/user/myorder',
    },
  ];
  const shown = parts.filter(({ id, amount }) => amount > 0n || (id !== 'arriving' && id !== 'hold'));
  return (
    <Card title={<Trans>All your USDT</Trans>} aside={usdt(parts.reduce((sum, { amount }) => sum + amount, 0n))}>
      <ShareBar parts={shown} />
      {wallet.escrowPromotion > 0n && (
        <p className="mt-2 text-sm text-subtle">
          <Trans comment="The part of coupons and free trials in prices; it never was the member's">
            The promotion budget paid another{' '}
            <Amount money={{ amount: wallet.escrowPromotion, currency: 'USDT' }} tone="inherit" /> in escrow, and gets
            it back.
          </Trans>
        </p>
      )}
    </Card>
  );
}
