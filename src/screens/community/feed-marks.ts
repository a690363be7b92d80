/** What this member's own likes and comments changed in the feed since it was read: rows come and go as one scrolls. */
import type { Post } from '#domain/community.ts';
import { useServices } from '#kit/services.tsx';
import { useCallback, useState } from 'react';

/** What changed of a post. */
export type Marks = Partial<Pick<Post, 'likes' | 'comments' | 'isLiked'>>;

interface Mark {
  id: string;
  changed: Marks;
  /** The server's time, ms. */
  at: number;
}

/** @param readAt when the server told the post, ms: what changed before is in it */
export const withMarks = (post: Post, marks: readonly Mark[], readAt: number): Post =>
  marks.reduce(
    (shown, { id, changed, at }) => (id === post.id && at >= readAt ? { ...shown, ...changed } : shown),
    post,
  );

export function useFeedMarks() {
  const { clock } = useServices();
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const mark = useCallback(
    (id: string, changed: Marks) => {
      const at = clock.now();
      setMarks((before) => [...before, { id, changed, at }]);
    },
    [clock],
  );
  return { mark, marked: (post: Post, readAt: number): Post => withMarks(post, marks, readAt) };
}
