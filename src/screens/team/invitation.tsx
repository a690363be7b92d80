import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Notice } from '#components/notice.tsx';
import { Screen } from '#kit/screen.tsx';
import { useIsKnownAddress } from '#kit/services.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

/** Rows that show once their screens are in the route table. */
const daily = '/index/sign';
const group = '/index/joinGroup';

/** What inviting is, and the ways to it: the invite, the daily bonus, the official group (product 12.10). */
export default function Invitation() {
  const { t } = useLingui();
  const isKnown = useIsKnownAddress();
  return (
    <Screen title={t`Invitation center`}>
      <Notice>
        <Trans>Invite only people who want to try play money. A bonus is small and fixed.</Trans>{' '}
        <Trans>Paid by the promotion budget, from fees. If the budget is empty, nothing is credited.</Trans>
      </Notice>
      <Card isFlush>
        <List>
          <ListRow href="#/index/shareLink" title={<Trans>Share your invite</Trans>} hasArrow />
          {isKnown(daily) && (
            <ListRow
              href={`#${daily}`}
              title={<Trans comment="Reward for opening the app daily, and its screen">Daily check-in</Trans>}
              hasArrow
            />
          )}
          {isKnown(group) && <ListRow href={`#${group}`} title={<Trans>Join the official group</Trans>} hasArrow />}
          <ListRow href="#/index/sharedetails" title={<Trans>How inviting works</Trans>} hasArrow />
        </List>
      </Card>
    </Screen>
  );
}
