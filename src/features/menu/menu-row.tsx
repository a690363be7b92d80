import { ListRow } from '#components/list-row.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What stands in several menus, by its address. */
const titles = {
  '/dynamic': <Trans comment="Tab and screen: posts of members">Community</Trans>,
  '/user/address': <Trans comment="Link: saved addresses to withdraw to">Addresses</Trans>,
  '/user/Caddress': <Trans comment="Saved bank accounts to withdraw to">Bank accounts</Trans>,
  '/user/reward': <Trans>Redeem a code</Trans>,
} as const;

interface MenuRowProps {
  to: keyof typeof titles;
  leading?: ReactNode;
}

/** A link that is called the same in each menu. */
export const MenuRow = ({ to, leading }: MenuRowProps) => (
  <ListRow href={`#${to}`} leading={leading} title={titles[to]} hasArrow />
);
