/**
 * Members edit and delete what they wrote (product 13.13). What is deleted is gone with its pictures; its draft id stays, so
 * that its creation, sent late, makes nothing. Another one's is answered like what doesn't exist.
 */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { codes } from '#contract/codes.ts';
import { minute } from '#domain/limits.ts';
import type { ownWords } from '#contract/own-words.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { takeToken } from '#sandbox/services/members/token-bucket.ts';
import { announce } from '#sandbox/services/messages/tell.ts';
import type { ServedContext, VisitHandlers } from '#sandbox/visit.ts';
import { commentOf } from './comments.ts';
import { removedDrafts, takeTurn } from './member-writing.ts';
import { removePictures } from './post-pictures.ts';
import { postOf } from './posts.ts';

type Trx = Transaction<Database>;
type Table = 'posts' | 'comments';

/** Edits that a member can make at once, and how long until each of them is forgotten: as many a minute as comments. Ours. */
export const editRate = { burst: 20, refill: 3_000 } as const;

const isShown: Record<Table, RawBuilder<boolean>> = {
  posts: sql<boolean>`published_at is not null and hidden_at is null`,
  comments: sql<boolean>`hidden_at is null`,
};

/** The same text again is no edit. @throws Refusal notFound, tooManyAttempts */
async function edit(
  { trx, clock, wallClock }: Pick<ServedContext, 'clock' | 'wallClock'> & { trx: Trx },
  table: Table,
  { id, memberId, content }: { id: string; memberId: string; content: string },
): Promise<void> {
  const own = await trx
    .selectFrom(table)
    .select(['content', isShown[table].as('is_shown')])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!own) throw new Refusal(codes.notFound, 'There is nothing like that');
  if (own.content === content) return;
  await takeToken(trx, `edit:${memberId}`, editRate, wallClock.now());
  await trx.updateTable(table).set({ content, edited_at: clock.now() }).where('id', '=', id).execute();
  // What others don't see is news to its author's other devices alone.
  await announce({ trx }, 'feed', own.is_shown ? null : memberId);
}

/** Of what counts in no limit any more the draft's id alone stays. @param now real time, ms */
async function forgetTimes(trx: Trx, memberId: string, now: number): Promise<void> {
  await trx
    .updateTable('removed_drafts')
    .set({ kind: null, sent_at: 0 })
    .where('member_id', '=', memberId)
    .where('sent_at', '>', 0)
    .where('sent_at', '<=', now - minute)
    .execute();
}

/** Notes the ids that what goes was sent under. A post and a comment may have one: then the post counts, of which fewer may be sent. */
async function forget(
  { trx, now }: { trx: Trx; now: number },
  table: Table,
  column: 'id' | 'post_id',
  id: string,
): Promise<void> {
  await sql`${removedDrafts(table, now)} where ${sql.ref(column)} = ${id}
    on conflict (member_id, draft_id) do update set kind = excluded.kind, sent_at = excluded.sent_at
    where excluded.kind = 'post' or removed_drafts.kind is null`.execute(trx);
}

/** An own one, locked: nobody comments on it or likes it meanwhile. */
const lockedPost = (trx: Trx, id: string, memberId: string) =>
  trx
    .selectFrom('posts')
    .select('urls')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();

/** An own one, locked after its post, as a deletion of the post locks them: the other way round they would wait for each other. */
async function lockedComment(trx: Trx, id: string, memberId: string): Promise<boolean> {
  const own = trx.selectFrom('comments').select('post_id').where('id', '=', id).where('member_id', '=', memberId);
  await trx.selectFrom('posts').select('id').where('id', 'in', own).forKeyShare().execute();
  return (await own.forUpdate().executeTakeFirst()) !== undefined;
}

const inTurn = <T>({ db }: ServedContext, memberId: string, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx, memberId);
    return work(trx);
  });

export const ownWordsHandlers: VisitHandlers<typeof ownWords> = {
  async editPost(context, { caller, input: { postId, content } }) {
    return inTurn(context, caller.id, async (trx) => {
      await edit({ ...context, trx }, 'posts', { id: postId, memberId: caller.id, content });
      return { data: await postOf(trx, postId, caller) };
    });
  },

  async removePost(context, { caller, input: { postId } }) {
    return inTurn(context, caller.id, async (trx) => {
      const post = await lockedPost(trx, postId, caller.id);
      if (!post) return { data: { removed: 0 } };
      const now = context.wallClock.now();
      await forgetTimes(trx, caller.id, now);
      await forget({ trx, now }, 'posts', 'id', postId);
      await forget({ trx, now }, 'comments', 'post_id', postId);
      await trx.deleteFrom('post_likes').where('post_id', '=', postId).execute();
      await trx.deleteFrom('comments').where('post_id', '=', postId).execute();
      await trx.deleteFrom('posts').where('id', '=', postId).execute();
      await removePictures(trx, caller.id, post.urls);
      await announce({ trx }, 'feed');
      return { data: { removed: 1 } };
    });
  },

  async editComment(context, { caller, input: { commentId, content } }) {
    return inTurn(context, caller.id, async (trx) => {
      await edit({ ...context, trx }, 'comments', { id: commentId, memberId: caller.id, content });
      return { data: await commentOf(trx, commentId, caller) };
    });
  },

  async removeComment(context, { caller, input: { commentId } }) {
    return inTurn(context, caller.id, async (trx) => {
      if (!(await lockedComment(trx, commentId, caller.id))) return { data: { removed: 0 } };
      const now = context.wallClock.now();
      await forgetTimes(trx, caller.id, now);
      await forget({ trx, now }, 'comments', 'id', commentId);
      await trx.deleteFrom('comments').where('id', '=', commentId).execute();
      await announce({ trx }, 'feed');
      return { data: { removed: 1 } };
    });
  },
};
