import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { hour, withdrawalArrival } from '#domain/limits.ts';
import type { WithdrawalStanding, WithdrawalWay } from '#domain/withdrawal.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { feePercent } from './cost-facts.tsx';

interface AvailableCardProps {
  way: WithdrawalWay;
  standing: WithdrawalStanding;
  title?: ReactNode;
  aside?: ReactNode;
  /** Below the facts. */
  children?: ReactNode;
}

const fromHours = withdrawalArrival.from / hour;
const toHours = withdrawalArrival.to / hour;

/** What can be withdrawn by one way, and what it costs and takes. */
export function AvailableCard({ way, standing: { options, available }, title, aside, children }: AvailableCardProps) {
  const { currency, minimum, left, dailyLimit } = options[way];
  const money = (amount: bigint) => <Amount money={{ amount, currency }} />;
  return (
    <Card title={title} aside={aside}>
      <p className="text-sm text-subtle">
        <Trans comment="Amount that the member can use now">Available</Trans>
      </p>
      <p className="mb-4" data-available={currency}>
        <Amount money={{ amount: available, currency }} size="large" />
      </p>
      <FactList>
        <Fact label={<Trans>Minimum</Trans>}>{money(minimum)}</Fact>
        <Fact
          label={<Trans>Left for today</Trans>}
          hint={
            <Trans comment="After what is left for today: the daily limit">
              of <Amount money={{ amount: dailyLimit, currency }} size="small" tone="subtle" />
            </Trans>
          }
        >
          {money(left)}
        </Fact>
        <Fact label={<Trans>Fee</Trans>} hint={<Trans>Taken from the amount</Trans>}>
          <Trans comment="Value of “Fee”">{feePercent}%</Trans>
        </Fact>
        <Fact
          label={<Trans comment="Label: when the withdrawal arrives">Arrives</Trans>}
          hint={<Trans>Weekend arrivals move to Monday</Trans>}
        >
          <Plural value={toHours} one={`after ${fromHours} to # hour`} other={`after ${fromHours} to # hours`} />
        </Fact>
      </FactList>
      {children}
    </Card>
  );
}
