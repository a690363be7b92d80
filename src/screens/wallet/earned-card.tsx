import { Amount, usdt } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { earnedOf } from '#domain/income.ts';
import type { IncomePoint } from '#domain/wallet.ts';
import { Plural, Trans } from '@lingui/react/macro';

/** What the machines paid in a span of days, and what was missing. */
export function EarnedCard({ points }: { points: readonly IncomePoint[] }) {
  const { paid, stated, shortfall, shortDays, dueDays, share } = earnedOf(points);
  return (
    <Card>
      <p className="text-sm text-subtle">
        <Plural value={points.length} one="Paid in # day" other="Paid in # days" />
      </p>
      <p data-paid className="mb-4">
        <Amount money={{ amount: paid, currency: 'USDT' }} size="hero" />
      </p>
      {share === null ? (
        <p className="text-sm text-subtle">
          <Trans>No income in these days.</Trans>
        </p>
      ) : (
        <>
          <FactList>
            <Fact label={<Trans>Stated for these days</Trans>}>{usdt(stated)}</Fact>
            <Fact label={<Trans>Less than stated</Trans>}>{usdt(shortfall)}</Fact>
            <Fact label={<Trans comment="Percentage of the stated returns that was paid, noun">Share paid</Trans>}>
              <bdi dir="ltr">{share}%</bdi>
            </Fact>
          </FactList>
          <p className="mt-4 text-sm text-subtle">
            {shortDays === 0 ? (
              <Trans>Every day was paid in full. Later days can differ.</Trans>
            ) : (
              <Trans>
                The machines earned too little on {shortDays} of <Plural value={dueDays} one="# day" other="# days" />.
                Nobody fills the gap.
              </Trans>
            )}
          </p>
        </>
      )}
    </Card>
  );
}
