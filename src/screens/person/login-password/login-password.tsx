import { loginPasswordActor } from '#actors/login-password.ts';
import { useFlow, useServices } from '#kit/services.tsx';
import type { loginPasswordMachine } from '#machines/login-password/login-password.machine.ts';
import { FlowScreen } from '#kit/flow-screen.tsx';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Changed, ChangedActions, Unsettled } from './outcome.tsx';
import { PasswordActions, PasswordForm } from './password-form.tsx';

type LoginPasswordViewProps = ViewProps<typeof loginPasswordMachine>;

const form: View<LoginPasswordViewProps> = { body: PasswordForm, actions: PasswordActions };
const unsettled: View<LoginPasswordViewProps> = { body: Unsettled };

const views: Views<typeof loginPasswordMachine> = {
  form,
  changing: form,
  unsettled,
  checking: unsettled,
  changed: { body: Changed, actions: ChangedActions },
};

export default function LoginPassword() {
  const { t } = useLingui();
  const services = useServices();
  const [logic] = useState(() => loginPasswordActor(services));
  const [snapshot, send] = useFlow(logic);
  const view: View<LoginPasswordViewProps> = views[snapshot.value];
  return (
    <FlowScreen
      snapshot={snapshot}
      send={send}
      view={view}
      title={t({ message: 'Login password', comment: 'Password that signs the member in' })}
    />
  );
}
