import { List, ListRow } from '#components/list-row.tsx';
import { Card } from '#components/card.tsx';
import { MenuRow } from '#features/menu/menu-row.tsx';
import { Trans } from '@lingui/react/macro';
import { BookOpen, BookUser, CalendarDays, ChartColumn, Gift, Landmark } from 'lucide-react';

const icon = 'size-5.5 text-link';

/** What else there is to do and to see. */
export const WalletLinks = () => (
  <Card isFlush>
    <List>
      <ListRow
        href="#/user/earn"
        leading={<ChartColumn aria-hidden className={icon} />}
        title={<Trans>Income by day</Trans>}
        hasArrow
      />
      <ListRow
        href="#/user/calendar"
        leading={<CalendarDays aria-hidden className={icon} />}
        title={<Trans comment="Title: what is planned to come, by day">Calendar</Trans>}
        hasArrow
      />
      <MenuRow to="/user/reward" leading={<Gift aria-hidden className={icon} />} />
      <MenuRow to="/user/address" leading={<BookUser aria-hidden className={icon} />} />
      <MenuRow to="/user/Caddress" leading={<Landmark aria-hidden className={icon} />} />
      <ListRow
        href="#/user/fees"
        leading={<BookOpen aria-hidden className={icon} />}
        title={<Trans>Fees, limits and times</Trans>}
        hasArrow
      />
    </List>
  </Card>
);
