import type { LoginPasswordEvent, loginPasswordMachine } from '#machines/login-password/login-password.machine.ts';
import type { SnapshotFrom } from 'xstate';

export interface LoginPasswordViewProps {
  snapshot: SnapshotFrom<typeof loginPasswordMachine>;
  send: (event: LoginPasswordEvent) => void;
}
