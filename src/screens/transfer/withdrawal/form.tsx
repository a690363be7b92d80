import type { ViewProps } from '#kit/flow-view.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { AmountField } from '#components/amount-field.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Amount } from '#components/amount.tsx';
import { Notice } from '#components/notice.tsx';
import { FeesLink } from '#features/wallet/fees-link.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { Figure } from '#kit/figure.tsx';
import { KeptReason } from '#kit/kept-reason.tsx';
import { When } from '#kit/when.tsx';
import { smaller } from '#domain/money.ts';
import {
  standingIn,
  withdrawalProblems,
  type WithdrawalProblem,
  type WithdrawalTerms,
} from '#machines/withdrawal/terms.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Costs } from './costs.tsx';
import { PayeeChoice } from './payee-choice.tsx';

type WithdrawalViewProps = ViewProps<typeof withdrawalMachine>;

/** The form in the body, for its button under the thumb. */
const formId = 'withdrawal';

/** Told while typing: more digits don't mend them. */
const atOnce: readonly WithdrawalProblem[] = ['balance', 'limit'];

const problemsOf = ({ context }: WithdrawalViewProps['snapshot']): readonly WithdrawalProblem[] =>
  context.problems.length > 0
    ? context.problems
    : withdrawalProblems(context).filter((problem) => atOnce.includes(problem));

/** How much and to whom; what it costs shows while it is typed. */
export function Form({ snapshot, send }: WithdrawalViewProps) {
  const { subject: way, terms, entry } = snapshot.context;
  if (!terms) return null;
  const problems = problemsOf(snapshot);
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
      <Figure of={standingIn(way, terms)}>
        {({ options, available }) => {
          const { limitResetsAt } = options;
          const { currency, minimum, left } = options[way];
          return (
            <Card>
              <AmountField
                name="amount"
                label={<Trans comment="Field or label: how much">Amount</Trans>}
                entry={entry}
                currency={currency}
                onType={(text) => send({ type: 'amount.type', text })}
                most={smaller(available, left)}
                onMax={() => send({ type: 'amount.fill' })}
                error={amountError(problems, <Amount money={{ amount: minimum, currency }} size="small" />)}
              />
              <div className="mt-3 border-t border-line pt-3.5">
                <FactList>
                  <Fact label={<Trans>Available</Trans>}>
                    <Amount money={{ amount: available, currency }} />
                  </Fact>
                  <Fact
                    label={<Trans>Left for today</Trans>}
                    hint={
                      limitResetsAt !== null && (
                        <Trans comment="When the daily limit is whole again">
                          resets at <When at={limitResetsAt} />
                        </Trans>
                      )
                    }
                  >
                    <Amount money={{ amount: left, currency }} />
                  </Fact>
                </FactList>
              </div>
              <Costs entry={entry} currency={currency} />
            </Card>
          );
        }}
      </Figure>
      <PayeeChoice snapshot={snapshot} send={send} isMissing={problems.includes('payee')} />
      <FeesLink of="withdrawal" />
    </form>
  );
}

/** Product 16.3 asks for that of the balance. */
function amountError(problems: readonly WithdrawalProblem[], minimum: ReactNode): ReactNode {
  if (problems.includes('amount')) return <Trans>Enter an amount greater than 0</Trans>;
  if (problems.includes('minimum')) return <Trans>Withdraw at least {minimum}</Trans>;
  if (problems.includes('balance')) return <Trans>More than your available balance</Trans>;
  if (problems.includes('limit')) return <Trans>More than what's left of today's limit</Trans>;
  return null;
}

/** The server gave no terms: why, and another look at what is allowed now. */
function FormFailure({ snapshot, send }: WithdrawalViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  if (!failure) return null;
  return (
    <Notice
      tone="negative"
      isLive
      action={
        <Button variant="secondary" onClick={() => send({ type: 'terms.refresh' })}>
          <Trans>Check again</Trans>
        </Button>
      }
    >
      <p>{failureText(failure)}</p>
      <p>
        <Trans>Your balance is unchanged.</Trans>
      </p>
    </Notice>
  );
}

/** What no field can say. */
const words = (terms: WithdrawalTerms | null): Partial<Record<WithdrawalProblem, ReactNode>> => ({
  kept: <KeptReason terms={terms} />,
  offline: <Trans>You're offline. Try again when you're back online.</Trans>,
  storage: (
    <Trans>Your device is out of space, so we can't do this safely. Free up space or leave private browsing.</Trans>
  ),
});

export function FormActions({ snapshot, send }: WithdrawalViewProps) {
  const isAsking = snapshot.matches('quoting');
  const { context } = snapshot;
  const [told] = withdrawalProblems(context).flatMap((problem) => words(context.terms)[problem] ?? []);
  return (
    <>
      <FormFailure snapshot={snapshot} send={send} />
      <p role="status" className="text-sm text-subtle empty:sr-only">
        {told}
      </p>
      <Button
        type="submit"
        form={formId}
        isWide
        isBusy={isAsking}
        disabled={told !== undefined || !snapshot.can({ type: 'review.open' })}
      >
        {isAsking ? (
          <Trans>One moment…</Trans>
        ) : (
          <Trans comment="Button and title: terms before confirming">Review withdrawal</Trans>
        )}
      </Button>
    </>
  );
}
