import type { ViewProps } from '#kit/flow-view.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { loadWithdrawal } from '#api/withdrawal.ts';
import { PayeeText } from '#components/address.tsx';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { ExactFact } from '#components/exact-fact.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { fresh } from '#domain/fresh.ts';
import { isBack, withdrawalStageOf, type Withdrawal, type WithdrawalStage } from '#domain/withdrawal.ts';
import { Figure } from '#kit/figure.tsx';
import { useServerNow } from '#kit/now.ts';
import { useRefreshed } from '#kit/refresh.tsx';
import { useResource } from '#kit/resource.tsx';
import { When } from '#kit/when.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FeeFact, Net } from './cost-facts.tsx';

type WithdrawalViewProps = ViewProps<typeof withdrawalMachine>;

/** The receipt: only ever from the server's answer, and read again when a message tells what became of it (product 9.9). */
export function Submitted({ snapshot }: WithdrawalViewProps) {
  const { result: withdrawal } = snapshot.context;
  return withdrawal && <Followed withdrawal={withdrawal} />;
}

/** What the call answered, then what is read, in the same place: the focus that came to it stays. */
function Followed({ withdrawal }: { withdrawal: Withdrawal }) {
  const { snapshot, refreshed } = useResource((client) => loadWithdrawal(client, withdrawal.id), 'messages');
  useRefreshed(refreshed);
  return (
    <Figure of={snapshot.context.data ?? fresh(withdrawal, withdrawal.createdAt)}>
      {(one) => <Receipt withdrawal={one} />}
    </Figure>
  );
}

const onItsWay = () => (
  <Notice tone="positive" title={<Trans>Your withdrawal is on its way</Trans>} isLive>
    <Trans>If the withdrawal fails, you get the whole amount back, fee included.</Trans>
  </Notice>
);

/** What became of it. @param reason why it failed; empty otherwise */
const standings: Record<WithdrawalStage, (reason: string) => ReactNode> = {
  pending: onItsWay,
  processing: onItsWay,
  overdue: () => (
    <Notice tone="warning" title={<Trans>Your withdrawal is late</Trans>} isLive>
      <Trans>If the withdrawal fails, you get the whole amount back, fee included.</Trans>
    </Notice>
  ),
  arrived: () => (
    <Notice tone="positive" title={<Trans>Your withdrawal has arrived</Trans>} isLive>
      <Trans>The amount is with the payee.</Trans>
    </Notice>
  ),
  failed: (reason) => (
    <Notice tone="negative" title={<Trans>Your withdrawal failed</Trans>} isLive>
      {reason !== '' && <p dir="auto">{reason}</p>}
      <p>
        <Trans>The whole amount is back in your balance, fee included.</Trans>
      </p>
    </Notice>
  ),
  cancelled: () => (
    <Notice
      title={<Trans comment="The member took a withdrawal back; also a kind of record">Withdrawal cancelled</Trans>}
      isLive
    >
      <Trans>The whole amount is back in your balance, fee included.</Trans>
    </Notice>
  ),
};

function Receipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const stage = withdrawalStageOf(withdrawal, useServerNow());
  const { currency, amount, fee, net, payee, reason, createdAt, arrivesFrom, arrivesTo } = withdrawal;
  const cameBack = isBack(stage);
  return (
    <div className="space-y-4">
      {standings[stage](reason)}
      <Card>
        <Net
          {...(cameBack && { label: <Trans>Came back to your balance</Trans> })}
          net={cameBack ? amount : net}
          currency={currency}
          isReceipt
        />
        <FactList>
          <ExactFact label={<Trans>Amount</Trans>} amount={amount} currency={currency} />
          {cameBack ? (
            <Fact label={<Trans comment="Amount taken by us">Fee</Trans>}>
              <Amount money={{ amount: 0n, currency }} />
            </Fact>
          ) : (
            <FeeFact fee={fee} currency={currency} />
          )}
          <Fact label={<Trans comment="Label: when the withdrawal was requested">Requested</Trans>}>
            <When at={createdAt} />
          </Fact>
          {!cameBack && (
            <Fact label={<Trans>Arrives between</Trans>}>
              <Trans>
                <When at={arrivesFrom} /> and <When at={arrivesTo} />
              </Trans>
            </Fact>
          )}
        </FactList>
      </Card>
      <Card title={<Trans context="to whom a withdrawal goes">To</Trans>}>
        <PayeeText text={payee} />
      </Card>
    </div>
  );
}

export function SubmittedActions({ snapshot }: WithdrawalViewProps) {
  const { result: withdrawal } = snapshot.context;
  if (!withdrawal) return null;
  return (
    <>
      <LinkButton href={`#/user/withrecord?id=${encodeURIComponent(withdrawal.id)}`} variant="primary" isWide>
        <Trans comment="Button: opens the steps of a withdrawal">Track withdrawal</Trans>
      </LinkButton>
      <LinkButton href="#/projects" variant="quiet" isWide>
        <Trans>See wallet</Trans>
      </LinkButton>
    </>
  );
}
