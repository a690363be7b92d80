import type { ViewProps } from '#kit/flow-view.ts';
import type { exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { When } from '#kit/when.tsx';
import { ExactFact } from '#components/exact-fact.tsx';
import { Trans } from '@lingui/react/macro';
import { RateFact } from './rate.tsx';

type ExchangeViewProps = ViewProps<typeof exchangeMachine>;

/** The receipt: only ever from the server's answer. */
export function Exchanged({ snapshot }: ExchangeViewProps) {
  const { result: receipt } = snapshot.context;
  if (!receipt) return null;
  return (
    <>
      <Notice
        tone="positive"
        title={<Trans comment="Title: rupees were exchanged to USDT">Exchange complete</Trans>}
        isLive
      >
        <Trans>The amount is in your balance.</Trans>
      </Notice>
      <Card>
        <p className="text-sm text-subtle">
          <Trans comment="Amount: USDT from the exchange">You got</Trans>
        </p>
        <p className="mb-4" data-exchanged>
          <Amount money={{ amount: receipt.usdt, currency: 'USDT' }} size="hero" hasWords />
        </p>
        <FactList>
          <ExactFact
            label={<Trans comment="Amount: rupees exchanged">You gave</Trans>}
            amount={receipt.rupees}
            currency="INR"
          />
          <ExactFact label={<Trans>You got</Trans>} amount={receipt.usdt} currency="USDT" />
          <RateFact rate={receipt.rate} />
          <Fact label={<Trans comment="Label of a fact: when it happened">Time</Trans>}>
            <When at={receipt.at} />
          </Fact>
        </FactList>
      </Card>
    </>
  );
}

/** Both records: what left in rupees and what came in USDT. */
export const ExchangedActions = () => (
  <div className="space-y-2">
    <LinkButton href="#/user/record?type=6" variant="primary" isWide>
      <Trans>See records</Trans>
    </LinkButton>
    <LinkButton href="#/projects" variant="quiet" isWide>
      <Trans>See wallet</Trans>
    </LinkButton>
  </div>
);
