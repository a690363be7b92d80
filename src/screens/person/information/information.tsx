import { loadProfile } from '#api/person.ts';
import { Badge } from '#components/badge.tsx';
import { Card } from '#components/card.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { GradeCard } from '#components/grade-card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import type { Profile } from '#domain/member.ts';
import { useCopied } from '#kit/copied.ts';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { When } from '#kit/when.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { AvatarCard } from './avatar-card.tsx';

/** Who the member is: picture, names, levels, and the code that they invite with. */
export default function Information() {
  const { t } = useLingui();
  return (
    <Screen title={t({ message: 'Personal information', comment: "Screen: the member's data" })}>
      <Resource
        load={loadProfile}
        skeleton={
          <Skeleton>
            <SkeletonBlock height="16.5rem" />
            <SkeletonBlock height="14rem" />
            <SkeletonBlock height="11rem" />
          </Skeleton>
        }
      >
        {(profile, refresh) => (
          <Figure of={profile}>
            {(person) => (
              <div className="space-y-4">
                <AvatarCard picture={person.avatar} name={person.name} onChanged={refresh} />
                <Facts person={person} />
                <GradeCard activeInvited={person.activeInvited} />
                <InviteCard code={person.inviteCode} />
              </div>
            )}
          </Figure>
        )}
      </Resource>
    </Screen>
  );
}

function Facts({ person }: { person: Profile }) {
  const value = 'text-end text-subtle wrap-anywhere';
  return (
    <Card isFlush>
      <List>
        <ListRow
          href="#/user/name"
          title={<Trans comment="Name that other members see">Nickname</Trans>}
          detail={
            <bdi data-nickname className="text-base text-ink">
              {person.name}
            </bdi>
          }
          hasArrow
        />
        {person.phone !== '' && (
          <ListRow
            title={<Trans comment="Label or choice: the member's phone number">Phone</Trans>}
            value={
              <bdi dir="ltr" className={value}>
                {person.phone}
              </bdi>
            }
          />
        )}
        {person.email !== '' && (
          <ListRow
            title={<Trans comment="Label or choice: the member's e-mail">E-mail</Trans>}
            value={
              <bdi dir="ltr" className={value}>
                {person.email}
              </bdi>
            }
          />
        )}
        <ListRow
          title={<Trans comment="Label; a date follows">Member since</Trans>}
          value={
            <span className={value}>
              <When at={person.createdAt} isDay />
            </span>
          }
        />
        <ListRow
          title={<Trans comment="Label: the member's VIP level">VIP level</Trans>}
          value={
            <Badge tone="sun">
              <Trans comment="Badge: the member's VIP level">VIP {person.vipLevel}</Trans>
            </Badge>
          }
        />
      </List>
    </Card>
  );
}

function InviteCard({ code }: { code: string }) {
  const { source, outcome, copy } = useCopied<HTMLElement>(code);
  return (
    <Card title={<Trans comment="The code of the member who invites">Invite code</Trans>}>
      <div className="flex items-center justify-between gap-4">
        <bdi
          ref={source}
          dir="ltr"
          data-invite-code
          className="min-w-0 text-lg font-semibold tracking-wide wrap-anywhere tabular-nums"
        >
          {code}
        </bdi>
        <CopyButton outcome={outcome} onCopy={copy}>
          <Trans comment="Button: copies the member's invite code">Copy code</Trans>
        </CopyButton>
      </div>
    </Card>
  );
}
