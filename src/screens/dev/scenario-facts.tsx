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
  over: <Trans comment="Follows “Next recharge”: more than asked arrives">is overpaid</Trans>,
  late: <Trans>is paid too late</Trans>,
  none: <Trans>is never paid</Trans>,
};

const withdrawals: Record<WithdrawalEnd, ReactNode> = {
  arrives: <Trans>arrives in time</Trans>,
  fails: <Trans>fails and comes back</Trans>,
  overdue: <Trans comment="Follows “Next withdrawal”: it arrives too late">is overdue</Trans>,
};

const faults: Record<FaultKind, ReactNode> = {
  'lost-reply': <Trans>Done, but the answer is lost</Trans>,
  offline: <Trans>Connection breaks, nothing done</Trans>,
  'error-before': <Trans>Server fails, nothing done</Trans>,
  'error-after': <Trans>Server fails when done</Trans>,
  unauthorized: <Trans comment="Fault: the server refuses the session">Session refused</Trans>,
  slow: <Trans comment="Fault: the server answers slowly">Late answer</Trans>,
  duplicate: <Trans comment="Fault: the request arrives twice">Delivered twice</Trans>,
  html: <Trans>A web page instead of the answer</Trans>,
  malformed: <Trans>Done, but half the answer is lost</Trans>,
};

export function WorldFacts({ scenario }: { scenario: Scenario }) {
  const { seed, forward, deposit, withdrawal, earnings, promotion } = scenario;
  return (
    <FactList>
      <Fact label={<Trans comment="All data of the sandbox">World</Trans>}>
        {seed === null ? (
          <Trans comment="The sandbox's data stay as they are">The current world</Trans>
        ) : (
          <Trans>
            New, from seed <bdi dir="ltr">{seed}</bdi>
          </Trans>
        )}
      </Fact>
      <Fact label={<Trans comment="Label: the sandbox's clock">Clock</Trans>}>
        <Clock isNewWorld={seed !== null} forward={forward} />
      </Fact>
      {deposit !== null && (
        <Fact label={<Trans comment="Label: what the sandbox does to it">Next recharge</Trans>}>
          {deposits[deposit]}
        </Fact>
      )}
      {withdrawal !== null && (
        <Fact label={<Trans comment="Label: what the sandbox does to it">Next withdrawal</Trans>}>
          {withdrawals[withdrawal]}
        </Fact>
      )}
      {earnings !== null && (
        <Fact label={<Trans comment="The account that pays for using machines">Renters</Trans>}>
          <Trans comment="Follows “Renters”: they pay nothing more">stop paying</Trans>
        </Fact>
      )}
      {promotion !== null && (
        <Fact label={<Trans comment="The account that pays bonuses, filled by fees">Promotion budget</Trans>}>
          <Trans>paid out, empty</Trans>
        </Fact>
      )}
    </FactList>
  );
}

function Clock({ isNewWorld, forward }: { isNewWorld: boolean; forward: number }) {
  if (forward === 0)
    return isNewWorld ? (
      <Trans>At the start</Trans>
    ) : (
      <Trans comment="The sandbox's clock stays as it is">Unchanged</Trans>
    );
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
            <Trans comment="A fault of the server, and how late its answer comes">
              {faults[fault]}: after <Plural value={ms / 1_000} one="# second" other="# seconds" />
            </Trans>
          ) : (
            faults[fault]
          )
        }
        detail={
          path === '*' ? (
            <Trans comment="A fault hits every call to the server">Any call</Trans>
          ) : (
            <bdi dir="ltr">{path}</bdi>
          )
        }
        value={
          <span className="text-sm text-subtle">
            <Plural comment="How often a fault happens" value={times} one="# time" other="# times" />
          </span>
        }
      />
    ))}
  </List>
);
