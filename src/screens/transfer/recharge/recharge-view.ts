import type { rechargeMachine, RechargeEvent } from '#machines/recharge/recharge.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of the recharge flow gets: the state that it is in, and a way to answer. */
export interface RechargeViewProps {
  snapshot: SnapshotFrom<typeof rechargeMachine>;
  send: (event: RechargeEvent) => void;
}

/** The form in the body, for its button under the thumb. */
export const formId = 'recharge';
