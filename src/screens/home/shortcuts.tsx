import { Trans } from '@lingui/react/macro';
import { ReceiptText, Warehouse } from 'lucide-react';

const look =
  'flex min-h-14 flex-1 items-center gap-3 rounded-xl border border-line/70 bg-raised px-4 py-3 text-sm font-semibold shadow-card transition hover:bg-sunken';

/** Spec part 2 "Menu targets": 1 my orders, 3 asset records. The others join with their screens. */
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
    </div>
  );
}
