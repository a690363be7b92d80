/** Pages of comments, the newest first. Nothing is ever removed, so what is loaded is the newest part without a gap. */
import type { Comment } from '#domain/community.ts';
import { commentPageSize } from '#domain/limits.ts';
import type { Page } from '#domain/wallet.ts';

const without = (list: readonly Comment[], others: readonly Comment[]): readonly Comment[] => {
  const known = new Set(others.map(({ id }) => id));
  return list.filter(({ id }) => !known.has(id));
};

/** The page that has the first row which is not loaded, 1-based. */
export const nextPage = ({ list }: Page<Comment>): number => Math.floor(list.length / commentPageSize) + 1;

/** The first page anew: before what was loaded where they meet, and in its place where they don't. */
export function withFirst(before: Page<Comment> | null, first: Page<Comment>): Page<Comment> {
  if (!before) return first;
  const older = without(before.list, first.list);
  const meets = older.length < before.list.length;
  return meets ? { total: first.total, list: [...first.list, ...older] } : first;
}

export const withNext = (before: Page<Comment>, next: Page<Comment>): Page<Comment> => ({
  // A page without rows ends the list.
  total: next.list.length === 0 ? before.list.length : next.total,
  list: [...before.list, ...without(next.list, before.list)],
});

/** With one that was just sent; it may be listed already. */
export function withSent(before: Page<Comment>, comment: Comment): Page<Comment> {
  if (before.list.some(({ id }) => id === comment.id)) return before;
  return { total: before.total + 1, list: [comment, ...before.list] };
}
