import { loadCouponDoor } from '#api/coupons.ts';
import { loadProfile } from '#api/person.ts';
import { Avatar } from '#components/avatar.tsx';
import { Badge } from '#components/badge.tsx';
import { Card } from '#components/card.tsx';
import { ForwardIcon } from '#components/direction-icons.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { UnreadBadge } from '#components/unread-badge.tsx';
import { MenuRow } from '#features/menu/menu-row.tsx';
import { UnreadCount } from '#features/messages/bell.tsx';
import { useDialogs } from '#features/dialogs/dialogs.tsx';
import { ownName } from '#i18n/language-names.ts';
import { localeOf } from '#i18n/locales.ts';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import type { Profile } from '#domain/member.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CouponsRow } from './coupons-row.tsx';
import { LogOut } from './log-out.tsx';

export const early = () => ({ resources: [loadProfile, loadCouponDoor] });

export default function Mine() {
  const { t, i18n } = useLingui();
  const { open, dialog } = useDialogs();
  return (
    <Screen title={t({ message: 'Personal', comment: "Tab and screen: the member's own menu" })}>
      <Resource
        load={loadProfile}
        skeleton={
          <Skeleton>
            <SkeletonCard lines={2} />
          </Skeleton>
        }
      >
        {(profile) => <Figure of={profile}>{(person) => <ProfileCard profile={person} />}</Figure>}
      </Resource>
      <Card title={<Trans comment="Title of a menu's part: balance, orders, records">Money</Trans>} isFlush>
        <List>
          <ListRow
            href="#/user/myorder"
            title={<Trans comment="Link: the member's rentals">My orders</Trans>}
            hasArrow
          />
          <ListRow
            href="#/user/receiveincome"
            title={<Trans comment="Row of a menu: income that is due">Collect income</Trans>}
            hasArrow
          />
          <ListRow
            href="#/user/record?type=1"
            title={<Trans comment="Link: list of everything that moved the balance">Asset records</Trans>}
            hasArrow
          />
          <ListRow href="#/user/record?type=5" title={<Trans>Bonus and rewards</Trans>} hasArrow />
          <CouponsRow />
          <ListRow
            href="#/user/address"
            title={<Trans comment="Saved addresses to withdraw to">Address book</Trans>}
            hasArrow
          />
          <MenuRow to="/user/Caddress" />
        </List>
      </Card>
      <Card title={<Trans comment="Title of a menu's part: team, messages, help">People</Trans>} isFlush>
        <List>
          <ListRow
            href="#/index/friend"
            title={<Trans comment="Tab and screen: who joined by the member's invitation">Team</Trans>}
            hasArrow
          />
          <ListRow
            href="#/index/invitation"
            title={<Trans comment="Screen and link: everything for inviting">Invitation center</Trans>}
            hasArrow
          />
          <ListRow
            href="#/message"
            title={<Trans comment="Title and link: messages to this member">Messages</Trans>}
            value={<UnreadCount>{(count) => <UnreadBadge count={count} />}</UnreadCount>}
            hasArrow
          />
          <ListRow onPress={() => open('createTeam')} title={<Trans>Create a team</Trans>} hasArrow />
          <ListRow href="#/user/manager" title={<Trans>Guidance manager</Trans>} hasArrow />
          <ListRow onPress={() => open('customerService')} title={<Trans>Customer service</Trans>} hasArrow />
          <ListRow
            href="#/user/feedback"
            title={<Trans comment="What a member writes to us">Feedback</Trans>}
            hasArrow
          />
        </List>
      </Card>
      <Card title={<Trans>Account and app</Trans>} isFlush>
        <List>
          <ListRow
            href="#/user/securitycenter"
            title={<Trans comment="Screen and link: passwords and codes">Security center</Trans>}
            hasArrow
          />
          <ListRow
            href="#/index/language"
            title={<Trans comment="Field, link or screen: the app's language">Language</Trans>}
            value={<span className="text-sm text-subtle">{ownName(localeOf(i18n.locale))}</span>}
            hasArrow
          />
          <MenuRow to="/dynamic" />
          <ListRow href="#/user/system" title={<Trans comment="Screen and link">System settings</Trans>} hasArrow />
          <ListRow href="#/index/about" title={<Trans>About us</Trans>} hasArrow />
        </List>
      </Card>
      <LogOut />
      {dialog}
    </Screen>
  );
}
function ProfileCard({ profile }: { profile: Profile }) {
  return (
    <Card>
      <a
        href="#/user/information"
        className="-m-4.5 flex flex-wrap items-center gap-4 rounded-t-xl p-4 hover:bg-sunken"
      >
        <Avatar src={profile.avatar} name={profile.name} size="large" />
        <div className="min-w-0 flex-1 basis-32 space-y-1">
          <p className="text-xl font-bold wrap-anywhere">
            <bdi>{profile.name}</bdi>
          </p>
          <p className="text-sm text-subtle wrap-anywhere">
            <bdi dir="ltr">{profile.phone === '' ? profile.email : profile.phone}</bdi>
          </p>
          <p className="flex flex-wrap gap-2">
            <Badge tone="sun">
              <Trans>VIP {profile.vipLevel}</Trans>
            </Badge>
            <Badge>
              <Trans comment="A member's grade by invited members, 1 to 5">Grade {profile.grade}</Trans>
            </Badge>
          </p>
        </div>
        <ForwardIcon />
      </a>
      <p className="mt-4 text-sm text-subtle">
        <Trans>VIP levels and grades pay nothing by themselves.</Trans>
      </p>
    </Card>
  );
}
