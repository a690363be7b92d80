import type { ViewProps } from '#kit/flow-view.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { AmountField } from '#components/amount-field.tsx';
import { Card } from '#components/card.tsx';
import { Checklist, type ChecklistItem } from '#components/checklist.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { FeesLink } from '#features/wallet/fees-link.tsx';
import { Figure } from '#kit/figure.tsx';
import { standingIn } from '#machines/withdrawal/terms.ts';
import {
  obstaclesOf,
  withdrawalObstacles,
  type WithdrawalObstacle,
  type WithdrawalStanding,
  type WithdrawalWay,
} from '#domain/withdrawal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AvailableCard } from './available-card.tsx';
import { Costs } from './costs.tsx';
import { obstacleDetails, obstacleTitles } from './obstacle-words.tsx';
import { addPayee, addPayeeHref, fundPasswordHref } from './way-words.tsx';

type WithdrawalViewProps = ViewProps<typeof withdrawalMachine>;

/** What has to be in place first, with a way to mend each; meanwhile an amount can be tried. */
export function Blocked({ snapshot, send }: WithdrawalViewProps) {
  const { subject: way, terms, entry } = snapshot.context;
  if (!terms) return null;
  return (
    <Figure of={standingIn(way, terms)}>
      {(standing) => (
        <div className="space-y-4">
          <AvailableCard way={way} standing={standing} />
          <Card title={<Trans>Before you can withdraw</Trans>}>
            <Obstacles way={way} standing={standing} onElapsed={() => send({ type: 'terms.refresh' })} />
          </Card>
          <Card title={<Trans>What an amount costs</Trans>}>
            <AmountField
              name="amount"
              label={<Trans comment="Field or label: how much">Amount</Trans>}
              entry={entry}
              currency={standing.options[way].currency}
              onType={(text) => send({ type: 'amount.type', text })}
            />
            <Costs entry={entry} currency={standing.options[way].currency} />
          </Card>
          <FeesLink of="withdrawal" />
        </div>
      )}
    </Figure>
  );
}

interface ObstaclesProps {
  way: WithdrawalWay;
  standing: WithdrawalStanding;
  onElapsed: () => void;
}

/** What the member sets up once is listed also when it is done. */
const lasting: readonly WithdrawalObstacle[] = ['payee', 'fundPassword'];

function Obstacles({ way, standing, onElapsed }: ObstaclesProps) {
  const { t } = useLingui();
  const inTheWay = obstaclesOf(standing.options, way, standing.available);
  const items = withdrawalObstacles
    .filter((obstacle) => lasting.includes(obstacle) || inTheWay.includes(obstacle))
    .map((obstacle): ChecklistItem => {
      const isDone = !inTheWay.includes(obstacle);
      if (isDone) return { id: obstacle, isDone, title: doneWords(way)[obstacle] };
      const facts = { way, ...standing, onElapsed };
      return {
        id: obstacle,
        isDone,
        title: obstacleTitles[obstacle](facts),
        detail: obstacleDetails[obstacle]?.(facts),
        action: mends(way)[obstacle],
      };
    });
  return <Checklist label={t`Before you can withdraw`} items={items} />;
}

const doneWords = (way: WithdrawalWay): Partial<Record<WithdrawalObstacle, ReactNode>> => ({
  payee: way === 'usdt' ? <Trans>Withdrawal address saved</Trans> : <Trans>Bank account saved</Trans>,
  fundPassword: <Trans>Fund password is set</Trans>,
});

/** The others end by themselves. A withdrawal is never made to depend on a deposit (rule P8). */
const mends = (way: WithdrawalWay): Partial<Record<WithdrawalObstacle, ReactNode>> => ({
  payee: <LinkButton href={addPayeeHref[way]}>{addPayee[way]}</LinkButton>,
  fundPassword: (
    <LinkButton href={fundPasswordHref(way)}>
      <Trans>Set fund password</Trans>
    </LinkButton>
  ),
  balance: (
    <LinkButton href="#/user/balance">
      <Trans comment="Button: opens the wallet">See balances</Trans>
    </LinkButton>
  ),
});
