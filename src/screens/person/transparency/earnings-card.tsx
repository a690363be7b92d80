import { Card } from '#components/card.tsx';
import { ExactFact } from '#components/exact-fact.tsx';
import { FactList } from '#components/fact-list.tsx';
import type { ProductFigures } from '#domain/transparency.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface EarningsCardProps {
  figures: ProductFigures;
  title: ReactNode;
}

/** What renters paid, and where it went: what is left is what has not been paid out yet. */
export function EarningsCard({ figures, title }: EarningsCardProps) {
  const { earned, fee, paid, revenue, shortfall } = figures;
  return (
    <Card title={title}>
      <FactList>
        <ExactFact label={<Trans>Paid by renters</Trans>} amount={earned} currency="USDT" />
        <ExactFact
          label={
            <Trans comment="Amount: taken from a machine's earnings before income is paid">Management fee (10%)</Trans>
          }
          amount={-fee}
          currency="USDT"
        />
        <ExactFact label={<Trans>Paid out as income</Trans>} amount={-paid} currency="USDT" />
        <ExactFact label={<Trans>Not paid out yet</Trans>} amount={revenue} currency="USDT" isTotal />
        <ExactFact
          label={<Trans comment="Amount: stated returns that machines didn't earn, never paid">Shortfall</Trans>}
          amount={shortfall}
          currency="USDT"
        />
      </FactList>
      <p className="mt-4 text-sm text-subtle">
        {shortfall > 0n ? (
          <Trans>A shortfall stays unpaid: too little was earned. It's never filled from other members' money.</Trans>
        ) : (
          <Trans>Income is paid only from what was earned.</Trans>
        )}
      </p>
    </Card>
  );
}
