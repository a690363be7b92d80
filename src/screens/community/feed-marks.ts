/** What this member's own likes and comments changed in the feed since it was read: rows come and go as one scrolls. */
import type { Post } from '#domain/community.ts';
import { useCallback, useState } from 'react';

/** What changed of a post. */
export type Marks = Partial<Pick<Post, 'likes' | 'comments' | 'isLiked'>>;

export function useFeedMarks() {
  const [marks, setMarks] = useState<ReadonlyMap<string, Marks>>(new Map());
  const mark = useCallback((id: string, changed: Marks) => {
    setMarks((before) => new Map(before).set(id, { ...before.get(id), ...changed }));
  }, []);
  return { mark, marked: (post: Post): Post => ({ ...post, ...marks.get(post.id) }) };
}
