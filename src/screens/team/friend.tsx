import { loadTeamPage, type TeamPage } from '#api/team.ts';
import { actionStyle } from '#components/action-style.ts';
import { Card } from '#components/card.tsx';
import { GradeCard } from '#components/grade-card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { CopiedText } from '#features/invitation/copied-text.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { BonusCard } from './bonus-card.tsx';
import { TeamCard } from './team-card.tsx';

export const early = () => ({ resources: [loadTeamPage] });

/** The team tab: how to invite, who came, which grade it makes, what it brought. */
export default function Friend() {
  const { t } = useLingui();
  return (
    <Screen
      title={t({ message: 'Team', comment: "Tab and screen: who joined by the member's invitation" })}
      trailing={<HideAmounts />}
    >
      <Resource
        load={loadTeamPage}
        skeleton={
          <Skeleton>
            <SkeletonBlock height="15.25rem" />
            <SkeletonBlock height="10.5rem" />
            <SkeletonBlock height="11.25rem" />
            <SkeletonBlock height="37rem" />
          </Skeleton>
        }
      >
        {(page) => (
          <Figure of={page}>
            {(team) => (
              <div className="space-y-4">
                <Invite team={team} />
                <TeamCard figures={team.figures} />
                <GradeCard activeInvited={team.share.activeInvited} />
                <BonusCard figures={team.figures} />
              </div>
            )}
          </Figure>
        )}
      </Resource>
      <Card isFlush>
        <List>
          <ListRow href="#/index/lowerincome" title={<Trans>Members and bonuses</Trans>} hasArrow />
          <ListRow href="#/index/sharedetails" title={<Trans>How inviting works</Trans>} hasArrow />
          <ListRow
            href="#/index/invitation"
            title={<Trans comment="Screen and link: everything for inviting">Invitation center</Trans>}
            hasArrow
          />
        </List>
      </Card>
    </Screen>
  );
}

function Invite({ team: { share } }: { team: TeamPage }) {
  return (
    <Card>
      <div className="space-y-5">
        <CopiedText
          label={<Trans comment="The code of the member who invites">Invite code</Trans>}
          text={share.inviteCode}
          isLarge
        >
          <Trans comment="Button: copies the member's invite code">Copy code</Trans>
        </CopiedText>
        <a href="#/index/shareLink" className={actionStyle('primary', true)}>
          <Trans>Share your invite</Trans>
        </a>
      </div>
    </Card>
  );
}
