import { Button } from '#components/button.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Outcome } from '#components/outcome.tsx';
import { useIsReachable } from '#kit/services.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import type { loginPasswordMachine } from '#machines/login-password/login-password.machine.ts';
import { Plural, Trans } from '@lingui/react/macro';

type LoginPasswordViewProps = ViewProps<typeof loginPasswordMachine>;

/** The request went out, and no answer came. */
export function Unsettled({ snapshot, send }: LoginPasswordViewProps) {
  const isReachable = useIsReachable();
  return (
    <Outcome
      isBusy={snapshot.matches('checking')}
      title={<Trans comment="Unknown outcome: no answer came">Your login password may have changed</Trans>}
      next={<Trans>We got no answer. Check before you leave this page.</Trans>}
    >
      <Button
        isWide
        isBusy={snapshot.matches('checking')}
        disabled={!isReachable || !snapshot.can({ type: 'outcome.check' })}
        onClick={() => send({ type: 'outcome.check' })}
      >
        <Trans comment="Button: asks the server now whether the request went through">Check now</Trans>
      </Button>
    </Outcome>
  );
}

export function Changed({ snapshot }: LoginPasswordViewProps) {
  const { ended } = snapshot.context;
  return (
    <Notice tone="positive" title={<Trans>Login password changed</Trans>} isLive>
      {ended === null ? (
        <Trans>All your other devices are signed out.</Trans>
      ) : (
        <Plural
          value={ended}
          _0="No other device was signed in."
          one="# other device is signed out."
          other="# other devices are signed out."
        />
      )}
    </Notice>
  );
}

export const ChangedActions = () => (
  <LinkButton href="#/user/securitycenter" variant="primary" isWide>
    <Trans>Back to security center</Trans>
  </LinkButton>
);
