import { passkeySignInActor } from '#actors/passkey-sign-in.ts';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { useEmitted } from '#kit/emitted.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useFlow, useServices, useSessionActor } from '#kit/services.tsx';
import type { passkeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';

/** How what happened is said; null: nothing happened. */
const tones = {
  ready: null,
  asking: null,
  signing: null,
  signingIn: null,
  dismissed: 'info',
  failed: 'negative',
  signedIn: null,
} satisfies Record<SnapshotFrom<typeof passkeySignInMachine>['value'], 'info' | 'negative' | null>;

/** Beside the password: what the device signs opens the session. */
export function PasskeySignIn() {
  const services = useServices();
  const session = useSessionActor();
  const failureText = useFailureText();
  const [logic] = useState(() => passkeySignInActor(services));
  const [snapshot, send, actor] = useFlow(logic);
  useEmitted(actor, 'passkeySignIn.succeeded', (event) =>
    session.send({ type: 'session.opened', session: event.session }),
  );
  const tone = tones[snapshot.value];
  const { failure } = snapshot.context;
  return (
    <FlowFrame of={snapshot} view={null}>
      <div className="space-y-3">
        {tone && failure && (
          <Notice tone={tone} title={failureText(failure)} isLive>
            <Trans comment="Below the sign-in form, after a passkey didn't work">Your password works too.</Trans>
          </Notice>
        )}
        <Button
          variant="secondary"
          isWide
          isBusy={snapshot.hasTag('busy')}
          onClick={() => send({ type: 'passkey.use' })}
        >
          {snapshot.matches('signing') ? (
            <Trans comment="Button: the member confirms with a passkey">Confirm on your device…</Trans>
          ) : (
            <Trans comment="Button">Sign in with a passkey</Trans>
          )}
        </Button>
      </div>
    </FlowFrame>
  );
}
