import type { withdrawalMachine, WithdrawalEvent } from '#machines/withdrawal/withdrawal.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of the withdrawal flow gets: the state that it is in, and a way to answer. */
export interface WithdrawalViewProps {
  snapshot: SnapshotFrom<typeof withdrawalMachine>;
  send: (event: WithdrawalEvent) => void;
}

/** The form in the body, for its button under the thumb. */
export const formId = 'withdrawal';
