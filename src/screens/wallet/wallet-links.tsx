import { Trans } from '@lingui/react/macro';
import {
  ArrowDown,
  ArrowLeftRight,
  ArrowUp,
  BookOpen,
  ChartColumn,
  Coins,
  Gift,
  Scale,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';

interface WalletLink {
  href: string;
  Icon: LucideIcon;
  label: ReactNode;
}

const moves: readonly WalletLink[] = [
  { href: '#/user/newrecharge', Icon: ArrowDown, label: <Trans>Recharge</Trans> },
  { href: '#/user/allExtract', Icon: ArrowUp, label: <Trans>Withdraw</Trans> },
  { href: '#/user/fund', Icon: ArrowLeftRight, label: <Trans>Exchange</Trans> },
];

const views: readonly WalletLink[] = [
  { href: '#/user/balance', Icon: Scale, label: <Trans>Balances</Trans> },
  { href: '#/user/stock', Icon: Warehouse, label: <Trans>Machines held</Trans> },
  { href: '#/user/earn', Icon: ChartColumn, label: <Trans>Revenue</Trans> },
  { href: '#/user/reward', Icon: Gift, label: <Trans>Redeem a code</Trans> },
  { href: '#/user/recordU', Icon: Coins, label: <Trans>USDT records</Trans> },
  { href: '#/user/pdf?doc=wallet', Icon: BookOpen, label: <Trans>How it works</Trans> },
];

const surface =
  'rounded-xl border border-line/70 bg-raised text-sm font-semibold shadow-card transition hover:bg-sunken';

/** The three ways money moves, side by side. */
export const WalletMoves = () => (
  <div className="grid grid-cols-3 gap-3">
    {moves.map(({ href, Icon, label }) => (
      <a
        key={href}
        href={href}
        className={`${surface} flex min-h-20 flex-col items-center justify-center gap-1.5 px-1 py-3 text-center wrap-anywhere`}
      >
        <Icon aria-hidden className="size-5.5 shrink-0 text-link" />
        {label}
      </a>
    ))}
  </div>
);

/** What else there is to see of the wallet. */
export const WalletViews = () => (
  <div className="grid grid-cols-2 gap-3">
    {views.map(({ href, Icon, label }) => (
      <a key={href} href={href} className={`${surface} flex min-h-14 items-center gap-3 px-4 py-3 wrap-anywhere`}>
        <Icon aria-hidden className="size-5 shrink-0 text-link" />
        <span className="min-w-0">{label}</span>
      </a>
    ))}
  </div>
);
