import type { purchaseMachine, PurchaseEvent } from '#machines/purchase/purchase.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of the purchase flow gets: the state that it is in, and a way to answer. */
export interface PurchaseViewProps {
  snapshot: SnapshotFrom<typeof purchaseMachine>;
  send: (event: PurchaseEvent) => void;
}
