/** The community: posts, likes and comments (product 15.22). */
import { square } from '#contract/square.ts';
import type { CommentDraft } from '#domain/comment-draft.ts';
import type { Post } from '#domain/community.ts';
import type { Fresh } from '#domain/fresh.ts';
import { commentPageSize, pageSize } from '#domain/limits.ts';
import type { Page } from '#domain/page.ts';
import { toFresh, type Client } from './client.ts';

/**
 * Reads the feed page by page as it was when its first page was read: what is published meanwhile moves no row.
 * @param find beginnings of words; empty: all posts
 * @returns gives one page, 1-based; page 1 begins anew
 */
export function feedReader(find = ''): (client: Client, pageNum: number) => Promise<Fresh<Page<Post>>> {
  let until = Promise.resolve(0);
  return async (client, pageNum) => {
    const answer = client.call(square.posts, {
      pageNum,
      pageSize,
      // Pages that are read together wait for the first one's time.
      ...(pageNum > 1 && { until: await until }),
      ...(find !== '' && { find }),
    });
    if (pageNum === 1) {
      const before = until;
      const next = answer.then(({ at }) => at);
      until = next;
      next.catch(() => {
        if (until === next) until = before;
      });
    }
    return toFresh(await answer);
  };
}

/** A second like changes nothing. @returns how many there are now */
export const likePost = async (client: Client, postId: string) =>
  (await client.call(square.likePost, { postId })).value;

export const loadComments = (client: Client, postId: string, pageNum: number) =>
  client.call(square.comments, { postId, pageNum, pageSize: commentPageSize }).then(toFresh);

/** @throws Failure rejected with `tooManyAttempts`, with `notFound` where post or comment is gone */
export const addComment = async (client: Client, postId: string, { draftId, content, target }: CommentDraft) =>
  (await client.call(square.addComment, { postId, content, draftId, targetId: target?.id ?? '' })).value;
