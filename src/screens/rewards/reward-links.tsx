import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { MenuRow } from '#features/menu/menu-row.tsx';
import { Trans } from '@lingui/react/macro';

/** Where the other rewards are. */
export const RewardLinks = () => (
  <Card title={<Trans comment="Title of links to other rewards">More rewards</Trans>} isFlush>
    <List>
      <ListRow href="#/index/getcoupon" title={<Trans>Collect coupons</Trans>} hasArrow />
      <ListRow href="#/index/mycoupon" title={<Trans>My coupons</Trans>} hasArrow />
      <MenuRow to="/user/reward" />
      <ListRow href="#/user/record?type=5" title={<Trans>Rewards so far</Trans>} hasArrow />
    </List>
  </Card>
);
