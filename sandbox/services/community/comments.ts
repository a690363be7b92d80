/** Comments of published posts (product 13.9). */
import { sql } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { square } from '#contract/square.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { digestOf, languageTag, limitRate, refuseOther, takeTurn } from './member-writing.ts';
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
  draft_id: string;
}

const columns = sql`comments.id, comments.member_id, author.name as username, answered.name as to_user_name,
  comments.content, comments.language, comments.created_at, comments.draft_id`;
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
  draftId: row.member_id === caller.id ? row.draft_id : '',
});

async function itemOf(db: Context['db'], id: string, caller: Caller): Promise<Item> {
  const { rows } = await sql<Row>`select ${columns} from ${tables} where comments.id = ${id}`.execute(db);
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
    .executeTakeFirst();
  if (!found) throw new Refusal(codes.notFound, 'There is no such comment');
}

export const commentHandlers: Pick<VisitHandlers<typeof square>, 'comments' | 'addComment'> = {
  async comments({ db }, { caller, input: { postId, pageNum, pageSize } }) {
    await assertPublished(db, postId);
    const counted = await sql<{ total: number }>`select count(*)::int as total from comments
      where post_id = ${postId}`.execute(db);
    const { rows } = await sql<Row>`select ${columns} from ${tables} where comments.post_id = ${postId}
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
        return { data: await itemOf(trx, known.id, caller) };
      }
      await assertPublished(trx, postId);
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
      return { msg: 'Sent', data: await itemOf(trx, id, caller) };
    });
  },
};
