import { fundPasswordActor } from '#actors/fund-password.ts';
import { oneWriter } from '#kit/one-writer.tsx';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { useFlow, useServices } from '#kit/services.tsx';
import { codeViewOf } from '#features/verification/code-view.ts';
import { useVerification } from '#features/verification/verification.tsx';
import type { fundPasswordMachine } from '#machines/fund-password/fund-password.machine.ts';
import { FlowScreen } from '#kit/flow-screen.tsx';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Changed, ChangedActions } from './changed.tsx';
import { EntryStep, EntryStepActions, RequestStep, RequestStepActions } from './code-step.tsx';
import { PasswordActions, PasswordForm } from './password-form.tsx';
import { StandingFailed, StandingLoading } from './standing-states.tsx';

type FundPasswordViewProps = ViewProps<typeof fundPasswordMachine>;

const request: View<FundPasswordViewProps> = { body: RequestStep, actions: RequestStepActions };
const entry: View<FundPasswordViewProps> = { body: EntryStep, actions: EntryStepActions };

const views: Views<typeof fundPasswordMachine> = {
  loading: { body: StandingLoading },
  failed: { body: StandingFailed },
  form: { body: PasswordForm, actions: PasswordActions },
  verifying: request,
  changing: entry,
  changed: { body: Changed, actions: ChangedActions },
};

function FundPassword() {
  const { t } = useLingui();
  const services = useServices();
  const [logic] = useState(() => fundPasswordActor(services));
  const [snapshot, send] = useFlow(logic);
  useNetworkReturned(send);
  const code = useVerification(snapshot.children.verification);
  const view: View<FundPasswordViewProps> = codeViewOf(code, { request, entry }) ?? views[snapshot.value];
  return (
    <FlowScreen
      snapshot={snapshot}
      send={send}
      view={view}
      child={code}
      title={t({ message: 'Fund password', comment: 'Password that confirms withdrawals' })}
    />
  );
}

export default oneWriter(FundPassword);
