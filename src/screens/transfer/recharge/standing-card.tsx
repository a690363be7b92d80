import { Amount } from '#components/amount.tsx';
import { AmountHeading } from '#components/amount-heading.tsx';
import { Card } from '#components/card.tsx';
import { CountdownText } from '#components/countdown-text.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { When } from '#kit/when.tsx';
import { rechargeStageOf, type Recharge } from '#domain/recharge.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CameBy, cameByLabels } from './method-words.tsx';
import { StageBadge } from './stage-badge.tsx';

/** What the views of a recharge's stages get. */
export interface StageProps {
  recharge: Recharge;
  refresh: () => void;
}

interface StandingCardProps {
  recharge: Recharge;
  /** What the amount that is read first is. */
  label: ReactNode;
  amount: bigint;
  /** Above the facts. */
  children?: ReactNode;
  /** Beside what every stage tells. */
  facts?: ReactNode;
}

/** How the recharge stands: one amount, its stage, its facts. */
export function StandingCard({ recharge, label, amount, children, facts }: StandingCardProps) {
  return (
    <Card>
      <AmountHeading what={label} badge={<StageBadge recharge={recharge} />} />
      <p className="mt-1 mb-4" data-standing={rechargeStageOf(recharge)}>
        <Amount money={{ amount, currency: recharge.currency }} size="hero" hasWords />
      </p>
      {children}
      <FactList>
        {facts}
        <Fact label={cameByLabels[recharge.method]}>
          <CameBy recharge={recharge} />
        </Fact>
        <Fact label={<Trans comment="Label of a fact: when the recharge began">Started</Trans>}>
          <When at={recharge.createdAt} />
        </Fact>
      </FactList>
    </Card>
  );
}

/** A fact of the recharge in its currency. */
export const Sum = ({ recharge, amount, label }: { recharge: Recharge; amount: bigint; label: ReactNode }) => (
  <Fact label={label}>
    <Amount money={{ amount, currency: recharge.currency }} />
  </Fact>
);

/** Until it expires; then it is read again. */
export const TimeLeft = ({ recharge: { expiresAt }, refresh }: StageProps) => (
  <Fact label={<Trans comment="Label: until the recharge expires">Time left</Trans>}>
    <Countdown key={expiresAt} endsAt={expiresAt} onElapsed={refresh}>
      {(now) => <CountdownText endsAt={expiresAt} now={now} />}
    </Countdown>
  </Fact>
);
