import type { commentsMachine, CommentsEvent } from '#machines/comments/comments.machine.ts';
import type { SnapshotFrom } from 'xstate';

export interface CommentsViewProps {
  snapshot: SnapshotFrom<typeof commentsMachine>;
  send: (event: CommentsEvent) => void;
}
