import type { fundPasswordMachine, FundPasswordEvent } from '#machines/fund-password/fund-password.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of the fund password gets: the state that it is in, and a way to answer. */
export interface FundPasswordViewProps {
  snapshot: SnapshotFrom<typeof fundPasswordMachine>;
  send: (event: FundPasswordEvent) => void;
}
