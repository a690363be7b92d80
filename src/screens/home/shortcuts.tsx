import { Trans } from '@lingui/react/macro';
import { BookUser, ReceiptText, Warehouse } from 'lucide-react';

const look =
  'flex min-h-18 flex-1 flex-col items-center justify-center gap-1.5 rounded-xl border border-line/70 bg-raised px-2 py-3 text-center text-sm font-semibold shadow-card transition hover:bg-sunken';

/** Spec part 2 "Menu targets": 1 my orders, 3 asset records, 9 addresses. The others join with their screens. */
export function Shortcuts() {
  return (
    <div className="flex gap-3">
      <a href="#/user/myorder" className={look}>
        <Warehouse aria-hidden className="size-5 shrink-0 text-gold" />
        <Trans>My orders</Trans>
      </a>
      <a href="#/user/record?type=1" className={look}>
        <ReceiptText aria-hidden className="size-5 shrink-0 text-gold" />
        <Trans>Records</Trans>
      </a>
      <a href="#/user/address" className={look}>
        <BookUser aria-hidden className="size-5 shrink-0 text-gold" />
        <Trans>Addresses</Trans>
      </a>
    </div>
  );
}
