import { PayeeText } from '#components/address.tsx';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Exactly, isRounded } from '#components/exact-fact.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Figure } from '#kit/figure.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import { KeptReason } from '#kit/kept-reason.tsx';
import type {
  CancelWithdrawalTerms,
  cancelWithdrawalMachine,
} from '#machines/cancel-withdrawal/cancel-withdrawal.machine.ts';
import { moneyProblems, type MoneyProblem } from '#machines/settlement/money-flow.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
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
          <div>
            <p data-back>
              <Amount money={{ amount, currency }} size="large" hasWords />
            </p>
            {isRounded(amount) && (
              <p className="text-xs text-subtle">
                <Exactly amount={amount} />
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

const words = (terms: CancelWithdrawalTerms | null): Record<MoneyProblem, ReactNode> => ({
  kept: <KeptReason terms={terms} />,
  offline: <Trans>You're offline. Try again when you're back online.</Trans>,
  storage: (
    <Trans>Your device is out of space, so we can't do this safely. Free up space or leave private browsing.</Trans>
  ),
});

export function CancelActions({ snapshot, send }: CancelViewProps) {
  const isCancelling = snapshot.matches('settling');
  const [problem] = moneyProblems(snapshot.context);
  return (
    <>
      <p role="status" className="text-sm text-subtle empty:hidden">
        {problem && words(snapshot.context.terms)[problem]}
      </p>
      <Button
        isWide
        isBusy={isCancelling}
        disabled={!snapshot.can({ type: 'withdrawal.cancel' })}
        onClick={() => send({ type: 'withdrawal.cancel' })}
      >
        {isCancelling ? (
          <Trans comment="Button: the withdrawal is being cancelled">Cancelling…</Trans>
        ) : (
          <Trans>Cancel withdrawal</Trans>
        )}
      </Button>
    </>
  );
}
