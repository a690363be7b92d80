/** Pages of comments, the newest first. What is loaded is the newest part without a gap, and read again as a whole. */
import type { Comment } from '#domain/community.ts';
import { commentPageSize } from '#domain/limits.ts';
import { mapFresh } from '#domain/fresh-age.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Fresh } from '#domain/fresh.ts';
import type { Page } from '#domain/page.ts';

/** What was read of a post's comments. */
export type CommentPage = Fresh<Page<Comment>>;

/** Whether more is to be had than is loaded. */
export function isPartial(before: CommentPage | null): boolean {
  if (!before) return false;
  const { total, list } = valueOf(before);
  return list.length < total;
}

/** The page that has the first row which is not loaded, 1-based; of nothing the first. */
export const nextPage = (before: CommentPage | null): number =>
  Math.floor((before ? valueOf(before).list.length : 0) / commentPageSize) + 1;

/** The page that has the last row which is loaded, 1-based; of nothing the first. */
export const lastPage = (before: CommentPage | null): number =>
  Math.max(1, Math.ceil((before ? valueOf(before).list.length : 0) / commentPageSize));

/** With one that was just sent; it may be listed already. */
export const withSent = (before: CommentPage, comment: Comment): CommentPage =>
  mapFresh(before, ({ total, list }) =>
    list.some(({ id }) => id === comment.id) ? { total, list } : { total: total + 1, list: [comment, ...list] },
  );
