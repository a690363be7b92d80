import type { ViewProps } from '#kit/flow-view.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { isPasskeyRefusal } from '#domain/refusals.ts';
import { WrongFundPassword } from '#features/verification/refused-try.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { hasPasskeys } from '#kit/has-passkeys.ts';
import { Figure } from '#kit/figure.tsx';
import { reviewedIn } from '#machines/withdrawal/review.ts';
import { Trans } from '@lingui/react/macro';
import { Net } from './cost-facts.tsx';
import { Change, PayeeCard, TimeLeft } from './review.tsx';
import { fundPasswordHref } from './way-words.tsx';

type WithdrawalViewProps = ViewProps<typeof withdrawalMachine>;

/** What is about to happen stays in sight while it is confirmed. */
export function FundPassword({ snapshot }: WithdrawalViewProps) {
  const reviewed = reviewedIn(snapshot.context);
  if (!reviewed) return null;
  return (
    <div data-figures="shown">
      <Figure of={reviewed}>
        {({ terms }) => (
          <div className="space-y-4">
            <Card>
              <Net net={terms.net} currency={terms.currency} />
              <p className="text-sm text-subtle">
                <Trans comment="Below what the member receives: the amount withdrawn, and the fee">
                  Of <Amount money={{ amount: terms.amount, currency: terms.currency }} size="small" />, less the fee of{' '}
                  <Amount money={{ amount: terms.fee, currency: terms.currency }} size="small" />
                </Trans>
              </p>
            </Card>
            <PayeeCard snapshot={snapshot} isFirstUse={terms.isFirstUse} />
            {(snapshot.matches('password') || snapshot.matches('askingPasskey')) && <TimeLeft terms={terms} />}
          </div>
        )}
      </Figure>
    </div>
  );
}

export function FundPasswordActions({ snapshot, send }: WithdrawalViewProps) {
  const failureText = useFailureText();
  const { subject: way, quote, fundPassword, problems, failure, isReachable } = snapshot.context;
  if (!quote) return null;
  const isSending = !snapshot.matches('password');
  const isRefused = failure?.kind === 'rejected' && !isPasskeyRefusal(failure);
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
          isRefused ? (
            <WrongFundPassword failure={failure} />
          ) : (
            problems.includes('password') && fundPassword === '' && <Trans>Please enter the password</Trans>
          )
        }
      />
      {failure && !isRefused && (
        <Notice tone="negative" title={failureText(failure)} isLive>
          <Trans>Your balance is unchanged.</Trans>
        </Notice>
      )}
      <Button type="submit" isWide isBusy={isSending} disabled={!isReachable && !isSending}>
        {isSending ? (
          <Trans comment="Button: the withdrawal is being sent">Withdrawing…</Trans>
        ) : (
          <Trans>Withdraw</Trans>
        )}
      </Button>
      {hasPasskeys() && snapshot.can({ type: 'passkey.use' }) && (
        <Button variant="secondary" isWide onClick={() => send({ type: 'passkey.use' })}>
          <Trans comment="Button: confirms the withdrawal, in place of the fund password">Use a passkey</Trans>
        </Button>
      )}
      {!isSending && (
        <div className="grid grid-cols-2 gap-2">
          <Change send={send} />
          <LinkButton href={fundPasswordHref(way)} variant="quiet">
            <Trans>Forgot fund password</Trans>
          </LinkButton>
        </div>
      )}
    </form>
  );
}
