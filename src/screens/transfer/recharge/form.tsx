import type { ViewProps } from '#kit/flow-view.ts';
import type { rechargeMachine } from '#machines/recharge/recharge.machine.ts';
import { AmountField } from '#components/amount-field.tsx';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { RadioCards } from '#components/radio-cards.tsx';
import { Region } from '#components/region.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { FeesLink } from '#features/wallet/fees-link.tsx';
import { Figure } from '#kit/figure.tsx';
import { KeptReason } from '#kit/kept-reason.tsx';
import { rechargeMaximum } from '#domain/limits.ts';
import type { Currency } from '#domain/money.ts';
import { rechargeCurrency, type CashChannel, type RechargeMethod } from '#domain/recharge.ts';
import { minimumOf, rechargeProblems, type RechargeTerms, type RechargeProblem } from '#machines/recharge/order.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type RechargeViewProps = ViewProps<typeof rechargeMachine>;

/** The form in the body, for its button under the thumb. */
const formId = 'recharge';

/** How much, and for rupees by which channel. */
export function Form({ snapshot, send }: RechargeViewProps) {
  const { subject: method, terms, channelId, entry, problems } = snapshot.context;
  if (!terms) return null;
  const currency = rechargeCurrency[method];
  const minimum = minimumOf(snapshot.context);
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'recharge.confirm' });
      }}
    >
      <Figure of={terms.options}>
        {({ chain, channels }) => (
          <div className="space-y-4">
            <Card>
              <AmountField
                name="amount"
                label={<Trans comment="Field: how much to recharge">Amount</Trans>}
                entry={entry}
                currency={currency}
                onType={(text) => send({ type: 'amount.type', text })}
                error={amountError(problems, minimum, currency)}
              />
              <div data-figures="shown" className="mt-3 border-t border-line pt-3.5">
                <FactList>
                  {minimum !== null && (
                    <Fact label={<Trans comment="Label: the least amount">Minimum</Trans>}>
                      <Amount money={{ amount: minimum, currency }} />
                    </Fact>
                  )}
                  {method === 'usdt' && (
                    <Fact label={<Trans>Chain</Trans>}>
                      <bdi>{chain}</bdi>
                    </Fact>
                  )}
                  <Fact label={<Trans comment="Amount taken by us">Fee</Trans>}>
                    <Trans comment="Value of “Fee”: there is no fee">None</Trans>
                  </Fact>
                </FactList>
              </div>
            </Card>
            {method === 'cash' && (
              <Region>
                {' '}
                <RadioCards
                  legend={<Trans comment="Label: way to pay rupees (UPI, bank, card)">Channel</Trans>}
                  name="channel"
                  cards={channels.map(cardOf)}
                  value={channelId}
                  onChange={(id) => send({ type: 'channel.choose', channelId: id })}
                  error={
                    problems.includes('channel') &&
                    (channels.length > 0 ? (
                      <Trans>Choose a channel</Trans>
                    ) : (
                      <Trans>No cash channel is open now.</Trans>
                    ))
                  }
                />
              </Region>
            )}
            <p className="text-sm text-subtle">
              <Trans>We credit what arrives once it's confirmed.</Trans>
            </p>
            <FeesLink of="recharge" />
          </div>
        )}
      </Figure>
    </form>
  );
}

const cardOf = ({ id, name, minimum: amount }: CashChannel) => ({
  value: id,
  label: <bdi>{name}</bdi>,
  detail: (
    <span data-figures="shown">
      <Trans comment="The least amount of a recharge">
        From <Amount money={{ amount, currency: 'INR' }} size="small" tone="subtle" />
      </Trans>
    </span>
  ),
});

/** Product 16.3 asks for that of the minimum. */
function amountError(problems: readonly RechargeProblem[], minimum: bigint | null, currency: Currency): ReactNode {
  if (problems.includes('amount')) return <Trans>Enter an amount greater than 0</Trans>;
  if (problems.includes('maximum'))
    return (
      <Trans>
        Recharge at most <Amount money={{ amount: rechargeMaximum, currency }} size="small" />
      </Trans>
    );
  if (!problems.includes('minimum') || minimum === null) return null;
  return (
    <Trans>
      Recharge at least <Amount money={{ amount: minimum, currency }} size="small" />
    </Trans>
  );
}

/** What no field can say. */
const words = (terms: RechargeTerms | null): Partial<Record<RechargeProblem, ReactNode>> => ({
  kept: <KeptReason terms={terms} />,
  offline: <Trans>You're offline. Try again when you're back online.</Trans>,
  storage: (
    <Trans>Your device is out of space, so we can't do this safely. Free up space or leave private browsing.</Trans>
  ),
});

const askWords: Record<RechargeMethod, ReactNode> = {
  usdt: <Trans comment="Button: asks for an address to recharge to">Get address</Trans>,
  cash: <Trans comment="Button: asks for a reference to recharge with">Get reference</Trans>,
};

export function FormActions({ snapshot }: RechargeViewProps) {
  if (!snapshot.context.terms) return <SkeletonBlock height="3rem" />;
  const isAsking = snapshot.matches('settling');
  const { context } = snapshot;
  const [told] = rechargeProblems(context).flatMap((problem) => words(context.terms)[problem] ?? []);
  return (
    <>
      <p role="status" className="text-sm text-subtle empty:sr-only">
        {told}
      </p>
      <Button
        type="submit"
        form={formId}
        isWide
        isBusy={isAsking}
        disabled={told !== undefined || !snapshot.can({ type: 'recharge.confirm' })}
      >
        {isAsking ? <Trans>One moment…</Trans> : askWords[snapshot.context.subject]}
      </Button>
    </>
  );
}
