/** A scenario in plain words. */
import { Fact, FactList } from '#components/fact-list.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import type { Scenario, ScenarioFault } from '#domain/scenario.ts';
import { remaining } from '#domain/time.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { depositWords, faultWords, withdrawalWords } from './scenario-words.tsx';

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
          {depositWords[deposit]}
        </Fact>
      )}
      {withdrawal !== null && (
        <Fact label={<Trans comment="Label: what the sandbox does to it">Next withdrawal</Trans>}>
          {withdrawalWords[withdrawal]}
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

function CalledPath({ path }: Pick<ScenarioFault, 'path'>) {
  if (path === '*') return <Trans comment="A fault hits every call to the server">Any call</Trans>;
  if (path === 'money')
    return <Trans comment="A fault hits every call to the server that moves money">Each call that moves money</Trans>;
  return <bdi dir="ltr">{path}</bdi>;
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
              {faultWords[fault]}: after <Plural value={ms / 1_000} one="# second" other="# seconds" />
            </Trans>
          ) : (
            faultWords[fault]
          )
        }
        detail={<CalledPath path={path} />}
        value={
          <span className="text-sm text-subtle">
            <Plural comment="How often a fault happens" value={times} one="# time" other="# times" />
          </span>
        }
      />
    ))}
  </List>
);
