/** Comments of published posts (product 13.9). */
import { sql } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { square } from '#contract/square.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { isBlocked } from './blocks.ts';
import { isShownTo } from './comment-shown.ts';
import { digestOf, languageTag, limitRate, refuseOther, refuseRemoved, takeTurn } from './member-writing.ts';
import { announce } from '#sandbox/services/messages/tell.ts';
import { assertPublished } from './posts.ts';

/** Comments of a member in any minute. Ours. */
export const commentsAllowed = 20;

type Item = Answers<typeof square.comments>['list'][number];

interface Row {
  id: string;
  member_id: string;
  username: string;
  to_user_name: string | null;
  content: string;
  language: string;
  created_at: number;
  hidden_at: number | null;
  edited_at: number | null;
  draft_id: string;
}

/** Whom it answers is not named where the reader would not see what is answered. */
const columns = (caller: Caller) => sql`comments.id, comments.member_id, author.name as username,
  case when target.hidden_at is null and not ${isBlocked(caller.id, 'target.member_id')} then answered.name end as to_user_name,
  comments.content, comments.language, comments.created_at, comments.hidden_at, comments.edited_at, comments.draft_id`;
const tables = sql`comments join members as author on author.id = comments.member_id
  left join comments as target on target.id = comments.reply_to
  left join members as answered on answered.id = target.member_id`;

const toItem = (row: Row, caller: Caller): Item => ({
  id: row.id,
  username: row.username,
  toUserName: row.to_user_name ?? '',
  content: row.content,
  language: row.language,
  createTime: row.created_at,
  editTime: row.edited_at ?? 0,
  hidden: row.hidden_at !== null,
  draftId: row.member_id === caller.id ? row.draft_id : '',
});

export async function commentOf(db: Context['db'], id: string, caller: Caller): Promise<Item> {
  const { rows } = await sql<Row>`select ${columns(caller)} from ${tables} where comments.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the comment is gone');
  return toItem(row, caller);
}

/** @throws Refusal notFound for a comment of another post too */
async function assertAnswerable(db: Context['db'], postId: string, targetId: string): Promise<void> {
  const found = await db
    .selectFrom('comments')
    .select('id')
    .where('id', '=', targetId)
    .where('post_id', '=', postId)
    .where('hidden_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) throw new Refusal(codes.notFound, 'There is no such comment');
}

export const commentHandlers: Pick<VisitHandlers<typeof square>, 'comments' | 'addComment'> = {
  async comments({ db }, { caller, input: { postId, pageNum, pageSize } }) {
    await assertPublished(db, postId);
    const counted = await sql<{ total: number }>`select count(*)::int as total from comments
      where post_id = ${postId} and ${isShownTo(caller.id)}`.execute(db);
    const { rows } =
      await sql<Row>`select ${columns(caller)} from ${tables} where comments.post_id = ${postId} and ${isShownTo(caller.id)}
      order by comments.created_at desc, comments.id desc
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
    return { data: { total: counted.rows[0]?.total ?? 0, list: rows.map((row) => toItem(row, caller)) } };
  },

  async addComment({ db, clock, random, wallClock }, { caller, input: { postId, targetId, content, draftId } }) {
    const digest = digestOf(postId, targetId, content);
    return db.transaction().execute(async (trx) => {
      await takeTurn(trx, caller.id);
      const known = await trx
        .selectFrom('comments')
        .select(['id', 'digest'])
        .where('member_id', '=', caller.id)
        .where('draft_id', '=', draftId)
        .executeTakeFirst();
      if (known) {
        refuseOther(known, digest);
        return { data: await commentOf(trx, known.id, caller) };
      }
      await refuseRemoved(trx, caller.id, draftId);
      await assertPublished(trx, postId, true);
      if (targetId !== '') await assertAnswerable(trx, postId, targetId);
      await limitRate(trx, 'comments', caller.id, commentsAllowed, wallClock.now());
      const id = `comment-${random.hex(12)}`;
      await trx
        .insertInto('comments')
        .values({
          id,
          post_id: postId,
          member_id: caller.id,
          draft_id: draftId,
          digest,
          reply_to: targetId === '' ? null : targetId,
          content,
          language: languageTag(caller),
          created_at: clock.now(),
          sent_at: wallClock.now(),
        })
        .execute();
      await announce({ trx }, 'feed');
      return { msg: 'Sent', data: await commentOf(trx, id, caller) };
    });
  },
};
