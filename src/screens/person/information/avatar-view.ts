import type { createAvatarMachine, AvatarEvent } from '#machines/avatar/avatar.machine.ts';
import type { SnapshotFrom } from 'xstate';

export type AvatarSnapshot = SnapshotFrom<ReturnType<typeof createAvatarMachine<Blob>>>;

/** What every view of the picture gets: the state that it is in, and a way to answer. */
export interface AvatarViewProps {
  snapshot: AvatarSnapshot;
  send: (event: AvatarEvent<Blob>) => void;
  /** Address of the picture that there is; empty for none. */
  picture: string;
  /** Whose it is. */
  name: string;
}
