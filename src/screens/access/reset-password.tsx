import { resetPasswordActor } from '#actors/reset-password.ts';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { useFlow, useServices } from '#kit/services.tsx';
import { codeViewOf } from '#features/verification/code-view.ts';
import { useVerification } from '#features/verification/verification.tsx';
import type { resetPasswordMachine } from '#machines/reset-password/reset-password.machine.ts';
import { FlowScreen } from '#kit/flow-screen.tsx';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EntryStep, EntryStepActions, RequestStep, RequestStepActions } from './code-step.tsx';
import { OfferFailed, OfferLoading } from './offer-states.tsx';
import { ResetActions, ResetForm } from './reset-form.tsx';
import { Changed, ChangedActions, ResetUnsettled } from './reset-outcome.tsx';

type ResetPasswordViewProps = ViewProps<typeof resetPasswordMachine>;

const form: View<ResetPasswordViewProps> = { body: ResetForm, actions: ResetActions };
const request: View<ResetPasswordViewProps> = {
  body: ({ snapshot }) => <RequestStep flow={snapshot} />,
  actions: (props) => <RequestStepActions flow={props.snapshot} onBack={backOf(props)} />,
};
const entry: View<ResetPasswordViewProps> = {
  body: ({ snapshot }) => <EntryStep flow={snapshot} />,
  actions: (props) => (
    <EntryStepActions flow={props.snapshot} onBack={backOf(props)}>
      <Trans>Set new password</Trans>
    </EntryStepActions>
  ),
};

const backOf = ({ snapshot, send }: ResetPasswordViewProps) =>
  snapshot.can({ type: 'form.open' }) ? () => send({ type: 'form.open' }) : null;

const views: Views<typeof resetPasswordMachine> = {
  loading: { body: OfferLoading },
  failed: { body: ResetFailed },
  form,
  checking: form,
  verifying: request,
  resetting: entry,
  unsettled: { body: ResetUnsettled },
  changed: { body: Changed, actions: ChangedActions },
};

export default function ResetPassword() {
  const { t } = useLingui();
  const services = useServices();
  const [logic] = useState(() => resetPasswordActor(services));
  const [snapshot, send] = useFlow(logic, { input: { country: 'IN' } });
  useNetworkReturned(send);
  const code = useVerification(snapshot.children.verification);
  const view: View<ResetPasswordViewProps> = codeViewOf(code, { request, entry }) ?? views[snapshot.value];
  return <FlowScreen snapshot={snapshot} send={send} view={view} child={code} title={t`Forgot password`} />;
}

function ResetFailed({ snapshot, send }: ResetPasswordViewProps) {
  return (
    <OfferFailed failure={snapshot.context.failure} onRetry={() => send({ type: 'offer.refresh' })}>
      <Trans>Your password is unchanged.</Trans>
    </OfferFailed>
  );
}
