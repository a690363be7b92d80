import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { PasswordRules } from '#components/password-rules.tsx';
import { codes } from '#contract/codes.ts';
import { WrongFundPassword } from '#features/verification/refused-try.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { useIsReachable } from '#kit/services.tsx';
import type { Failure } from '#domain/failure.ts';
import { fundPasswordRest, hour } from '#domain/limits.ts';
import type { FundPasswordField } from '#machines/fund-password/fund-password.machine.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { fundPasswordMachine } from '#machines/fund-password/fund-password.machine.ts';
import { Plural, Trans } from '@lingui/react/macro';

type FundPasswordViewProps = ViewProps<typeof fundPasswordMachine>;

const form = 'fund-password-form';
const restHours = fundPasswordRest / hour;

/** The field that a refusal is about; null: the whole form. */
const fieldOf = (failure: Failure | null): FundPasswordField | null => {
  if (failure?.kind !== 'rejected') return null;
  if (failure.code === codes.wrongPassword) return 'current';
  return failure.code === codes.sameAsLoginPassword ? 'password' : null;
};

export function PasswordForm({ snapshot, send }: FundPasswordViewProps) {
  const failureText = useFailureText();
  const { standing, password, again, problems, failure } = snapshot.context;
  if (!standing) return null;
  const refused = fieldOf(failure);
  const change = (field: FundPasswordField) => (event: { currentTarget: { value: string } }) =>
    send({ type: 'field.change', field, value: event.currentTarget.value });
  return (
    <>
      <p className="text-sm text-subtle">
        <Trans>The fund password confirms withdrawals.</Trans>
      </p>
      {failure && refused === null && <Doubt snapshot={snapshot} failure={failure} />}
      <form
        id={form}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submit' });
        }}
      >
        {standing.hasPassword && <CurrentPassword snapshot={snapshot} send={send} isRefused={refused === 'current'} />}
        <Card>
          <div className="space-y-4">
            <PasswordField
              name="password"
              label={<Trans>New fund password</Trans>}
              autoComplete="new-password"
              value={password}
              onChange={change('password')}
              error={
                problems.includes('password') ? (
                  <Trans>8 to 24 letters and digits, beginning with a letter</Trans>
                ) : (
                  refused === 'password' && failure && failureText(failure)
                )
              }
            />
            <PasswordRules password={password} />
            <PasswordField
              name="again"
              label={<Trans>New fund password again</Trans>}
              autoComplete="new-password"
              value={again}
              onChange={change('again')}
              error={problems.includes('again') && <Trans>The passwords don't match</Trans>}
            />
          </div>
        </Card>
      </form>
    </>
  );
}

/** A refusal of the whole, or no answer: then the change may have happened, until whether one is set was read again. */
function Doubt({ snapshot, failure }: Pick<FundPasswordViewProps, 'snapshot'> & { failure: Failure }) {
  const failureText = useFailureText();
  return (
    <Notice tone="negative" title={failureText(failure)} isLive>
      {outcomeOf(snapshot, failure)}
    </Notice>
  );
}

function outcomeOf(snapshot: FundPasswordViewProps['snapshot'], failure: Failure) {
  if (snapshot.context.standing?.hasPassword && failure.kind !== 'rejected') {
    return <Trans>Your new fund password may already be set. If so, enter it as the old one.</Trans>;
  }
  if (snapshot.matches('loading')) {
    return <Trans comment="Unknown outcome: no answer came">Your new fund password may already be set.</Trans>;
  }
  return <Trans>Nothing was changed.</Trans>;
}

/** The old one, or what stands in for it, with what that costs. */
function CurrentPassword({ snapshot, send, isRefused }: FundPasswordViewProps & { isRefused: boolean }) {
  const { current, isForgotten, problems, failure } = snapshot.context;
  const refusal = isForgotten ? (
    <Trans>That isn't your login password</Trans>
  ) : (
    failure && <WrongFundPassword failure={failure} />
  );
  return (
    <Card>
      <PasswordField
        key={String(isForgotten)}
        name="current"
        label={
          isForgotten ? (
            <Trans comment="Password that signs the member in">Login password</Trans>
          ) : (
            <Trans>Old fund password</Trans>
          )
        }
        autoComplete={isForgotten ? 'current-password' : 'off'}
        value={current}
        onChange={(event) => send({ type: 'field.change', field: 'current', value: event.currentTarget.value })}
        error={problems.includes('current') ? <Trans>Please enter the password</Trans> : isRefused && refusal}
      />
      {isForgotten && (
        <div className="mt-3">
          <Notice
            tone="warning"
            title={
              <Plural
                value={restHours}
                one="Withdrawals are paused for # hour"
                other="Withdrawals are paused for # hours"
              />
            }
          >
            <Trans>
              Anyone with your login password can reset the fund password. The pause gives you time to notice.
            </Trans>
          </Notice>
        </div>
      )}
      <div className="mt-1 -mb-2 -ms-5">
        <Button variant="quiet" onClick={() => send({ type: isForgotten ? 'password.remember' : 'password.forget' })}>
          {isForgotten ? (
            <Trans>Use old password</Trans>
          ) : (
            <Trans comment="Button: sets a new one with the login password">Forgot fund password</Trans>
          )}
        </Button>
      </div>
    </Card>
  );
}

export function PasswordActions({ snapshot }: FundPasswordViewProps) {
  const isReachable = useIsReachable();
  return (
    <Button type="submit" form={form} isWide disabled={!isReachable || !snapshot.can({ type: 'form.submit' })}>
      <Trans>Continue</Trans>
    </Button>
  );
}
