import { loadShareInfo } from '#api/sharing.ts';
import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { useIsKnownAddress } from '#kit/services.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { InviteLink } from './invite-link.tsx';
import { SocialLinks } from './social-links.tsx';
import { VideoLink } from './video-link.tsx';

/** Rows that show once their screens are in the route table. */
const daily = '/index/sign';
const group = '/index/joinGroup';

/** The official group, video link, daily bonus, other apps, copy link (product 12.10). */
export default function Invitation() {
  const { t } = useLingui();
  const isKnown = useIsKnownAddress();
  return (
    <Screen title={t`Invitation center`}>
      <Notice>
        <Trans>Invite only people who want to try play money. A bonus is small and fixed.</Trans>{' '}
        <Trans>Paid by the promotion budget, from fees. If the budget is empty, nothing is credited.</Trans>
      </Notice>
      <Resource
        load={loadShareInfo}
        skeleton={
          <Skeleton>
            <SkeletonBlock height="13rem" />
            <SkeletonBlock height="14rem" />
          </Skeleton>
        }
      >
        {(info) => (
          <Figure of={info}>
            {(share) => (
              <div className="space-y-4">
                <Card>
                  <InviteLink share={share} />
                </Card>
                <SocialLinks share={share} />
              </div>
            )}
          </Figure>
        )}
      </Resource>
      <VideoLink />
      <Card isFlush>
        <List>
          {isKnown(daily) && (
            <ListRow
              href={`#${daily}`}
              title={<Trans comment="Reward for opening the app daily, and its screen">Daily check-in</Trans>}
              hasArrow
            />
          )}
          {isKnown(group) && <ListRow href={`#${group}`} title={<Trans>Join the official group</Trans>} hasArrow />}
          <ListRow href="#/index/shareLink" title={<Trans>Ways to share</Trans>} hasArrow />
          <ListRow href="#/index/sharedetails" title={<Trans>How inviting works</Trans>} hasArrow />
        </List>
      </Card>
    </Screen>
  );
}
