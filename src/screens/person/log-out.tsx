import { Button } from '#components/button.tsx';
import { LossNotice } from '#features/outbox/loss-notice.tsx';
import { useIsWaiting, useWaiting } from '#features/outbox/waiting.tsx';
import { ofDevice } from '#domain/fresh-age.ts';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { useServices, useSessionActor } from '#kit/services.tsx';
import { undecidedMoves } from '#services/quiet.ts';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';

/** Asks first while something waits to be sent: it would be lost. */
export function LogOut() {
  const session = useSessionActor();
  const isLeaving = useSelector(session, (snapshot) => snapshot.matches('signingOut'));
  const waiting = useWaiting();
  const askIsWaiting = useIsWaiting();
  const [isPressed, setPressed] = useState(false);
  const isAsked = isPressed && waiting.length > 0;
  const leave = async () => {
    // A moment after the screen opened, or something was put there, it isn't known here yet.
    if (!isAsked && (await askIsWaiting())) setPressed(true);
    else session.send({ type: 'signOut.request', isTold: false });
  };
  return (
    <>
      {isAsked && <LossNotice waiting={waiting} />}
      <Button variant={isAsked ? 'danger' : 'secondary'} isWide isBusy={isLeaving} onClick={() => void leave()}>
        {isAsked ? (
          <Trans>Log out anyway</Trans>
        ) : (
          <Trans comment="Button: signs the member out on this device">Log out</Trans>
        )}
      </Button>
      {isAsked && (
        <Button variant="quiet" isWide onClick={() => setPressed(false)}>
          <Trans>Stay signed in</Trans>
        </Button>
      )}
      <p className="text-center text-sm text-subtle">
        <Trans>Logging out removes your data from this device.</Trans>
      </p>
      <Staying />
    </>
  );
}

/** What is kept all the same, for the member's return (decision 28). */
function Staying() {
  const services = useServices();
  return (
    <Resource
      load={async () => ofDevice((await undecidedMoves(services)).length > 0)}
      skeleton={<></>}
      failed={() => <></>}
    >
      {(any) => (
        <Figure of={any}>
          {(is) =>
            is && (
              <p className="text-center text-sm text-subtle">
                <Trans>A payment we're still confirming stays on this device until you sign in again.</Trans>
              </p>
            )
          }
        </Figure>
      )}
    </Resource>
  );
}
