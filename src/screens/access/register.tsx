import { registerActor } from '#actors/register.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useQuery } from '#kit/query.ts';
import { Screen } from '#kit/screen.tsx';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { useFlow, useServices, useSessionActor } from '#kit/services.tsx';
import { useVerification, type VerificationState } from '#features/verification/verification.tsx';
import type { registerMachine } from '#machines/register/register.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { EntryStep, EntryStepActions, RequestStep, RequestStepActions } from './code-step.tsx';
import { OfferFailed, OfferLoading } from './offer-states.tsx';
import { RegisterActions, RegisterForm } from './register-form.tsx';
import { RegisterUnsettled } from './register-unsettled.tsx';
import type { RegisterViewProps } from './register-view.ts';
import { Welcome, WelcomeActions } from './welcome.tsx';

interface RegisterView {
  body: (props: RegisterViewProps) => ReactNode;
  /** Under the thumb. */
  actions?: (props: RegisterViewProps) => ReactNode;
}

const form: RegisterView = { body: RegisterForm, actions: RegisterActions };
const request: RegisterView = {
  body: ({ snapshot }) => <RequestStep flow={snapshot} />,
  actions: (props) => <RequestStepActions flow={props.snapshot} onBack={backOf(props)} />,
};
const entry: RegisterView = {
  body: ({ snapshot }) => <EntryStep flow={snapshot} />,
  actions: (props) => (
    <EntryStepActions flow={props.snapshot} onBack={backOf(props)}>
      <Trans>Create the account</Trans>
    </EntryStepActions>
  ),
};
const unsettled: RegisterView = { body: RegisterUnsettled };
const welcome: RegisterView = { body: Welcome, actions: WelcomeActions };

const backOf = ({ snapshot, send }: RegisterViewProps) =>
  snapshot.can({ type: 'form.open' }) ? () => send({ type: 'form.open' }) : null;

const views = {
  loading: { body: OfferLoading },
  failed: { body: RegisterFailed },
  form,
  filling: form,
  checking: form,
  verifying: request,
  registering: entry,
  unsettled,
  signingIn: unsettled,
  welcome,
  registered: welcome,
} satisfies Record<SnapshotFrom<typeof registerMachine>['value'], RegisterView>;

const codeViews = {
  choice: request,
  request,
  sending: request,
  code: entry,
  expired: request,
  entered: entry,
} satisfies Record<VerificationState, RegisterView>;

export default function Register() {
  const { t } = useLingui();
  const services = useServices();
  const session = useSessionActor();
  const inviteCode = useQuery('invite');
  const [logic] = useState(() => registerActor(services));
  const [snapshot, send, register] = useFlow(logic, { input: { country: 'IN', inviteCode } });
  useNetworkReturned(send);
  useEffect(() => {
    const succeeded = register.on('register.succeeded', (event) =>
      session.send({ type: 'session.opened', session: event.session }),
    );
    return () => succeeded.unsubscribe();
  }, [register, session]);
  const code = useVerification(snapshot.children.verification);
  // While another code is sent, the one that is out can still be seen.
  const codeView = code && (code.context.sent ? entry : codeViews[code.value]);
  const view: RegisterView = codeView ?? views[snapshot.value];
  return (
    <FlowFrame
      machine="register"
      state={code?.value ?? snapshot.value}
      isBusy={(code ?? snapshot).hasTag('busy')}
      view={view}
    >
      <Screen title={t`Create an account`} actions={view.actions && <view.actions snapshot={snapshot} send={send} />}>
        <view.body snapshot={snapshot} send={send} />
      </Screen>
    </FlowFrame>
  );
}

function RegisterFailed({ snapshot, send }: RegisterViewProps) {
  return (
    <OfferFailed failure={snapshot.context.failure} onRetry={() => send({ type: 'offer.refresh' })}>
      <Trans>No account was made, and nothing has moved.</Trans>
    </OfferFailed>
  );
}
