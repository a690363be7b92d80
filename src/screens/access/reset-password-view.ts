import type { resetPasswordMachine, ResetPasswordEvent } from '#machines/reset-password/reset-password.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of a forgotten password gets: the state that it is in, and a way to answer. */
export interface ResetPasswordViewProps {
  snapshot: SnapshotFrom<typeof resetPasswordMachine>;
  send: (event: ResetPasswordEvent) => void;
}
