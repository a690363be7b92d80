import type { ViewProps } from '#kit/flow-view.ts';
import type { exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import { StepBack } from '#kit/step-back.tsx';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { CountdownText } from '#components/countdown-text.tsx';
import { FactList } from '#components/fact-list.tsx';
import { Notice } from '#components/notice.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { Figure } from '#kit/figure.tsx';
import { ExactFact } from '#components/exact-fact.tsx';
import { yieldOf } from '#machines/exchange/rate.ts';
import { Trans } from '@lingui/react/macro';
import { disabledWords } from './form.tsx';
import { RateFact } from './rate.tsx';

type ExchangeViewProps = ViewProps<typeof exchangeMachine>;

/** Everything that will happen, before it does: its figures show while others are hidden. */
export function Review({ snapshot }: ExchangeViewProps) {
  const { terms } = snapshot.context;
  const parts = yieldOf(snapshot.context);
  if (!terms || !parts) return null;
  return (
    <div data-figures="shown" className="space-y-4">
      <Card>
        <p className="text-sm text-subtle">
          <Trans>You get</Trans>
        </p>
        <p className="mb-4" data-yield>
          <Amount money={{ amount: parts.usdt, currency: 'USDT' }} size="hero" />
        </p>
        <Figure of={terms.quote}>
          {({ rate, rateAt }) => (
            <FactList>
              <ExactFact
                label={<Trans comment="Amount: rupees to exchange">You give</Trans>}
                amount={parts.rupees}
                currency="INR"
              />
              <RateFact rate={rate} at={rateAt} />
              <ExactFact label={<Trans>You get, rounded down</Trans>} amount={parts.usdt} currency="USDT" isTotal />
            </FactList>
          )}
        </Figure>
      </Card>
      <Notice tone="warning" title={<Trans>You can exchange once</Trans>}>
        <Figure of={terms.wallet}>
          {({ inr }) => (
            <Trans>
              <Amount money={{ amount: inr - parts.rupees, currency: 'INR' }} size="small" hasWords /> stays in rupees,
              and can't be exchanged later.
            </Trans>
          )}
        </Figure>
      </Notice>
    </div>
  );
}

export function ReviewActions({ snapshot, send }: ExchangeViewProps) {
  const isExchanging = snapshot.matches('settling');
  const parts = yieldOf(snapshot.context);
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'exchange.confirm' });
      }}
    >
      <p role="status" className="text-sm text-subtle empty:sr-only">
        {disabledWords(snapshot)}
      </p>
      {snapshot.matches('review') && <TimeLeft snapshot={snapshot} />}
      <Button type="submit" isWide isBusy={isExchanging} disabled={!snapshot.can({ type: 'exchange.confirm' })}>
        {isExchanging ? (
          <Trans comment="Button: the exchange is being sent">Exchanging…</Trans>
        ) : (
          parts && (
            <Trans comment="Button: exchanges rupees for this amount of USDT">
              Exchange for <Yield usdt={parts.usdt} />
            </Trans>
          )
        )}
      </Button>
      <Change snapshot={snapshot} send={send} />
    </form>
  );
}

const Yield = ({ usdt }: { usdt: bigint }) => (
  <span data-figures="shown">
    <Amount money={{ amount: usdt, currency: 'USDT' }} tone="inherit" />
  </span>
);

/** The machine asks again when it is over. */
const TimeLeft = ({ snapshot: { context } }: Pick<ExchangeViewProps, 'snapshot'>) =>
  context.terms && (
    <Figure of={context.terms.quote}>
      {({ expiresAt }) => (
        <p className="text-sm text-subtle">
          <Countdown key={expiresAt} endsAt={expiresAt} onElapsed={() => undefined}>
            {(now) => (
              <Trans>
                These terms expire in <CountdownText endsAt={expiresAt} now={now} />
              </Trans>
            )}
          </Countdown>
        </p>
      )}
    </Figure>
  );

const Change = ({ snapshot, send }: ExchangeViewProps) => (
  <StepBack onBack={snapshot.can({ type: 'review.back' }) ? () => send({ type: 'review.back' }) : null}>
    <Trans comment="Button: goes back to the form">Change</Trans>
  </StepBack>
);

/** The rate ran out before it was agreed to. */
export function Expired({ snapshot }: ExchangeViewProps) {
  const parts = yieldOf(snapshot.context);
  if (!parts) return null;
  return (
    <>
      <Notice tone="warning" title={<Trans>These terms have expired</Trans>} isLive>
        <Trans>Your balance is unchanged.</Trans>
      </Notice>
      <div data-figures="shown">
        <Card>
          <p className="text-sm text-subtle">
            <Trans>You give</Trans>
          </p>
          <p>
            <Amount money={{ amount: parts.rupees, currency: 'INR' }} size="hero" />
          </p>
        </Card>
      </div>
    </>
  );
}

export const ExpiredActions = ({ snapshot, send }: ExchangeViewProps) => (
  <form
    className="space-y-2"
    onSubmit={(event) => {
      event.preventDefault();
      send({ type: 'quote.renew' });
    }}
  >
    <Button type="submit" isWide disabled={!snapshot.can({ type: 'quote.renew' })}>
      <Trans>Get a new rate</Trans>
    </Button>
    <Change snapshot={snapshot} send={send} />
  </form>
);
