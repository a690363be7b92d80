/** A post or comment that a member may see, with who wrote it: what is reported or blocked by it. */
import { codes } from '#contract/codes.ts';
import type { WrittenId } from '#domain/community.ts';
import type { Context } from '#sandbox/context.ts';
import { Refusal } from '#sandbox/refusal.ts';

/** @throws Refusal notFound for what is gone, and for what others don't see */
export async function othersWords(
  db: Context['db'],
  callerId: string,
  { kind, id }: WrittenId,
): Promise<{ authorId: string; content: string }> {
  const found =
    kind === 'post'
      ? await db
          .selectFrom('posts')
          .select(['member_id as authorId', 'content'])
          .where('id', '=', id)
          .where((or) => or.or([or('published_at', 'is not', null), or('member_id', '=', callerId)]))
          .executeTakeFirst()
      : await db
          .selectFrom('comments')
          .select(['member_id as authorId', 'content'])
          .where('id', '=', id)
          .executeTakeFirst();
  if (!found) throw new Refusal(codes.notFound, 'There is nothing like that');
  return found;
}
