import type { UpdateEvent, updateMachine } from '#machines/update/update.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What each view of the update dialog gets. */
export interface UpdateViewProps {
  snapshot: SnapshotFrom<typeof updateMachine>;
  send: (event: UpdateEvent) => void;
}
