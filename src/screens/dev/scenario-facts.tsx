/** A scenario in plain words. */
import { Fact, FactList } from '#components/fact-list.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import type { FaultKind, PayerHabit, Scenario, ScenarioFault, WithdrawalEnd } from '#domain/scenario.ts';
import { remaining } from '#domain/time.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const deposits: Record<PayerHabit, ReactNode> = {
  full: <Trans>is paid in full</Trans>,
  partial: <Trans>is paid in part</Trans>,
  over: <Trans>is overpaid</Trans>,
  late: <Trans>is paid too late</Trans>,
  none: <Trans>is never paid</Trans>,
};

const withdrawals: Record<WithdrawalEnd, ReactNode> = {
  arrives: <Trans>arrives in time</Trans>,
  fails: <Trans>fails and comes back</Trans>,
  overdue: <Trans>is overdue</Trans>,
};

const faults: Record<FaultKind, ReactNode> = {
  'lost-reply': <Trans>Done, but the answer is lost</Trans>,
  offline: <Trans>Connection breaks, nothing done</Trans>,
  'error-before': <Trans>Server fails, nothing done</Trans>,
  'error-after': <Trans>Server fails when done</Trans>,
  unauthorized: <Trans>Session refused</Trans>,
  slow: <Trans>Late answer</Trans>,
  duplicate: <Trans>Delivered twice</Trans>,
  html: <Trans>A web page instead of the answer</Trans>,
  malformed: <Trans>Done, but half the answer is lost</Trans>,
};

export function WorldFacts({ scenario }: { scenario: Scenario }) {
  const { seed, forward, deposit, withdrawal, earnings, promotion } = scenario;
  return (
    <FactList>
      <Fact label={<Trans>World</Trans>}>
        {seed === null ? (
          <Trans>The current world</Trans>
        ) : (
          <Trans>
            New, from seed <bdi dir="ltr">{seed}</bdi>
          </Trans>
        )}
      </Fact>
      <Fact label={<Trans>Clock</Trans>}>
        <Clock isNewWorld={seed !== null} forward={forward} />
      </Fact>
      {deposit !== null && <Fact label={<Trans>Next recharge</Trans>}>{deposits[deposit]}</Fact>}
      {withdrawal !== null && <Fact label={<Trans>Next withdrawal</Trans>}>{withdrawals[withdrawal]}</Fact>}
      {earnings !== null && (
        <Fact label={<Trans>Renters</Trans>}>
          <Trans>stop paying</Trans>
        </Fact>
      )}
      {promotion !== null && (
        <Fact label={<Trans>Promotion budget</Trans>}>
          <Trans>paid out, empty</Trans>
        </Fact>
      )}
    </FactList>
  );
}

function Clock({ isNewWorld, forward }: { isNewWorld: boolean; forward: number }) {
  if (forward === 0) return isNewWorld ? <Trans>At the start</Trans> : <Trans>Unchanged</Trans>;
  const { days, clock } = remaining(forward, 0);
  return (
    <Trans>
      <Plural value={days} one="# day" other="# days" /> <bdi dir="ltr">{clock}</bdi> after the start
    </Trans>
  );
}

export const FaultList = ({ faults: ordered }: { faults: readonly ScenarioFault[] }) => (
  <List>
    {ordered.map(({ path, fault, times, ms }, index) => (
      <ListRow
        // The same fault may be ordered twice, and none of them moves.
        key={index}
        title={
          fault === 'slow' ? (
            <Trans>
              {faults[fault]}: after <Plural value={ms / 1_000} one="# second" other="# seconds" />
            </Trans>
          ) : (
            faults[fault]
          )
        }
        detail={path === '*' ? <Trans>Any call</Trans> : <bdi dir="ltr">{path}</bdi>}
        value={
          <span className="text-sm text-subtle">
            <Plural value={times} one="# time" other="# times" />
          </span>
        }
      />
    ))}
  </List>
);
