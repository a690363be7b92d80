import { PayeeText } from '#components/address.tsx';
import { Amount } from '#components/amount.tsx';
import { Exactly, isRounded } from '#components/exact-fact.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { CancelActions } from '#features/cancelling/cancel-views.tsx';
import { Figure } from '#kit/figure.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { cancelWithdrawalMachine } from '#machines/cancel-withdrawal/cancel-withdrawal.machine.ts';
import { Trans } from '@lingui/react/macro';
import { CancelUntil } from '../withdrawal-steps.tsx';

type CancelViewProps = ViewProps<typeof cancelWithdrawalMachine>;

/** How much, and to where, before it is decided: it shows while other amounts are hidden. */
export function WhatComesBack({ snapshot }: CancelViewProps) {
  const { terms } = snapshot.context;
  if (!terms) return null;
  return (
    <Figure of={terms.withdrawal}>
      {({ amount, currency, payee, processingAt }) => (
        <div data-figures="shown" className="space-y-4">
          <div data-play-region>
            <p data-back>
              <Amount money={{ amount, currency }} size="large" hasWords />
            </p>
            {isRounded(amount) && (
              <p className="text-xs text-subtle">
                <Exactly amount={amount} currency={currency} />
              </p>
            )}
            <p className="mt-1">
              <Trans>The whole amount goes back to your balance at once, fee included.</Trans>
            </p>
          </div>
          <FactList>
            <Fact
              label={<Trans comment="Label: to whom a withdrawal that is cancelled would have gone">Not sent to</Trans>}
            >
              <PayeeText text={payee} />
            </Fact>
          </FactList>
          <p className="text-subtle">
            <CancelUntil at={processingAt} />
          </p>
        </div>
      )}
    </Figure>
  );
}

export const Actions = (props: CancelViewProps) => (
  <CancelActions {...props} label={<Trans>Cancel withdrawal</Trans>} />
);
