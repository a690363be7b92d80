import { Button } from '#components/button.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Outcome } from '#components/outcome.tsx';
import type { ResetPasswordContext } from '#machines/reset-password/reset-password.machine.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { resetPasswordMachine } from '#machines/reset-password/reset-password.machine.ts';
import { useOnward } from '#kit/onward.ts';
import { Trans } from '@lingui/react/macro';

type ResetPasswordViewProps = ViewProps<typeof resetPasswordMachine>;

/** The sign-in screen with the account filled in; never the password. It is replaced when somebody signs in. */
function SignIn({ context: { account } }: { context: ResetPasswordContext }) {
  const onward = useOnward();
  const query = new URLSearchParams(account ? { country: account.country, phone: account.account } : {});
  return (
    <LinkButton href={onward(`/user/login?${query}`)} variant="primary" isWide>
      <Trans>Sign in</Trans>
    </LinkButton>
  );
}

/** No answer came: the new password may be in place. */
export function ResetUnsettled({ snapshot, send }: ResetPasswordViewProps) {
  return (
    <Outcome
      isBusy={false}
      title={<Trans comment="Unknown outcome: no answer came">Your password may have changed</Trans>}
      next={<Trans>Try signing in with the new password, or get another code.</Trans>}
    >
      <SignIn context={snapshot.context} />
      <Button
        variant="secondary"
        isWide
        disabled={!snapshot.can({ type: 'form.open' })}
        onClick={() => send({ type: 'form.open' })}
      >
        <Trans>Get another code</Trans>
      </Button>
    </Outcome>
  );
}

export const Changed = () => (
  <Notice
    tone="positive"
    title={<Trans comment="Title: the login password was changed">Password changed</Trans>}
    isLive
  >
    <Trans>All your other devices are signed out.</Trans> <Trans>Sign in with the new password.</Trans>
  </Notice>
);

export const ChangedActions = ({ snapshot }: ResetPasswordViewProps) => <SignIn context={snapshot.context} />;
