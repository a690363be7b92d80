import type { Client } from '#api/client.ts';
import { loadIncomeSeries } from '#api/wallet.ts';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { useRegion } from '#kit/services.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { LazyIncomeChart } from './lazy-income-chart.tsx';

const days = 14;

export const loadIncome = (client: Client) => loadIncomeSeries(client, days);

/** What the machines paid in the last two weeks. */
export function IncomeCard() {
  const region = useRegion();
  return (
    <Resource load={loadIncome} changedBy="wallet" skeleton={<SkeletonBlock height="17rem" />}>
      {(series) => (
        <Figure of={series}>
          {(points) => (
            <Card
              title={<Plural value={days} one="Income of the last # day" other="Income of the last # days" />}
              aside={<Amount money={{ amount: points.reduce((sum, { paid }) => sum + paid, 0n), currency: 'USDT' }} />}
            >
              {points.some(({ stated }) => stated > 0n) ? (
                <LazyIncomeChart points={points} region={region} />
              ) : (
                <p className="text-sm text-subtle">
                  <Trans>No income in these days.</Trans>
                </p>
              )}
            </Card>
          )}
        </Figure>
      )}
    </Resource>
  );
}
