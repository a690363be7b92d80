import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { Outcome } from '#components/outcome.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { useFailureText } from '#flow/failure-text.ts';
import { Figure } from '#flow/figure.tsx';
import { reviewedIn } from '#machines/withdrawal/withdrawal.machine.ts';
import { Trans } from '@lingui/react/macro';
import { Change, PayeeCard, TimeLeft } from './review.tsx';
import { LeaveLink } from './settlement.tsx';
import { fundPasswordHref } from './way-words.tsx';
import type { WithdrawalViewProps } from './withdrawal-view.ts';

/** What is about to happen stays in sight while it is confirmed. */
export function FundPassword({ snapshot }: WithdrawalViewProps) {
  const reviewed = reviewedIn(snapshot.context);
  // Sent again after a restart: its terms are with its intent.
  if (!reviewed)
    return (
      <Outcome
        isBusy
        title={<Trans>Sending your withdrawal again</Trans>}
        next={<Trans>It is made once at most.</Trans>}
      >
        <LeaveLink />
      </Outcome>
    );
  return (
    <div data-figures="shown">
      <Figure of={reviewed}>
        {({ terms }) => (
          <div className="space-y-4">
            <Card>
              <p className="text-sm text-subtle">
                <Trans>You receive</Trans>
              </p>
              <p data-net>
                <Amount money={{ amount: terms.net, currency: terms.currency }} size="hero" />
              </p>
              <p className="mt-1 text-sm text-subtle">
                <Trans>
                  Of <Amount money={{ amount: terms.amount, currency: terms.currency }} size="small" />, less the fee of{' '}
                  <Amount money={{ amount: terms.fee, currency: terms.currency }} size="small" />
                </Trans>
              </p>
            </Card>
            <PayeeCard snapshot={snapshot} isFirstUse={terms.isFirstUse} />
            {snapshot.matches('password') && <TimeLeft terms={terms} />}
          </div>
        )}
      </Figure>
    </div>
  );
}

export function FundPasswordActions({ snapshot, send }: WithdrawalViewProps) {
  const failureText = useFailureText();
  const { way, quote, fundPassword, problems, failure, isReachable } = snapshot.context;
  if (!quote) return null;
  const isSending = !snapshot.matches('password');
  const isRefused = failure?.kind === 'rejected';
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'password.confirm' });
      }}
    >
      <PasswordField
        name="fundPassword"
        label={<Trans>Fund password</Trans>}
        autoComplete="off"
        value={fundPassword}
        onChange={(event) => send({ type: 'password.type', text: event.currentTarget.value })}
        error={
          isRefused
            ? failureText(failure)
            : problems.includes('password') && fundPassword === '' && <Trans>Please enter the password</Trans>
        }
      />
      {failure && !isRefused && (
        <Notice tone="negative" title={failureText(failure)} isLive>
          <Trans>Nothing was withdrawn.</Trans>
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isSending} disabled={!isReachable && !isSending}>
        {isSending ? <Trans>Withdrawing…</Trans> : <Trans>Withdraw</Trans>}
      </Button>
      {!isSending && (
        <>
          <Change send={send} />
          <p className="text-center text-sm">
            <a href={fundPasswordHref(way)} className="inline-flex min-h-11 items-center underline underline-offset-4">
              <Trans>I forgot it</Trans>
            </a>
          </p>
        </>
      )}
    </form>
  );
}
