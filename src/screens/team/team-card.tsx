import { Card } from '#components/card.tsx';
import { inviteLevels } from '#domain/sharing.ts';
import type { TeamFigures } from '#domain/team.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { levelNames } from './level-words.tsx';

/** How many are at each level; each leads to its members. */
export function TeamCard({ figures: { levels } }: { figures: TeamFigures }) {
  const count = inviteLevels.reduce((sum, level) => sum + levels[level].members, 0);
  return (
    <Card
      title={<Trans comment="Title: everyone who joined by the member's invitation">Your team</Trans>}
      aside={<Plural comment="Everyone in the member's team" value={count} one="# member" other="# members" />}
    >
      <ul role="list" className="grid grid-cols-3 gap-2.5">
        {inviteLevels.map((level) => (
          <li key={level}>
            <a
              href={`#/index/lowerincome?level=${level}`}
              className="flex h-full min-h-24 flex-col items-center justify-center gap-0.5 rounded-lg bg-sunken px-1 py-3 text-center transition hover:bg-line/60"
            >
              <span className="text-sm text-subtle">{levelNames[level]}</span>
              <span className="text-2xl font-bold tabular-nums">{levels[level].members}</span>
              <span className="text-xs text-subtle">
                <Active count={levels[level].active} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {count === 0 && (
        <p className="mt-3 text-sm text-subtle">
          <Trans>Members who register with your code are level B. Those they invite are level C, then D.</Trans>{' '}
          <Trans>Nothing depends on inviting.</Trans>
        </p>
      )}
    </Card>
  );
}

const Active = ({ count }: { count: number }) => (
  <Plural comment="Members of a level who hold an order they bought" value={count} one="# active" other="# active" />
);
