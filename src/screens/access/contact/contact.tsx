import { changeContactActor } from '#actors/change-contact.ts';
import { codeViewOf } from '#features/verification/code-view.ts';
import { useVerification } from '#features/verification/verification.tsx';
import { FlowScreen } from '#kit/flow-screen.tsx';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { oneWriter } from '#kit/one-writer.tsx';
import { useFlow, useServices } from '#kit/services.tsx';
import type { changeContactMachine } from '#machines/change-contact/change-contact.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EntryStep, EntryStepActions, RequestStep, RequestStepActions } from '../code-step.tsx';
import { OfferFailed, OfferLoading } from '../offer-states.tsx';
import { ContactActions, ContactForm } from './contact-form.tsx';
import { NewContact, NewContactActions } from './new-contact.tsx';
import { Changed, ChangedActions, Unsettled } from './outcome.tsx';
import { ProofLost, type ContactViewProps } from './words.tsx';

const backOf = ({ snapshot, send }: ContactViewProps) =>
  snapshot.can({ type: 'step.back' }) ? () => send({ type: 'step.back' }) : null;

const request: View<ContactViewProps> = {
  body: ({ snapshot }) => <RequestStep flow={snapshot} />,
  actions: (props) => <RequestStepActions flow={props.snapshot} onBack={backOf(props)} />,
};
const entry: View<ContactViewProps> = {
  body: ({ snapshot }) => (
    <>
      <EntryStep flow={snapshot} />
      <ProofLost snapshot={snapshot} />
    </>
  ),
  actions: (props) => (
    <EntryStepActions flow={props.snapshot} onBack={backOf(props)}>
      <Trans comment="Button: goes on to the next step">Continue</Trans>
    </EntryStepActions>
  ),
};

const views: Views<typeof changeContactMachine> = {
  loading: { body: OfferLoading },
  failed: { body: Failed },
  form: { body: ContactForm, actions: ContactActions },
  verifyingOld: request,
  proving: entry,
  account: { body: NewContact, actions: NewContactActions },
  verifyingNew: request,
  changing: entry,
  unsettled: { body: Unsettled },
  changed: { body: Changed, actions: ChangedActions },
};

function Contact() {
  const { t } = useLingui();
  const services = useServices();
  const [logic] = useState(() => changeContactActor(services));
  const [input] = useState(() => ({ changeId: crypto.randomUUID(), country: 'IN' }));
  const [snapshot, send] = useFlow(logic, { input });
  useNetworkReturned(send);
  const code = useVerification(snapshot.children.verification);
  const view: View<ContactViewProps> = codeViewOf(code, { request, entry }) ?? views[snapshot.value];
  return (
    <FlowScreen
      snapshot={snapshot}
      send={send}
      view={view}
      child={code}
      title={t({ message: 'Phone and e-mail', comment: 'Title: what the member signs in with and gets codes by' })}
    />
  );
}

function Failed({ snapshot, send }: ViewProps<typeof changeContactMachine>) {
  return (
    <OfferFailed failure={snapshot.context.failure} onRetry={() => send({ type: 'standing.refresh' })}>
      <Trans>Nothing was changed.</Trans>
    </OfferFailed>
  );
}

export default oneWriter(Contact);
