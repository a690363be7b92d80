import type { Recharge } from '#domain/recharge.ts';
import type { DepositEvent, depositMachine } from '#machines/deposit/deposit.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of the deposit flow gets: the state that it is in, and a way to answer. */
export interface DepositViewProps {
  snapshot: SnapshotFrom<typeof depositMachine>;
  send: (event: DepositEvent) => void;
}

/** What the views of its stages get. */
export interface StageProps {
  recharge: Recharge;
  refresh: () => void;
}
