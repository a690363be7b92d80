import { LazySheet } from '#kit/lazy-sheet.tsx';
import { Trans } from '@lingui/react/macro';
import { ArrowDownToLine, ArrowUpFromLine, Ellipsis, ReceiptText, TicketPercent, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Menu } from './menu.tsx';

const look = 'flex unbroken flex-col items-center gap-1.5 text-center text-xs font-semibold';

const places: readonly { href: string; Icon: LucideIcon; label: ReactNode }[] = [
  {
    href: '#/user/newrecharge',
    Icon: ArrowDownToLine,
    label: <Trans comment="Button or title: puts play money into the balance, verb">Recharge</Trans>,
  },
  {
    href: '#/user/allExtract',
    Icon: ArrowUpFromLine,
    label: <Trans comment="Button or title: pays play money out, verb">Withdraw</Trans>,
  },
  { href: '#/user/record?type=1', Icon: ReceiptText, label: <Trans>Records</Trans> },
  {
    href: '#/index/mycoupon',
    Icon: TicketPercent,
    label: <Trans comment="Link or tab: the coupons a member has">Coupons</Trans>,
  },
];

const Tile = ({ Icon }: { Icon: LucideIcon }) => (
  <span className="grid size-13 place-items-center rounded-xl bg-raised text-link shadow-card transition in-hover:bg-sunken">
    <Icon aria-hidden className="size-5.5" />
  </span>
);

/** Where members go most, in one row; the rest of the menu is behind the last one (product 2.5). */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-labelledby="shortcuts" className="flex gap-2 py-1">
      <h2 id="shortcuts" className="sr-only">
        <Trans comment="Name of a row of links">Shortcuts</Trans>
      </h2>
      {places.map(({ href, Icon, label }) => (
        <a key={href} href={href} className={look}>
          <Tile Icon={Icon} />
          {label}
        </a>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={look}>
        <Tile Icon={Ellipsis} />
        <Trans context="opens more links">More</Trans>
      </button>
      <LazySheet isOpen={isOpen} onClose={() => setOpen(false)} title={<Trans context="opens more links">More</Trans>}>
        <Menu />
      </LazySheet>
    </nav>
  );
}
