import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { gradeAt } from '#domain/grade.ts';
import type { ShareInfo } from '#domain/sharing.ts';
import { Plural, Trans } from '@lingui/react/macro';

/** Where each grade begins. */
export function GradeTable({ share: { grades, activeInvited } }: { share: ShareInfo }) {
  const own = gradeAt(activeInvited);
  return (
    <Card title={<Trans comment="Title: table of the grades">Grades</Trans>}>
      <FactList>
        {grades.map(({ grade, from }) => (
          <Fact
            key={grade}
            label={<Trans comment="A member's grade by invited members, 1 to 5">Grade {grade}</Trans>}
            {...(grade === own && { hint: <Trans comment="Mark on the member's own row">Your grade</Trans> })}
          >
            <Plural value={from} _0="from the start" one="from # active member" other="from # active members" />
          </Fact>
        ))}
      </FactList>
      <p className="mt-4 text-sm text-subtle">
        <Trans>Only active members you invited yourself count. A grade can go down, and it pays nothing.</Trans>
      </p>
    </Card>
  );
}
