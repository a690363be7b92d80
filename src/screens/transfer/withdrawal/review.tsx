import type { ViewProps } from '#kit/flow-view.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { StepBack } from '#kit/step-back.tsx';
import { Address } from '#components/address.tsx';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { CountdownText } from '#components/countdown-text.tsx';
import { ExactFact } from '#components/exact-fact.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Notice } from '#components/notice.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { Figure } from '#kit/figure.tsx';
import { When } from '#kit/when.tsx';
import type { WithdrawalQuote } from '#domain/withdrawal.ts';
import { payeeOf } from '#machines/withdrawal/terms.ts';
import { reviewedIn } from '#machines/withdrawal/review.ts';
import { Trans } from '@lingui/react/macro';
import { FeeFact, Net } from './cost-facts.tsx';
import { Label } from '../payee/label-field.tsx';
import { FirstUse } from './payee-choice.tsx';

type WithdrawalViewProps = ViewProps<typeof withdrawalMachine>;

/** Everything that will happen, before it does. What is agreed to is never hidden. */
export function Review({ snapshot }: WithdrawalViewProps) {
  const reviewed = reviewedIn(snapshot.context);
  if (!reviewed) return null;
  return (
    <div data-figures="shown">
      <Figure of={reviewed}>
        {({ terms, before }) => (
          <div className="space-y-4">
            {before && <Renewed terms={terms} before={before} />}
            <Card>
              <Net net={terms.net} currency={terms.currency} />
              <FactList>
                <ExactFact label={<Trans>Amount</Trans>} amount={terms.amount} currency={terms.currency} />
                <FeeFact fee={terms.fee} currency={terms.currency} />
                <Fact label={<Trans comment="Label: two times follow">Arrives between</Trans>} isTotal>
                  <Trans comment="Value of “Arrives between”: two times">
                    <When at={terms.arrivesFrom} /> and <When at={terms.arrivesTo} />
                  </Trans>
                </Fact>
              </FactList>
            </Card>
            <PayeeCard snapshot={snapshot} isFirstUse={terms.isFirstUse} />
            <TimeLeft terms={terms} />
          </div>
        )}
      </Figure>
    </div>
  );
}

interface RenewedProps {
  terms: WithdrawalQuote;
  /** For the same amount and payee. */
  before: WithdrawalQuote;
}

/** What is different from the terms that the member saw before. */
const Renewed = ({ terms, before }: RenewedProps) => (
  <Notice title={<Trans comment="Title: fee or time changed since the last look">New terms</Trans>} isLive>
    {terms.net === before.net ? (
      <Trans>You receive the same.</Trans>
    ) : (
      <Trans comment="What the member would have received before">
        The old terms paid <Amount money={{ amount: before.net, currency: before.currency }} size="small" />.
      </Trans>
    )}{' '}
    {terms.arrivesTo !== before.arrivesTo && (
      <Trans comment="New time, old time">
        Arrives by <When at={terms.arrivesTo} /> instead of <When at={before.arrivesTo} />.
      </Trans>
    )}
  </Notice>
);

interface PayeeCardProps extends Pick<WithdrawalViewProps, 'snapshot'> {
  isFirstUse: boolean;
}

/** The whole of it: a shortened address can hide another one. */
export function PayeeCard({ snapshot, isFirstUse }: PayeeCardProps) {
  const payee = payeeOf(snapshot.context);
  if (!payee) return null;
  return (
    <Card title={<Trans context="to whom a withdrawal goes">To</Trans>} aside={isFirstUse && <FirstUse />}>
      <Label text={payee.payeeLabel} />
      <p>
        <Address text={payee.account} />
      </p>
      <p className="mt-1.5 text-sm text-subtle">
        <bdi>{payee.about.join(' · ')}</bdi>
      </p>
      {isFirstUse && (
        <div className="mt-3">
          <Notice tone="warning">
            <Trans>Check its first and last characters against your source.</Trans>
          </Notice>
        </div>
      )}
    </Card>
  );
}

/** The machine asks again when they are over. */
export function TimeLeft({ terms: { expiresAt } }: { terms: WithdrawalQuote }) {
  return (
    <p className="text-sm text-subtle">
      <Countdown key={expiresAt} endsAt={expiresAt} onElapsed={() => undefined}>
        {(now) => (
          <Trans>
            These terms expire in <CountdownText endsAt={expiresAt} now={now} />
          </Trans>
        )}
      </Countdown>
    </p>
  );
}

export function ReviewActions({ send }: WithdrawalViewProps) {
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'review.confirm' });
      }}
    >
      <Button type="submit" isWide>
        <Trans>Enter fund password</Trans>
      </Button>
      <Change send={send} />
    </form>
  );
}

export const Change = ({ send }: Pick<WithdrawalViewProps, 'send'>) => (
  <StepBack onBack={() => send({ type: 'review.back' })}>
    <Trans>Change</Trans>
  </StepBack>
);

/** The terms expired before they were confirmed. */
export function Expired({ snapshot }: WithdrawalViewProps) {
  const { quote } = snapshot.context;
  if (!quote) return null;
  return (
    <div data-figures="shown" className="space-y-4">
      <Notice tone="warning" title={<Trans>These terms have expired</Trans>} isLive>
        <Trans>Your balance is unchanged.</Trans>
      </Notice>
      <Figure of={quote}>
        {({ amount, currency, isFirstUse }) => (
          <div className="space-y-4">
            <Card>
              <p className="text-sm text-subtle">
                <Trans>Amount</Trans>
              </p>
              <p>
                <Amount money={{ amount, currency }} size="hero" />
              </p>
            </Card>
            <PayeeCard snapshot={snapshot} isFirstUse={isFirstUse} />
          </div>
        )}
      </Figure>
    </div>
  );
}

export function ExpiredActions({ send }: WithdrawalViewProps) {
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'quote.renew' });
      }}
    >
      <Button type="submit" isWide>
        <Trans>Get new terms</Trans>
      </Button>
      <Change send={send} />
    </form>
  );
}
