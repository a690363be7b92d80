import { Badge } from '#components/badge.tsx';
import { Card } from '#components/card.tsx';
import { ProgressBar } from '#components/progress-bar.tsx';
import { nextGrade } from '#domain/grade.ts';
import type { Profile } from '#domain/member.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

/** The grade and what the next one takes. It pays nothing, and says so. */
export function GradeCard({ person: { grade, activeInvited } }: { person: Profile }) {
  const { t } = useLingui();
  const next = nextGrade(activeInvited);
  const needed = next?.from ?? 0;
  const upcoming = next?.grade ?? 0;
  const missing = needed - activeInvited;
  return (
    <Card
      title={<Trans>Grade</Trans>}
      aside={
        <Badge>
          <Trans>Grade {grade}</Trans>
        </Badge>
      }
    >
      {next ? (
        <>
          <ProgressBar
            label={t`Active members you invited`}
            value={activeInvited}
            max={needed}
            words={t`${activeInvited} of ${needed} active members invited`}
          />
          <p className="mt-3 text-sm">
            <Plural
              value={missing}
              one={`Grade ${upcoming} begins with # more active member whom you invite.`}
              other={`Grade ${upcoming} begins with # more active members whom you invite.`}
            />
          </p>
        </>
      ) : (
        <p className="text-sm">
          <Trans>This is the highest grade.</Trans>
        </p>
      )}
      <p className="mt-2 text-sm text-subtle">
        <Trans>Active is who holds an order that they bought. A grade pays nothing by itself.</Trans>
      </p>
    </Card>
  );
}
