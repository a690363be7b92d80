import { PayeeText } from '#components/address.tsx';
import { Card } from '#components/card.tsx';
import { ExactFact } from '#components/exact-fact.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { When } from '#kit/when.tsx';
import { Trans } from '@lingui/react/macro';
import { FeeFact, Net } from './cost-facts.tsx';
import type { WithdrawalViewProps } from './withdrawal-view.ts';

/** The receipt: only ever from the server's answer. */
export function Submitted({ snapshot }: WithdrawalViewProps) {
  const { withdrawal } = snapshot.context;
  if (!withdrawal) return null;
  const { currency, amount, fee, net, payee, createdAt, arrivesFrom, arrivesTo } = withdrawal;
  return (
    <>
      <Notice tone="positive" title={<Trans>Your withdrawal is on its way</Trans>} isLive>
        <Trans>The amount is held for it. If it fails, all of it comes back, the fee too.</Trans>
      </Notice>
      <Card>
        <Net net={net} currency={currency} />
        <FactList>
          <ExactFact label={<Trans>Amount</Trans>} amount={amount} currency={currency} />
          <FeeFact fee={fee} currency={currency} />
          <Fact label={<Trans>Requested</Trans>}>
            <When at={createdAt} />
          </Fact>
          <Fact label={<Trans>Arrives between</Trans>}>
            <Trans>
              <When at={arrivesFrom} /> and <When at={arrivesTo} />
            </Trans>
          </Fact>
        </FactList>
      </Card>
      <Card title={<Trans context="to whom a withdrawal goes">To</Trans>}>
        <PayeeText text={payee} />
      </Card>
    </>
  );
}

export function SubmittedActions({ snapshot }: WithdrawalViewProps) {
  const { withdrawal } = snapshot.context;
  if (!withdrawal) return null;
  return (
    <>
      <LinkButton href={`#/user/withrecord?id=${encodeURIComponent(withdrawal.id)}`} variant="primary" isWide>
        <Trans>Follow it</Trans>
      </LinkButton>
      <LinkButton href="#/projects" variant="quiet" isWide>
        <Trans>See the wallet</Trans>
      </LinkButton>
    </>
  );
}
