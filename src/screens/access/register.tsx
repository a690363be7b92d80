import { registerActor } from '#actors/register.ts';
import { useQuery } from '#kit/query.ts';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { useFlow, useServices, useSessionActor } from '#kit/services.tsx';
import { codeViewOf } from '#features/verification/code-view.ts';
import { useVerification } from '#features/verification/verification.tsx';
import type { registerMachine } from '#machines/register/register.machine.ts';
import { useEmitted } from '#kit/emitted.ts';
import { FlowScreen } from '#kit/flow-screen.tsx';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EntryStep, EntryStepActions, RequestStep, RequestStepActions } from './code-step.tsx';
import { OfferFailed, OfferLoading } from './offer-states.tsx';
import { RegisterActions, RegisterForm } from './register-form.tsx';
import { RegisterUnsettled } from './register-unsettled.tsx';
import { Welcome, WelcomeActions } from './welcome.tsx';

type RegisterViewProps = ViewProps<typeof registerMachine>;

const form: View<RegisterViewProps> = { body: RegisterForm, actions: RegisterActions };
const request: View<RegisterViewProps> = {
  body: ({ snapshot }) => <RequestStep flow={snapshot} />,
  actions: (props) => <RequestStepActions flow={props.snapshot} onBack={backOf(props)} />,
};
const entry: View<RegisterViewProps> = {
  body: ({ snapshot }) => <EntryStep flow={snapshot} />,
  actions: (props) => (
    <EntryStepActions flow={props.snapshot} onBack={backOf(props)}>
      <Trans comment="Button: sends the form and creates the account">Create account</Trans>
    </EntryStepActions>
  ),
};
const unsettled: View<RegisterViewProps> = { body: RegisterUnsettled };
const welcome: View<RegisterViewProps> = { body: Welcome, actions: WelcomeActions };

const backOf = ({ snapshot, send }: RegisterViewProps) =>
  snapshot.can({ type: 'form.open' }) ? () => send({ type: 'form.open' }) : null;

const views: Views<typeof registerMachine> = {
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
};

export default function Register() {
  const { t } = useLingui();
  const services = useServices();
  const session = useSessionActor();
  const inviteCode = useQuery('invite');
  const [logic] = useState(() => registerActor(services));
  const [snapshot, send, register] = useFlow(logic, { input: { country: 'IN', inviteCode } });
  useNetworkReturned(send);
  useEmitted(register, 'register.succeeded', (event) =>
    session.send({ type: 'session.opened', session: event.session }),
  );
  const code = useVerification(snapshot.children.verification);
  const view: View<RegisterViewProps> = codeViewOf(code, { request, entry }) ?? views[snapshot.value];
  return <FlowScreen snapshot={snapshot} send={send} view={view} child={code} title={t`Create an account`} />;
}

function RegisterFailed({ snapshot, send }: RegisterViewProps) {
  return (
    <OfferFailed failure={snapshot.context.failure} onRetry={() => send({ type: 'offer.refresh' })}>
      <Trans>No account was created.</Trans>
    </OfferFailed>
  );
}
