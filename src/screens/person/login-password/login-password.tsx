import { loginPasswordActor } from '#actors/login-password.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useServices } from '#kit/services.tsx';
import type { loginPasswordMachine } from '#machines/login-password/login-password.machine.ts';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Changed, ChangedActions, Unsettled } from './outcome.tsx';
import type { LoginPasswordViewProps } from './login-password-view.ts';
import { PasswordActions, PasswordForm } from './password-form.tsx';

interface LoginPasswordView {
  body: (props: LoginPasswordViewProps) => ReactNode;
  /** Under the thumb. */
  actions?: (props: LoginPasswordViewProps) => ReactNode;
}

const form: LoginPasswordView = { body: PasswordForm, actions: PasswordActions };
const unsettled: LoginPasswordView = { body: Unsettled };

const views = {
  form,
  changing: form,
  unsettled,
  checking: unsettled,
  changed: { body: Changed, actions: ChangedActions },
} satisfies Record<SnapshotFrom<typeof loginPasswordMachine>['value'], LoginPasswordView>;

export default function LoginPassword() {
  const { t } = useLingui();
  const services = useServices();
  const [logic] = useState(() => loginPasswordActor(services));
  const [snapshot, send] = useFlow(logic);
  const view: LoginPasswordView = views[snapshot.value];
  return (
    <FlowFrame machine="loginPassword" state={snapshot.value} isBusy={snapshot.hasTag('busy')} view={view}>
      <Screen title={t`Login password`} actions={view.actions && <view.actions snapshot={snapshot} send={send} />}>
        <view.body snapshot={snapshot} send={send} />
      </Screen>
    </FlowFrame>
  );
}
