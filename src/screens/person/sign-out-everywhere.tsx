import { StepBack } from '#kit/step-back.tsx';
import { signOutEverywhereActor } from '#actors/sign-out-everywhere.ts';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { useEmitted } from '#kit/emitted.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { LossNotice } from '#features/outbox/loss-notice.tsx';
import { useWaiting } from '#features/outbox/waiting.tsx';
import { FlowFrame } from '#kit/frame.tsx';
import { useFlow, useIsReachable, useServices, useSessionActor } from '#kit/services.tsx';
import type {
  SignOutEverywhereEvent,
  signOutEverywhereMachine,
} from '#machines/sign-out-everywhere/sign-out-everywhere.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

interface ViewProps {
  snapshot: SnapshotFrom<typeof signOutEverywhereMachine>;
  send: (event: SignOutEverywhereEvent) => void;
}

const views = {
  ready: Offer,
  question: Question,
  ending: Question,
  failed: Failed,
  ended: Question,
} satisfies Record<SnapshotFrom<typeof signOutEverywhereMachine>['value'], (props: ViewProps) => ReactNode>;

/** A card that ends the member's sessions on all devices, after a question. */
export function SignOutEverywhere() {
  const services = useServices();
  const session = useSessionActor();
  const [logic] = useState(() => signOutEverywhereActor(services));
  const [snapshot, send, actor] = useFlow(logic);
  // The device is cleared as by any sign-out; the server knows already.
  useEmitted(actor, 'signOutEverywhere.succeeded', () => session.send({ type: 'signOut.request', isTold: true }));
  const View = views[snapshot.value];
  return (
    <FlowFrame of={snapshot} view={View}>
      <Card title={<Trans comment="Title: signing out on every device">All devices</Trans>}>
        <div className="space-y-4">
          <View snapshot={snapshot} send={send} />
        </div>
      </Card>
    </FlowFrame>
  );
}

function Offer({ send }: ViewProps) {
  return (
    <>
      <p className="text-sm text-subtle">
        <Trans>Lost a phone, or signed in on someone else's? End all sessions at once.</Trans>
      </p>
      <Button variant="secondary" isWide onClick={() => send({ type: 'question.open' })}>
        <Trans>Log out on all devices</Trans>
      </Button>
    </>
  );
}

function Question({ snapshot, send }: ViewProps) {
  const isReachable = useIsReachable();
  const waiting = useWaiting();
  return (
    <>
      <LossNotice waiting={waiting} />
      <Notice tone="warning" title={<Trans>Log out on all devices?</Trans>} isLive>
        <Trans>Including this device. Your money stays, and payments in progress continue.</Trans>
      </Notice>
      <Button
        variant="danger"
        isWide
        isBusy={snapshot.hasTag('busy')}
        disabled={!isReachable || !snapshot.can({ type: 'sessions.end' })}
        onClick={() => send({ type: 'sessions.end' })}
      >
        <Trans>Log out everywhere</Trans>
      </Button>
      <Stay snapshot={snapshot} send={send} />
    </>
  );
}

/** The server was not reached, or said no. */
function Failed({ snapshot, send }: ViewProps) {
  const failureText = useFailureText();
  const session = useSessionActor();
  const { failure } = snapshot.context;
  return (
    <>
      <Notice tone="negative" title={failure && failureText(failure)} isLive>
        <Trans>Your other devices may still be signed in.</Trans> <Trans>Your balance is unchanged.</Trans>
      </Notice>
      <Button isWide onClick={() => send({ type: 'sessions.end' })}>
        <Trans>Try again</Trans>
      </Button>
      <Button variant="secondary" isWide onClick={() => session.send({ type: 'signOut.request', isTold: false })}>
        <Trans>Log out here only</Trans>
      </Button>
      <Stay snapshot={snapshot} send={send} />
    </>
  );
}

const Stay = ({ snapshot, send }: ViewProps) => (
  <StepBack onBack={snapshot.can({ type: 'question.close' }) ? () => send({ type: 'question.close' }) : null}>
    <Trans>Stay signed in</Trans>
  </StepBack>
);
