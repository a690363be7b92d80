/** The tab bar: which tabs, and which one is active (product 2.4). */
import { TabBar, type Tab } from '#components/tab-bar.tsx';
import { HomeIcon, PersonIcon, TeamIcon, WalletIcon } from '#components/tab-icons.tsx';
import type { Route } from '#kit/route.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MessageSquareText, ReceiptText, TicketPercent, Warehouse } from 'lucide-react';
import { isKnownAddress } from '../route-of.ts';

interface TabItem {
  path: string;
  label: ReactNode;
  icon: ReactNode;
}

const home: TabItem = {
  path: '/index',
  label: <Trans comment="Tab and title: the first screen">Home</Trans>,
  icon: <HomeIcon />,
};
const wallet: TabItem = {
  path: '/projects',
  label: <Trans comment="Tab and screen: the member's balances">Wallet</Trans>,
  icon: <WalletIcon />,
};
const team: TabItem = {
  path: '/index/friend',
  label: <Trans comment="Tab and screen: who joined by the member's invitation">Team</Trans>,
  icon: <TeamIcon />,
};
const person: TabItem = {
  path: '/mine',
  label: <Trans comment="Tab and screen: the member's own menu">Personal</Trans>,
  icon: <PersonIcon />,
};

const variants = { full: [home, wallet, team, person], short: [home, wallet, person] } as const;

/** `VITE_TABS=short` builds the variant with Home, Wallet and Personal. A tab shows once its screen is in the table. */
const tabs = variants[import.meta.env['VITE_TABS'] === 'short' ? 'short' : 'full'].filter(({ path }) =>
  isKnownAddress(path),
);

/** What a desk has room for. */
const more: readonly TabItem[] = [
  {
    path: '/user/myorder',
    label: <Trans comment="Machines that the member rents">My machines</Trans>,
    icon: <Warehouse aria-hidden className="size-5 shrink-0" />,
  },
  {
    path: '/user/record',
    label: <Trans comment="List of everything that changed the balance">Records</Trans>,
    icon: <ReceiptText aria-hidden className="size-5 shrink-0" />,
  },
  {
    path: '/index/mycoupon',
    label: <Trans comment="Link or tab: the coupons a member has">Coupons</Trans>,
    icon: <TicketPercent aria-hidden className="size-5 shrink-0" />,
  },
  {
    path: '/dynamic',
    label: <Trans comment="Tab and screen: posts of members">Community</Trans>,
    icon: <MessageSquareText aria-hidden className="size-5 shrink-0" />,
  },
];

const shown = ({ path, label, icon }: TabItem, current: string): Tab => ({
  href: `#${path}`,
  label,
  icon,
  isActive: path === current,
});

/** On screens of the first depth the bar; on those further in, the rail of a desk. */
export function Tabs({ path, depth }: Pick<Route, 'path' | 'depth'>) {
  return (
    <TabBar
      isRailOnly={depth !== 1 && !tabs.some((tab) => tab.path === path)}
      tabs={tabs.map((tab) => shown(tab, path))}
      more={more.map((tab) => shown(tab, path))}
    />
  );
}
