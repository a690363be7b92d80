import { fundPasswordActor } from '#actors/fund-password.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { oneWriter } from '#kit/one-writer.tsx';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useServices } from '#kit/services.tsx';
import { useVerification, type VerificationState } from '#features/verification/verification.tsx';
import type { fundPasswordMachine } from '#machines/fund-password/fund-password.machine.ts';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Changed, ChangedActions } from './changed.tsx';
import { EntryStep, EntryStepActions, RequestStep, RequestStepActions } from './code-step.tsx';
import type { FundPasswordViewProps } from './fund-password-view.ts';
import { PasswordActions, PasswordForm } from './password-form.tsx';
import { StandingFailed, StandingLoading } from './standing-states.tsx';

interface FundPasswordView {
  body: (props: FundPasswordViewProps) => ReactNode;
  /** Under the thumb. */
  actions?: (props: FundPasswordViewProps) => ReactNode;
}

const request: FundPasswordView = { body: RequestStep, actions: RequestStepActions };
const entry: FundPasswordView = { body: EntryStep, actions: EntryStepActions };

const views = {
  loading: { body: StandingLoading },
  failed: { body: StandingFailed },
  form: { body: PasswordForm, actions: PasswordActions },
  verifying: request,
  changing: entry,
  changed: { body: Changed, actions: ChangedActions },
} satisfies Record<SnapshotFrom<typeof fundPasswordMachine>['value'], FundPasswordView>;

const codeViews = {
  choice: request,
  request,
  sending: request,
  code: entry,
  expired: request,
  entered: entry,
} satisfies Record<VerificationState, FundPasswordView>;

function FundPassword() {
  const { t } = useLingui();
  const services = useServices();
  const [logic] = useState(() => fundPasswordActor(services));
  const [snapshot, send] = useFlow(logic);
  useNetworkReturned(send);
  const code = useVerification(snapshot.children.verification);
  // While another code is sent, the one that is out can still be seen.
  const codeView = code && (code.context.sent ? entry : codeViews[code.value]);
  const view: FundPasswordView = codeView ?? views[snapshot.value];
  return (
    <FlowFrame
      machine="fundPassword"
      state={code?.value ?? snapshot.value}
      isBusy={(code ?? snapshot).hasTag('busy')}
      view={view}
    >
      <Screen title={t`Fund password`} actions={view.actions && <view.actions snapshot={snapshot} send={send} />}>
        <view.body snapshot={snapshot} send={send} />
      </Screen>
    </FlowFrame>
  );
}

export default oneWriter(FundPassword);
