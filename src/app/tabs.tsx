/** The tab bar: which tabs, and which one is active (product 2.4). */
import { TabBar } from '#components/tab-bar.tsx';
import { HomeIcon, PersonIcon, TeamIcon, WalletIcon } from '#components/tab-icons.tsx';
import type { Route } from '#kit/route.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isKnownAddress } from './routes.ts';

interface TabItem {
  path: string;
  label: ReactNode;
  icon: ReactNode;
}

const home: TabItem = { path: '/index', label: <Trans>Home</Trans>, icon: <HomeIcon /> };
const wallet: TabItem = { path: '/projects', label: <Trans>Wallet</Trans>, icon: <WalletIcon /> };
const team: TabItem = { path: '/index/friend', label: <Trans>Team</Trans>, icon: <TeamIcon /> };
const person: TabItem = { path: '/mine', label: <Trans>Personal</Trans>, icon: <PersonIcon /> };

const variants = { full: [home, wallet, team, person], short: [home, wallet, person] } as const;

/** `VITE_TABS=short` builds the variant with Home, Wallet and Personal. A tab shows once its screen is in the table. */
const tabs = variants[import.meta.env['VITE_TABS'] === 'short' ? 'short' : 'full'].filter(({ path }) =>
  isKnownAddress(path),
);

/** On screens of the first depth the bar; on those further in, the rail of a desk. */
export function Tabs({ path, depth }: Pick<Route, 'path' | 'depth'>) {
  return (
    <TabBar
      isRailOnly={depth !== 1 && !tabs.some((tab) => tab.path === path)}
      tabs={tabs.map((tab) => ({
        href: `#${tab.path}`,
        label: tab.label,
        icon: tab.icon,
        isActive: tab.path === path,
      }))}
    />
  );
}
