import type { ViewProps } from '#kit/flow-view.ts';
import type { exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import { AmountField } from '#components/amount-field.tsx';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Notice } from '#components/notice.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { FeesLink } from '#features/wallet/fees-link.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { Figure } from '#kit/figure.tsx';
import { KeptReason } from '#kit/kept-reason.tsx';
import { exchangeProblems, yieldOf, type ExchangeTerms, type ExchangeProblem } from '#machines/exchange/rate.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RateFact } from './rate.tsx';

type ExchangeViewProps = ViewProps<typeof exchangeMachine>;

/** The form in the body, for its button under the thumb. */
const formId = 'exchange';

/** Told while typing: more digits don't mend it. */
const problemsOf = ({ context }: ExchangeViewProps['snapshot']): readonly ExchangeProblem[] =>
  context.problems.length > 0 ? context.problems : exchangeProblems(context).filter((problem) => problem === 'balance');

/** How many rupees; what they give shows while it is typed. */
export function Form({ snapshot, send }: ExchangeViewProps) {
  const { terms, entry } = snapshot.context;
  if (!terms) return null;
  const usdt = yieldOf(snapshot.context)?.usdt ?? 0n;
  return (
    <form
      id={formId}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'review.open' });
      }}
    >
      <Card>
        <Figure of={terms.wallet}>
          {({ inr }) => (
            <>
              <p className="text-sm text-subtle">
                <Trans comment="Label: the balance in rupees">Your rupees</Trans>
              </p>
              <p data-balance="INR" className="mb-4">
                <Amount money={{ amount: inr, currency: 'INR' }} size="hero" />
              </p>
              <AmountField
                name="amount"
                label={<Trans>Rupees to exchange</Trans>}
                entry={entry}
                currency="INR"
                onType={(text) => send({ type: 'amount.type', text })}
                most={inr}
                onMax={() => send({ type: 'amount.fill' })}
                error={amountError(problemsOf(snapshot))}
              />
            </>
          )}
        </Figure>
        <div className="mt-3 border-t border-line pt-3.5">
          <Figure of={terms.quote}>
            {({ rate, rateAt }) => (
              <FactList>
                <RateFact rate={rate} at={rateAt} />
                <Fact label={<Trans comment="Label of a fact: USDT from the exchange">You get</Trans>} isTotal>
                  <output htmlFor={formId} data-figures="shown" data-yield>
                    <Amount money={{ amount: usdt, currency: 'USDT' }} hasWords />
                  </output>
                </Fact>
              </FactList>
            )}
          </Figure>
        </div>
      </Card>
      <Notice tone="warning" title={<Trans>You can exchange once</Trans>}>
        <Trans>Rupees you keep can't be exchanged later.</Trans>
      </Notice>
      <FeesLink of="exchange" />
      <QuoteFailure snapshot={snapshot} />
    </form>
  );
}

/** Product 16.3 asks for some of these. */
function amountError(problems: readonly ExchangeProblem[]): ReactNode {
  if (problems.includes('amount')) return <Trans>Enter an amount greater than 0</Trans>;
  if (problems.includes('balance')) return <Trans>More than your available balance</Trans>;
  if (problems.includes('tooSmall')) return <Trans>This gives less than 0.01 play USDT. Enter more</Trans>;
  return null;
}

/** The server gave no rate for the review. */
function QuoteFailure({ snapshot }: Pick<ExchangeViewProps, 'snapshot'>) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  if (!failure) return null;
  return (
    <Notice tone="negative" title={failureText(failure)} isLive>
      <Trans>Your balance is unchanged.</Trans>
    </Notice>
  );
}

/** What no field can say. */
const words = (terms: ExchangeTerms | null): Partial<Record<ExchangeProblem, ReactNode>> => ({
  kept: <KeptReason terms={terms} />,
  offline: <Trans>You're offline. Try again when you're back online.</Trans>,
  storage: (
    <Trans>Your device is out of space, so we can't do this safely. Free up space or leave private browsing.</Trans>
  ),
});

/** Why it is disabled here and now; undefined where it isn't. */
export const disabledWords = ({ context }: ExchangeViewProps['snapshot']): ReactNode =>
  exchangeProblems(context).flatMap((problem) => words(context.terms)[problem] ?? [])[0];

export function FormActions({ snapshot }: ExchangeViewProps) {
  if (!snapshot.context.terms) return <SkeletonBlock height="3rem" />;
  const isAsking = snapshot.matches('quoting');
  const reason = disabledWords(snapshot);
  return (
    <>
      <p role="status" className="text-sm text-subtle empty:sr-only">
        {reason}
      </p>
      <Button
        type="submit"
        form={formId}
        isWide
        isBusy={isAsking}
        disabled={reason !== undefined || !snapshot.can({ type: 'review.open' })}
      >
        {isAsking ? (
          <Trans comment="Button: terms are being fetched">One moment…</Trans>
        ) : (
          <Trans>Review exchange</Trans>
        )}
      </Button>
    </>
  );
}
