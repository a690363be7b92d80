import { Button } from '#components/button.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Outcome } from '#components/outcome.tsx';
import { useOnward } from '#kit/onward.ts';
import { useFailureText } from '#kit/failure-text.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { registerMachine } from '#machines/register/register.machine.ts';
import { Trans } from '@lingui/react/macro';

type RegisterViewProps = ViewProps<typeof registerMachine>;

/** No answer came: the account may be there. Who can sign in to it has it. */
export function RegisterUnsettled({ snapshot, send }: RegisterViewProps) {
  const failureText = useFailureText();
  const onward = useOnward();
  const { failure } = snapshot.context;
  const isChecking = snapshot.matches('signingIn');
  return (
    <Outcome
      isBusy={isChecking}
      title={<Trans comment="Unknown outcome: no answer came">Your account may have been created</Trans>}
      next={<Trans>To check, sign in with what you entered. This won't create a second account.</Trans>}
    >
      {failure?.kind === 'rejected' && (
        <Notice tone="warning" isLive>
          {failureText(failure)}
        </Notice>
      )}
      <Button
        isWide
        isBusy={isChecking}
        disabled={!snapshot.can({ type: 'outcome.check' })}
        onClick={() => send({ type: 'outcome.check' })}
      >
        <Trans>Sign in to check</Trans>
      </Button>
      <LinkButton href={onward('/user/login')} isWide>
        <Trans>Sign in later</Trans>
      </LinkButton>
    </Outcome>
  );
}
