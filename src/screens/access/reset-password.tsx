import { resetPasswordActor } from '#actors/reset-password.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { Screen } from '#kit/screen.tsx';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { useFlow, useServices } from '#kit/services.tsx';
import { useVerification, type VerificationState } from '#features/verification/verification.tsx';
import type { resetPasswordMachine } from '#machines/reset-password/reset-password.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { EntryStep, EntryStepActions, RequestStep, RequestStepActions } from './code-step.tsx';
import { OfferFailed, OfferLoading } from './offer-states.tsx';
import { ResetActions, ResetForm } from './reset-form.tsx';
import { Changed, ChangedActions, ResetUnsettled } from './reset-outcome.tsx';
import type { ResetPasswordViewProps } from './reset-password-view.ts';

interface ResetView {
  body: (props: ResetPasswordViewProps) => ReactNode;
  /** Under the thumb. */
  actions?: (props: ResetPasswordViewProps) => ReactNode;
}

const form: ResetView = { body: ResetForm, actions: ResetActions };
const request: ResetView = {
  body: ({ snapshot }) => <RequestStep flow={snapshot} />,
  actions: (props) => <RequestStepActions flow={props.snapshot} onBack={backOf(props)} />,
};
const entry: ResetView = {
  body: ({ snapshot }) => <EntryStep flow={snapshot} />,
  actions: (props) => (
    <EntryStepActions flow={props.snapshot} onBack={backOf(props)}>
      <Trans>Set the new password</Trans>
    </EntryStepActions>
  ),
};

const backOf = ({ snapshot, send }: ResetPasswordViewProps) =>
  snapshot.can({ type: 'form.open' }) ? () => send({ type: 'form.open' }) : null;

const views = {
  loading: { body: OfferLoading },
  failed: { body: ResetFailed },
  form,
  checking: form,
  verifying: request,
  resetting: entry,
  unsettled: { body: ResetUnsettled },
  changed: { body: Changed, actions: ChangedActions },
} satisfies Record<SnapshotFrom<typeof resetPasswordMachine>['value'], ResetView>;

const codeViews = {
  choice: request,
  request,
  sending: request,
  code: entry,
  expired: request,
  entered: entry,
} satisfies Record<VerificationState, ResetView>;

export default function ResetPassword() {
  const { t } = useLingui();
  const services = useServices();
  const [logic] = useState(() => resetPasswordActor(services));
  const [snapshot, send] = useFlow(logic, { input: { country: 'IN' } });
  useNetworkReturned(send);
  const code = useVerification(snapshot.children.verification);
  // While another code is sent, the one that is out can still be seen.
  const codeView = code && (code.context.sent ? entry : codeViews[code.value]);
  const view: ResetView = codeView ?? views[snapshot.value];
  return (
    <FlowFrame
      machine="resetPassword"
      state={code?.value ?? snapshot.value}
      isBusy={(code ?? snapshot).hasTag('busy')}
      view={view}
    >
      <Screen title={t`Forgot password`} actions={view.actions && <view.actions snapshot={snapshot} send={send} />}>
        <view.body snapshot={snapshot} send={send} />
      </Screen>
    </FlowFrame>
  );
}

function ResetFailed({ snapshot, send }: ResetPasswordViewProps) {
  return (
    <OfferFailed failure={snapshot.context.failure} onRetry={() => send({ type: 'offer.refresh' })}>
      <Trans>Your password is as it was, and no money has moved.</Trans>
    </OfferFailed>
  );
}
