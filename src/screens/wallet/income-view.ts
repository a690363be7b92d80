import type { incomeMachine, IncomeEvent } from '#machines/income/income.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of the income flow gets: the state that it is in, and a way to answer. */
export interface IncomeViewProps {
  snapshot: SnapshotFrom<typeof incomeMachine>;
  send: (event: IncomeEvent) => void;
}
