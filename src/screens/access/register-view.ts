import type { registerMachine, RegisterEvent } from '#machines/register/register.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of registering gets: the state that it is in, and a way to answer. */
export interface RegisterViewProps {
  snapshot: SnapshotFrom<typeof registerMachine>;
  send: (event: RegisterEvent) => void;
}
