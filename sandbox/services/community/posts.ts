/**
 * The community feed. A post is pending until the guidance manager publishes it, after one sandbox minute or from the
 * panel (product 13.6). To others a pending one doesn't exist.
 */
import { sql, type RawBuilder } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { square } from '#contract/square.ts';
import { publishDelay } from '#domain/community.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import type { Reply } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ServedContext, VisitHandlers } from '#sandbox/visit.ts';
import { isBlocked } from './blocks.ts';
import { isShownTo } from './comment-shown.ts';
import { digestOf, languageTag, limitRate, refuseOther, refuseRemoved, takeTurn } from './member-writing.ts';
import { picturePath } from '#sandbox/services/members/person.ts';
import { keepPicture, remakePicture, type Picture } from '#sandbox/services/members/pictures.ts';

/** Posts of a member in any minute. Ours. */
export const postsAllowed = 5;

type Item = Answers<typeof square.posts>['list'][number];

interface Row {
  id: string;
  head: string;
  username: string;
  content: string;
  language: string;
  urls: string;
  created_at: number;
  published_at: number | null;
  hidden_at: number | null;
  edited_at: number | null;
  draft_id: string;
  likes: number;
  comments: number;
  is_liked: boolean;
}

const columns = (memberId: string) => sql`posts.id, members.avatar as head, members.name as username,
  posts.content, posts.language, posts.urls, posts.created_at, posts.published_at, posts.hidden_at, posts.edited_at,
  case when posts.member_id = ${memberId} then posts.draft_id else '' end as draft_id,
  (select count(*)::int from post_likes where post_id = posts.id) as likes,
  (select count(*)::int from comments where post_id = posts.id and ${isShownTo(memberId)}) as comments,
  exists (select from post_likes where post_id = posts.id and member_id = ${memberId}) as is_liked`;

const statusOf = ({ published_at, hidden_at }: Row): Item['status'] => {
  if (hidden_at !== null) return 'hidden';
  return published_at === null ? 'pending' : 'published';
};

const toItem = (row: Row): Item => ({
  id: row.id,
  headUrl: row.head,
  username: row.username,
  content: row.content,
  language: row.language,
  createTime: row.created_at,
  urls: row.urls === '' ? [] : row.urls.split('\n'),
  thumbsUpNum: row.likes,
  commentNum: row.comments,
  hasThumbsUp: row.is_liked,
  status: statusOf(row),
  editTime: row.edited_at ?? 0,
  draftId: row.draft_id,
});

export async function postOf(db: Context['db'], id: string, caller: Caller): Promise<Item> {
  const { rows } = await sql<Row>`select ${columns(caller.id)} from posts
    join members on members.id = posts.member_id where posts.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the post is gone');
  return toItem(row);
}

/**
 * @param isHeld it can't be deleted before the transaction has happened
 * @throws Refusal notFound for one that is pending or hidden too, whosoever it is
 */
export async function assertPublished(db: Context['db'], postId: string, isHeld = false): Promise<void> {
  const found = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where('published_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .$if(isHeld, (query) => query.forKeyShare())
    .executeTakeFirst();
  if (!found) throw new Refusal(codes.notFound, 'There is no such post');
}

interface NewPost {
  draftId: string;
  content: string;
}

async function addPost(
  context: ServedContext,
  caller: Caller,
  { draftId, content }: NewPost,
  files: readonly Uint8Array[],
): Promise<Reply<typeof square.addPost>> {
  const { db, clock, random, wallClock } = context;
  const digest = digestOf(content, ...files);
  const sentBefore = async (at: Context['db']): Promise<Item | null> => {
    const known = await at
      .selectFrom('posts')
      .select(['id', 'digest'])
      .where('member_id', '=', caller.id)
      .where('draft_id', '=', draftId)
      .executeTakeFirst();
    if (!known) {
      await refuseRemoved(at, caller.id, draftId);
      return null;
    }
    refuseOther(known, digest);
    return postOf(at, known.id, caller);
  };
  const before = await sentBefore(db);
  if (before) return { data: before };
  // One after another, and outside of the transaction: decoding takes memory and time.
  const pictures: Picture[] = [];
  for (const file of files) pictures.push(await remakePicture('community', file));
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx, caller.id);
    const meanwhile = await sentBefore(trx);
    if (meanwhile) return { data: meanwhile };
    await limitRate(trx, 'posts', caller.id, postsAllowed, wallClock.now());
    const urls: string[] = [];
    for (const picture of pictures) {
      urls.push(`${picturePath}/${await keepPicture({ ...context, db: trx }, caller.id, 'community', picture)}`);
    }
    const id = `post-${random.hex(12)}`;
    const now = clock.now();
    await trx
      .insertInto('posts')
      .values({
        id,
        member_id: caller.id,
        draft_id: draftId,
        digest,
        content,
        language: languageTag(caller),
        urls: urls.join('\n'),
        created_at: now,
        publish_at: now + publishDelay,
        published_at: null,
        sent_at: wallClock.now(),
      })
      .execute();
    return { msg: 'Sent. The guidance manager will publish it', data: await postOf(trx, id, caller) };
  });
}

/**
 * All of them, or those with words. These are looked for first: a plan that goes through the feed until a page is full would read
 * the text of each post.
 */
const postsWith = (text: string | undefined): RawBuilder<unknown> =>
  text ? sql`(select * from posts where ${hasWords(text)} offset 0) as posts` : sql`posts`;

/** Words that begin with each of a text's; a text without words is in no post. Nothing else of it reaches the query's own language. */
function hasWords(text: string): RawBuilder<boolean> {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  return sql`to_tsvector('simple', posts.content) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
}

type PostHandlers = Pick<VisitHandlers<typeof square>, 'posts' | 'addPost' | 'addTextPost' | 'sentPost' | 'likePost'>;

export const postHandlers: PostHandlers = {
  async posts({ db }, { caller, input: { pageNum, pageSize, until, find } }) {
    const last = until === 0 ? Number.MAX_SAFE_INTEGER : until;
    // One's own are there from the start. Not "or", which would have all that are published looked up in no order.
    const visible = sql`case when posts.member_id = ${caller.id} then posts.created_at else posts.published_at end <= ${last}
      and (posts.hidden_at is null or posts.member_id = ${caller.id}) and not ${isBlocked(caller.id, 'posts.member_id')}`;
    const from = postsWith(find);
    const counted = await sql<{ total: number }>`select count(*)::int as total from ${from} where ${visible}`.execute(
      db,
    );
    const { rows } = await sql<Row>`select ${columns(caller.id)} from ${from}
      join members on members.id = posts.member_id where ${visible}
      order by posts.published_at desc nulls first, posts.created_at desc, posts.id desc
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
    return { data: { total: counted.rows[0]?.total ?? 0, list: rows.map(toItem) } };
  },

  addPost: (context, { caller, input, files }) => addPost(context, caller, input, files),

  addTextPost: (context, { caller, input }) => addPost(context, caller, input, []),

  async sentPost({ db }, { caller, input: { draftId } }) {
    const sent = await db
      .selectFrom('posts')
      .select('id')
      .where('member_id', '=', caller.id)
      .where('draft_id', '=', draftId)
      .executeTakeFirst();
    return { data: sent ? await postOf(db, sent.id, caller) : null };
  },

  async likePost({ db, clock }, { caller, input: { postId } }) {
    return db.transaction().execute(async (trx) => {
      await assertPublished(trx, postId, true);
      await trx
        .insertInto('post_likes')
        .values({ post_id: postId, member_id: caller.id, at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { likes } = await trx
        .selectFrom('post_likes')
        .select(sql<number>`count(*)::int`.as('likes'))
        .where('post_id', '=', postId)
        .executeTakeFirstOrThrow();
      return { data: { thumbsUpNum: likes } };
    });
  },
};
