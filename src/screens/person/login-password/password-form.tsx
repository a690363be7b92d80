import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { PasswordRules } from '#components/password-rules.tsx';
import { codes } from '#contract/codes.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { useIsReachable } from '#kit/services.tsx';
import type { Failure } from '#domain/failure.ts';
import type { LoginPasswordField } from '#machines/login-password/login-password.machine.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { loginPasswordMachine } from '#machines/login-password/login-password.machine.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type LoginPasswordViewProps = ViewProps<typeof loginPasswordMachine>;

const form = 'login-password-form';

const aboutNewOne = new Set<number | null>([codes.samePassword, codes.sameAsFundPassword]);

/** The field that a refusal is about; null: the whole form. */
const fieldOf = (failure: Failure | null): LoginPasswordField | null => {
  if (failure?.kind !== 'rejected') return null;
  if (failure.code === codes.wrongPassword) return 'current';
  return aboutNewOne.has(failure.code) ? 'password' : null;
};

export function PasswordForm({ snapshot, send }: LoginPasswordViewProps) {
  const failureText = useFailureText();
  const { current, password, again, problems, failure } = snapshot.context;
  const refused = fieldOf(failure);
  const change = (field: LoginPasswordField) => (event: { currentTarget: { value: string } }) =>
    send({ type: 'field.change', field, value: event.currentTarget.value });
  const refusals: Partial<Record<LoginPasswordField, ReactNode>> = {
    current: <Trans>That isn't your old password</Trans>,
    password: failure && failureText(failure),
  };
  const error = (field: LoginPasswordField, words: ReactNode): ReactNode =>
    problems.includes(field) ? words : refused === field && refusals[field];
  return (
    <>
      <p className="text-sm text-subtle">
        <Trans>Changing it signs out all your other devices.</Trans>
      </p>
      {failure && refused === null && (
        <Notice tone="negative" title={failureText(failure)} isLive>
          <Trans>Your login password is unchanged.</Trans>
        </Notice>
      )}
      <form
        id={form}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submit' });
        }}
      >
        <Card>
          <PasswordField
            name="current"
            label={<Trans>Old login password</Trans>}
            autoComplete="current-password"
            value={current}
            onChange={change('current')}
            error={error('current', <Trans>Please enter the password</Trans>)}
          />
        </Card>
        <Card>
          <div className="space-y-4">
            <PasswordField
              name="password"
              label={<Trans>New login password</Trans>}
              autoComplete="new-password"
              value={password}
              onChange={change('password')}
              error={error('password', <Trans>8 to 24 letters and digits, beginning with a letter</Trans>)}
            />
            <PasswordRules password={password} />
            <PasswordField
              name="again"
              label={<Trans>New login password again</Trans>}
              autoComplete="new-password"
              value={again}
              onChange={change('again')}
              error={error('again', <Trans>The passwords don't match</Trans>)}
            />
          </div>
        </Card>
      </form>
    </>
  );
}

export function PasswordActions({ snapshot }: LoginPasswordViewProps) {
  const isReachable = useIsReachable();
  return (
    <Button
      type="submit"
      form={form}
      isWide
      isBusy={snapshot.matches('changing')}
      disabled={!isReachable || !snapshot.can({ type: 'form.submit' })}
    >
      <Trans comment="Button: sends the new login password">Change password</Trans>
    </Button>
  );
}
