import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { gradeAt, nextGrade } from '#domain/grade.ts';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

/** The grade and what the next one takes. It pays nothing, and says so. */
export function GradeCard({ activeInvited }: { activeInvited: number }) {
  const { t } = useLingui();
  const grade = gradeAt(activeInvited);
  const next = nextGrade(activeInvited);
  const needed = next?.from ?? 0;
  const upcoming = next?.grade ?? 0;
  const missing = needed - activeInvited;
  return (
    <Card
      title={<Trans comment="Title: grade by invited members">Grade</Trans>}
      aside={
        <Badge>
          <Trans comment="A member's grade by invited members, 1 to 5">Grade {grade}</Trans>
        </Badge>
      }
    >
      {next ? (
        <>
          <ProgressBar
            label={t`Active members you invited`}
            value={activeInvited}
            max={needed}
            words={t`${plural(needed, { one: `${activeInvited} of # active member invited`, other: `${activeInvited} of # active members invited` })}`}
          />
          <p className="mt-3 text-sm">
            <Plural
              value={missing}
              one={`Invite # more active member for grade ${upcoming}.`}
              other={`Invite # more active members for grade ${upcoming}.`}
            />
          </p>
        </>
      ) : (
        <p className="text-sm">
          <Trans>This is the highest grade.</Trans>
        </p>
      )}
      <p className="mt-2 text-sm text-subtle">
        <Trans>Active members hold an order they bought. A grade pays nothing.</Trans>
      </p>
    </Card>
  );
}
