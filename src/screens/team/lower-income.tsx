import { loadTeamFigures, loadTeamMembers } from '#api/team.ts';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Region } from '#components/region.tsx';
import { SegmentedLinks } from '#components/segmented.tsx';
import { Skeleton, SkeletonBlock, SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { inviteLevels, type InviteLevel } from '#domain/sharing.ts';
import type { LevelFigures } from '#domain/team.ts';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { useQuery } from '#kit/query.ts';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { levelNames, levelWords } from './level-words.tsx';
import { MemberRow } from './member-row.tsx';

/** Menu target 4: the members of a level and what they brought. `?level=` B, C or D. */
export default function LowerIncome() {
  const { t } = useLingui();
  const asked = useQuery('level');
  const level = inviteLevels.find((one) => one === asked) ?? 'B';
  return (
    <Screen title={t`Members and bonuses`} trailing={<HideAmounts />}>
      <SegmentedLinks
        label={t({ message: 'Which level', comment: 'Name of a filter' })}
        items={inviteLevels.map((one) => ({
          href: `#/index/lowerincome?level=${one}`,
          label: levelNames[one],
          isActive: one === level,
        }))}
      />
      <Resource
        load={loadTeamFigures}
        skeleton={
          <Skeleton>
            <SkeletonBlock height="18rem" />
          </Skeleton>
        }
      >
        {(figures) => (
          <Figure of={figures}>{({ levels }) => <LevelCard level={level} figures={levels[level]} />}</Figure>
        )}
      </Resource>
      <PagedList
        key={level}
        loadPage={(client, pageNum) => loadTeamMembers(client, level, pageNum)}
        skeleton={
          <Skeleton>
            <SkeletonList rows={6} />
          </Skeleton>
        }
        empty={<Nobody level={level} />}
      >
        {(page) => (
          <Region>
            <Figure of={page}>
              {({ list }) => <VirtualList rows={list} row={(member) => <MemberRow member={member} />} />}
            </Figure>
          </Region>
        )}
      </PagedList>
    </Screen>
  );
}

function LevelCard({ level, figures }: { level: InviteLevel; figures: LevelFigures }) {
  return (
    <Card title={levelNames[level]} aside={levelWords[level]}>
      <p className="text-sm text-subtle">
        <Trans comment="Amount: what the promotion budget paid for this level">Bonuses credited</Trans>
      </p>
      <p className="mb-4" data-credited>
        <Amount money={{ amount: figures.credited, currency: 'USDT' }} size="hero" />
      </p>
      <FactList>
        <Fact label={<Trans comment="Label: how many members a level has">Members</Trans>}>{figures.members}</Fact>
        <Fact
          label={<Trans comment="Label: members who hold an order they bought">Active now</Trans>}
          hint={<Trans>Holding an order they bought</Trans>}
        >
          {figures.active}
        </Fact>
        <Fact label={<Trans>Bonuses not credited</Trans>}>{figures.notCreditedCount}</Fact>
      </FactList>
      <p className="mt-3 text-sm text-subtle">
        <Trans>Accounts are masked. What members own stays private and changes no bonus.</Trans>
      </p>
    </Card>
  );
}

function Nobody({ level }: { level: InviteLevel }) {
  if (level === 'B')
    return (
      <EmptyState
        drawing="no-records"
        title={<Trans>No members yet</Trans>}
        action={
          <LinkButton href="#/index/shareLink">
            <Trans>Share the link</Trans>
          </LinkButton>
        }
      >
        <Trans>Members who register with your code appear here.</Trans> <Trans>Nothing depends on inviting.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState drawing="no-records" title={<Trans>No members yet</Trans>}>
      <Trans>The level above hasn't invited anyone.</Trans>
    </EmptyState>
  );
}
