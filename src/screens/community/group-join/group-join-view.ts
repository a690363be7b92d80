import type { createGroupJoinMachine, GroupJoinEvent } from '#machines/group-join/group-join.machine.ts';
import type { SnapshotFrom } from 'xstate';

export type GroupJoinSnapshot = SnapshotFrom<ReturnType<typeof createGroupJoinMachine<File>>>;

/** What every view of the group-join bonus gets: the state that it is in, and a way to answer. */
export interface GroupJoinViewProps {
  snapshot: GroupJoinSnapshot;
  send: (event: GroupJoinEvent<File>) => void;
}
