import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { PasswordRules } from '#components/password-rules.tsx';
import { codes } from '#contract/codes.ts';
import type { Failure } from '#domain/failure.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { useIsReachable } from '#kit/services.tsx';
import type { ResetPasswordField } from '#machines/reset-password/reset-password.machine.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { resetPasswordMachine } from '#machines/reset-password/reset-password.machine.ts';
import { Trans } from '@lingui/react/macro';
import { focusMarked } from './marked.ts';
import { AccountCard } from './account-card.tsx';
import { accountProblem, passwordProblem } from './problem-words.tsx';

type ResetPasswordViewProps = ViewProps<typeof resetPasswordMachine>;

const form = 'reset-password-form';

/** What a refusal is about; null: the whole form. */
const placeOf = (failure: Failure | null): 'account' | 'password' | null => {
  if (failure?.kind !== 'rejected') return null;
  if (failure.code === codes.accountInvalid) return 'account';
  return failure.code === codes.sameAsFundPassword ? 'password' : null;
};

export function ResetForm({ snapshot, send }: ResetPasswordViewProps) {
  const failureText = useFailureText();
  const { offer, way, password, again, problems, failure } = snapshot.context;
  if (!offer) return null;
  const refused = placeOf(failure);
  const refusal = (place: typeof refused) => (refused === place && failure ? failureText(failure) : null);
  const change = (field: ResetPasswordField, value: string) => send({ type: 'field.change', field, value });
  return (
    <>
      <p className="text-sm text-subtle">
        <Trans>Set a new password with a code. This signs out all your devices.</Trans>
      </p>
      {failure && refused === null && (
        <Notice tone="negative" title={failureText(failure)} isLive>
          <Trans>Your password is unchanged.</Trans>
        </Notice>
      )}
      <form
        id={form}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submit' });
          focusMarked(event.currentTarget);
        }}
      >
        <AccountCard
          legend={<Trans>You sign in with</Trans>}
          offer={offer}
          fields={snapshot.context}
          error={accountProblem(
            way,
            problems.some((field) => field === 'phone' || field === 'email'),
            refusal('account'),
          )}
          onWay={(chosen) => send({ type: 'way.choose', way: chosen })}
          onChange={change}
        />
        <Card>
          <div className="space-y-4">
            <PasswordField
              name="password"
              label={<Trans comment="Field: the new login password">New password</Trans>}
              autoComplete="new-password"
              value={password}
              onChange={(event) => change('password', event.currentTarget.value)}
              error={problems.includes('password') ? passwordProblem(password) : refusal('password')}
            />
            <PasswordRules password={password} />
            <PasswordField
              name="again"
              label={<Trans>New password again</Trans>}
              autoComplete="new-password"
              value={again}
              onChange={(event) => change('again', event.currentTarget.value)}
              error={problems.includes('again') && <Trans>The passwords don't match</Trans>}
            />
          </div>
        </Card>
      </form>
    </>
  );
}

export function ResetActions({ snapshot }: ResetPasswordViewProps) {
  const isReachable = useIsReachable();
  return (
    <Button
      type="submit"
      form={form}
      isWide
      isBusy={snapshot.matches('checking')}
      disabled={!isReachable || !snapshot.can({ type: 'form.submit' })}
    >
      <Trans>Continue to the code</Trans>
    </Button>
  );
}
