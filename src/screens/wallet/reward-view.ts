import type { redeemMachine, RedeemEvent } from '#machines/redeem/redeem.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of redeeming gets: the state that it is in, and a way to answer. */
export interface RewardViewProps {
  snapshot: SnapshotFrom<typeof redeemMachine>;
  send: (event: RedeemEvent) => void;
}
