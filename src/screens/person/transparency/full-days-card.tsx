import { Card } from '#components/card.tsx';
import { ProgressBar } from '#components/progress-bar.tsx';
import { shareOf, type ProductFigures } from '#domain/transparency.ts';
import { Trans, useLingui } from '@lingui/react/macro';

interface FullDaysCardProps {
  figures: ProductFigures;
  /** Of one machine; otherwise of all. */
  isOne?: boolean;
}

/** On how many days everything that was stated was paid. */
export function FullDaysCard({ figures, isOne = false }: FullDaysCardProps) {
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
            words={t`${daysInFull} of ${daysDue} days`}
          />
          <p className="mt-2 text-sm text-subtle">
            {isOne ? (
              <Trans>Days on which every order got its whole stated return, of those on which income fell due.</Trans>
            ) : (
              <Trans>
                Each machine's days count by themselves: those on which every order of it got its whole stated return.
              </Trans>
            )}{' '}
            <Trans>That is what was; it says nothing of days to come.</Trans>
          </p>
        </>
      )}
    </Card>
  );
}
