import { List, ListRow } from '#components/list-row.tsx';
import { useDialogs } from '#features/dialogs/dialogs.tsx';
import { MenuRow } from '#features/menu/menu-row.tsx';
import { Trans } from '@lingui/react/macro';
import {
  BookUser,
  Clapperboard,
  Headset,
  Images,
  Newspaper,
  ReceiptText,
  UserPlus,
  UsersRound,
  Warehouse,
} from 'lucide-react';

const icon = 'size-5.5 text-link';

/** The whole menu (product 2.5): machines, records, what the team brought, addresses, create a team, customer service. */
export function Menu() {
  const { open, dialog } = useDialogs();
  return (
    <>
      <List>
        <ListRow
          href="#/user/myorder"
          leading={<Warehouse aria-hidden className={icon} />}
          title={<Trans>My machines</Trans>}
          hasArrow
        />
        <ListRow
          href="#/user/record?type=1"
          leading={<ReceiptText aria-hidden className={icon} />}
          title={<Trans comment="List of everything that changed the balance">Records</Trans>}
          hasArrow
        />
        <ListRow
          href="#/index/lowerincome"
          leading={<UsersRound aria-hidden className={icon} />}
          title={<Trans comment="Link: bonuses for invited members">Team bonuses</Trans>}
          hasArrow
        />
        <MenuRow to="/user/address" leading={<BookUser aria-hidden className={icon} />} />
        <MenuRow to="/dynamic" leading={<Images aria-hidden className={icon} />} />
        <ListRow
          href="#/news"
          leading={<Newspaper aria-hidden className={icon} />}
          title={<Trans comment="Articles about machines">News</Trans>}
          hasArrow
        />
        <ListRow
          href="#/index/about"
          leading={<Clapperboard aria-hidden className={icon} />}
          title={<Trans>How Dayrent works</Trans>}
          hasArrow
        />
        <ListRow
          onPress={() => open('createTeam')}
          leading={<UserPlus aria-hidden className={icon} />}
          title={<Trans>Create a team</Trans>}
        />
        <ListRow
          onPress={() => open('customerService')}
          leading={<Headset aria-hidden className={icon} />}
          title={<Trans comment="Link or title: how to reach us">Customer service</Trans>}
        />
      </List>
      {dialog}
    </>
  );
}
