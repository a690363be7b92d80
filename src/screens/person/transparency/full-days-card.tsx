import { Card } from '#components/card.tsx';
import { ProgressBar } from '#components/progress-bar.tsx';
import { shareOf, type ProductFigures } from '#domain/transparency.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

interface FullDaysCardProps {
  figures: ProductFigures;
}

/** On how many days everything that was stated was paid. */
export function FullDaysCard({ figures }: FullDaysCardProps) {
  const { t } = useLingui();
  const { daysDue, daysInFull } = figures;
  const share = shareOf(figures);
  return (
    <Card
      title={<Trans>Days paid in full</Trans>}
      aside={
        share !== null && (
          <bdi dir="ltr" className="text-lg font-bold text-ink tabular-nums">
            {share}%
          </bdi>
        )
      }
    >
      {share === null ? (
        <p className="text-sm text-subtle">
          <Trans>No income has fallen due yet.</Trans>
        </p>
      ) : (
        <>
          <ProgressBar
            label={t`Days paid in full`}
            value={daysInFull}
            max={daysDue}
            words={t({
              message: `${plural(daysDue, { one: `${daysInFull} of # day`, other: `${daysInFull} of # days` })}`,
              comment: 'Days paid in full, of the days on which income was due',
            })}
          />
          <p className="mt-2 text-sm text-subtle">
            <Trans>Days on which every order of a machine received its full stated return.</Trans>{' '}
            <Trans>Past days say nothing about days to come.</Trans>
          </p>
        </>
      )}
    </Card>
  );
}
