import { useDialogs } from '#features/dialogs/dialogs.tsx';
import { Trans } from '@lingui/react/macro';
import { BookUser, Coins, Headset, Images, ReceiptText, UsersRound, Warehouse } from 'lucide-react';

const look =
  'flex min-h-18 flex-col items-center justify-center gap-1.5 rounded-xl border border-line/70 bg-raised px-2 py-3 text-center text-sm font-semibold wrap-anywhere shadow-card transition hover:bg-sunken';

/**
 * The menu of home (product 2.5): my orders, records, what the team brought, community, addresses, create a team,
 * customer service.
 */
export function Shortcuts() {
  const { open, dialog } = useDialogs();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
      <a href="#/user/myorder" className={look}>
        <Warehouse aria-hidden className="size-5 shrink-0 text-gold" />
        <Trans>My orders</Trans>
      </a>
      <a href="#/user/record?type=1" className={look}>
        <ReceiptText aria-hidden className="size-5 shrink-0 text-gold" />
        <Trans>Records</Trans>
      </a>
      <a href="#/index/lowerincome" className={look}>
        <Coins aria-hidden className="size-5 shrink-0 text-gold" />
        <Trans>Lower income</Trans>
      </a>
      <a href="#/dynamic" className={look}>
        <Images aria-hidden className="size-5 shrink-0 text-gold" />
        <Trans>Community</Trans>
      </a>
      <a href="#/user/address" className={look}>
        <BookUser aria-hidden className="size-5 shrink-0 text-gold" />
        <Trans>Addresses</Trans>
      </a>
      <button type="button" aria-haspopup="dialog" onClick={() => open('createTeam')} className={look}>
        <UsersRound aria-hidden className="size-5 shrink-0 text-gold" />
        <Trans>Create a team</Trans>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => open('customerService')} className={look}>
        <Headset aria-hidden className="size-5 shrink-0 text-gold" />
        <Trans>Customer service</Trans>
      </button>
      {dialog}
    </div>
  );
}
