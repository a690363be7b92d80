import type { outboxMachine, OutboxEvent } from '#machines/outbox/outbox.machine.ts';
import type { SnapshotFrom } from 'xstate';

export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>;

export interface OutboxViewProps {
  snapshot: OutboxSnapshot;
  send: (event: OutboxEvent) => void;
}
