/** Editing, deleting, reporting and blocking over HTTP (product 13.13 to 13.15). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { moderation } from '#contract/moderation.ts';
import { ownWords } from '#contract/own-words.ts';
import { square } from '#contract/square.ts';
import { commentLength, postLength } from '#domain/community.ts';
import { openServedWorld, type Ask, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { photoWithPlace } from '#tests/support/pictures.ts';
import { commentsAllowed } from './comments.ts';
import { editRate } from './own-words.ts';
import { postsAllowed } from './posts.ts';
import { reportsAllowed } from './reports.ts';

interface Listed {
  id: string;
  content: string;
  status: string;
  urls: string[];
  commentNum: number;
  username: string;
  toUserName: string;
  editTime: number;
  hidden: boolean;
  draftId: string;
}
interface Listing {
  total: number;
  list: Listed[];
}

let world: ServedWorld;
let asha = '';
let noor = '';

beforeAll(async () => {
  world = await openServedWorld();
  asha = await world.signIn();
  noor = await world.signIn(world.demo.emptyPhone);
});
afterAll(() => world.close());
// Nobody waits for another test's limit.
beforeEach(() => world.wallClock.advance(60_000));

const call = (endpoint: Endpoint, token: string, fields: Record<string, string>, more: Ask = {}) =>
  world.ask(endpoint.method, `/api/${endpoint.backend}/${endpoint.path}`, { token, fields, ...more });
const page = { pageNum: '1', pageSize: '100' };
const feed = async (token: string) => (await call(square.posts, token, page)).data as Listing;
const commentsOf = async (token: string, squareId: string) =>
  (await call(square.comments, token, { squareId, ...page })).data as Listing;
const postIn = async (token: string, id: string) => (await feed(token)).list.find((post) => post.id === id);
const write = async (token: string, content: string, draftId: string = randomUUID()) => {
  const { data } = await call(square.addTextPost, token, { content, draftId });
  await world.control('POST', '/sandbox/posts/publish');
  return (data as Listed).id;
};
const commentOn = async (token: string, squareId: string, content: string, more: Record<string, string> = {}) =>
  (await call(square.addComment, token, { squareId, content, draftId: randomUUID(), ...more })).data as Listed;
const reportAs = (token: string, wordsId: string, more: Record<string, string> = {}) =>
  call(moderation.report, token, { kind: 'post', wordsId, about: 'words', reason: 'scam', ...more });
const openReports = async () =>
  world.context.db.selectFrom('reports').selectAll().where('decision', 'is', null).orderBy('id').execute();

describe('an edit', () => {
  it('shows the new text to all, marked with its time, and the same text again changes nothing', async () => {
    const postId = await write(asha, 'Frist');
    world.clock.advance(1_000);
    const edit = (content: string) => call(ownWords.editPost, asha, { squareId: postId, content });
    const at = world.clock.now();
    expect(await edit('First')).toMatchObject({ code: codes.ok, data: { content: 'First', editTime: at } });
    world.clock.advance(1_000);
    expect((await edit('First')).data).toMatchObject({ editTime: at });
    expect(await postIn(noor, postId)).toMatchObject({ content: 'First', editTime: at, draftId: '' });
    const { id: commentId } = await commentOn(noor, postId, 'Nise');
    const told = await call(ownWords.editComment, noor, { commentId, content: 'Nice' });
    expect(told).toMatchObject({ code: codes.ok, data: { content: 'Nice', editTime: world.clock.now() } });
    expect((await commentsOf(asha, postId)).list).toMatchObject([{ content: 'Nice', editTime: world.clock.now() }]);
  });

  it('is sent again by a creation whose answer was lost: the edited one stays', async () => {
    const draftId = randomUUID();
    const postId = await write(asha, 'Before', draftId);
    await call(ownWords.editPost, asha, { squareId: postId, content: 'After' });
    const again = await call(square.addTextPost, asha, { content: 'Before', draftId });
    expect(again).toMatchObject({ code: codes.ok, data: { id: postId, content: 'After' } });
  });

  it('is announced to all where others see it, to its author where they do not, and not where nothing changed', async () => {
    const { db } = world.context;
    const shown = await write(asha, 'Shown');
    const { data } = await call(square.addTextPost, asha, { content: 'Waits', draftId: randomUUID() });
    const told: string[] = [];
    const stop = await world.listen('changed', (payload) => told.push(payload));
    const announced = async () => {
      // Comes after all that was announced before it.
      await sql`select pg_notify('changed', 'end')`.execute(db);
      await expect.poll(() => told.at(-1), { timeout: 30_000 }).toBe('end');
      return told.splice(0).filter((payload) => payload.endsWith('|feed'));
    };
    const toldBy = async (content: string, squareId: string) => {
      await call(ownWords.editPost, asha, { squareId, content });
      return announced();
    };
    await announced();
    expect(await toldBy('Shown to all', shown)).toEqual(['|feed']);
    expect(await toldBy('Shown to all', shown)).toEqual([]);
    expect(await toldBy('Waits on', (data as Listed).id)).toEqual([`${world.demo.memberId}|feed`]);
    await db.updateTable('posts').set({ hidden_at: 0 }).where('id', '=', shown).execute();
    expect(await toldBy('Hidden', shown)).toEqual([`${world.demo.memberId}|feed`]);
    await stop();
  });

  it('is made so many times a minute, and the same text again is none', async () => {
    const squareId = await write(asha, 'Edit 0');
    const edit = async (content: string) => (await call(ownWords.editPost, asha, { squareId, content })).code;
    for (let n = 1; n <= editRate.burst; n += 1) expect(await edit(`Edit ${n}`)).toBe(codes.ok);
    expect(await edit(`Edit ${editRate.burst}`)).toBe(codes.ok);
    expect(await edit('One more')).toBe(codes.tooManyAttempts);
    expect(await postIn(noor, squareId)).toMatchObject({ content: `Edit ${editRate.burst}` });
    world.wallClock.advance(editRate.refill);
    expect(await edit('One more')).toBe(codes.ok);
  });

  it.each([
    ['nothing', ' \n ', ' '],
    ['too much', 'x'.repeat(postLength + 1), 'x'.repeat(commentLength + 1)],
    ['an override of direction', 'a\u202eb', 'a\u202eb'],
  ])('to %s is refused', async (_what, forPost, forComment) => {
    const postId = await write(asha, 'Stays');
    const { id: commentId } = await commentOn(asha, postId, 'Stays too');
    const refused = { code: codes.badInput, data: null };
    expect(await call(ownWords.editPost, asha, { squareId: postId, content: forPost })).toMatchObject(refused);
    expect(await call(ownWords.editComment, asha, { commentId, content: forComment })).toMatchObject(refused);
    expect(await postIn(asha, postId)).toMatchObject({ content: 'Stays', editTime: 0 });
  });

  it('comes back as the text that was sent, whatever it looks like', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\'; drop table posts; --';
    const squareId = await write(asha, 'Calm');
    expect((await call(ownWords.editPost, asha, { squareId, content: hostile })).data).toMatchObject({
      content: hostile,
    });
  });
});

describe('a deletion', () => {
  it('of a post looks at each of its comments a few times, however many there are', async () => {
    const count = 400;
    const postId = await write(noor, 'Much to say');
    const { db } = world.context;
    await sql`insert into comments (id, post_id, member_id, draft_id, digest, reply_to, content, language, created_at, sent_at)
      select 'many-' || n, ${postId}, ${world.demo.memberId}, 'many-' || n, '', case when n % 3 = 0 then 'many-' || (n - 1) end,
        'Well', 'en', 0, 0 from generate_series(1, ${count}::int) n`.execute(db);
    // What the database asks because of the key between comments counts too.
    const read = await db.transaction().execute(async (trx) => {
      const soFar = async () => {
        const { rows } = await sql<{ read: number }>`select (pg_stat_get_xact_tuples_returned('comments'::regclass)
            + sum(pg_stat_get_xact_tuples_returned(indexrelid)))::int as read
          from pg_index where indrelid = 'comments'::regclass`.execute(trx);
        return rows[0]?.read ?? 0;
      };
      const before = await soFar();
      await trx.deleteFrom('comments').where('post_id', '=', postId).execute();
      return (await soFar()) - before;
    });
    expect(read).toBeGreaterThanOrEqual(count);
    expect(read).toBeLessThan(5 * count);
  });

  it('takes a post from all lists with its likes, comments and pictures, once', async () => {
    const photo = await photoWithPlace();
    const sent = await call(
      square.addPost,
      asha,
      { content: 'With a picture', draftId: randomUUID() },
      { files: [{ field: square.addPost.multipart.field, bytes: photo }] },
    );
    const { id: squareId, urls } = sent.data as Listed;
    await world.control('POST', '/sandbox/posts/publish');
    await call(square.likePost, noor, { squareId });
    const first = await commentOn(noor, squareId, 'Nice');
    await commentOn(asha, squareId, 'Thanks', { commentId: first.id });
    expect((await world.app.request(urls[0] ?? '')).status).toBe(200);
    const remove = () => call(ownWords.removePost, asha, { squareId });
    const told = await Promise.all([remove(), remove(), remove()]);
    const removed = told.map(({ data }) => (data as { removed: number }).removed);
    expect(removed.reduce((sum, count) => sum + count, 0)).toBe(1);
    for (const token of [asha, noor]) expect(await postIn(token, squareId)).toBeUndefined();
    expect((await world.app.request(urls[0] ?? '')).headers.get('content-type')).not.toBe('image/webp');
    expect(await call(square.comments, noor, { squareId, ...page })).toMatchObject({ code: codes.notFound });
    expect(await call(square.likePost, noor, { squareId })).toMatchObject({ code: codes.notFound });
    const left = await world.context.db.selectFrom('uploads').select('id').where('kind', '=', 'community').execute();
    expect(left).toEqual([]);
  });

  it('of a comment leaves its answers standing, which no longer name whom they answer', async () => {
    const squareId = await write(asha, 'Answers stay');
    const { id: commentId } = await commentOn(noor, squareId, 'Going');
    world.clock.advance(1_000);
    await commentOn(asha, squareId, 'Staying', { commentId });
    expect((await commentsOf(noor, squareId)).list[0]).toMatchObject({ content: 'Staying', toUserName: 'Noor' });
    expect((await call(ownWords.removeComment, noor, { commentId })).data).toEqual({ removed: 1 });
    expect((await call(ownWords.removeComment, noor, { commentId })).data).toEqual({ removed: 0 });
    expect(await commentsOf(noor, squareId)).toMatchObject({
      total: 1,
      list: [{ content: 'Staying', toUserName: '' }],
    });
    expect(await postIn(asha, squareId)).toMatchObject({ commentNum: 1 });
  });

  it('is not undone by its creation sent late, with the same words or others', async () => {
    const [draftId, commentDraft] = [randomUUID(), randomUUID()];
    const other = await write(asha, 'Stands');
    const comment = await commentOn(noor, other, 'Gone', { draftId: commentDraft });
    await call(ownWords.removeComment, noor, { commentId: comment.id });
    const squareId = await write(asha, 'Gone', draftId);
    await commentOn(noor, squareId, 'Below', { draftId: randomUUID() });
    await call(ownWords.removePost, asha, { squareId });
    for (const content of ['Gone', 'Other'])
      expect(await call(square.addTextPost, asha, { content, draftId })).toMatchObject({ code: codes.notFound });
    const late = { squareId: other, content: 'Gone', draftId: commentDraft };
    expect(await call(square.addComment, noor, late)).toMatchObject({ code: codes.notFound });
    expect((await commentsOf(asha, other)).total).toBe(0);
  });

  it('makes no room for more posts and comments within the minute', async () => {
    const kept = await write(asha, 'Stays');
    world.wallClock.advance(60_000);
    const draftIds = Array.from({ length: postsAllowed }, () => randomUUID());
    for (const draftId of draftIds) {
      const { data } = await call(square.addTextPost, asha, { content: 'Again and again', draftId });
      // A comment under the id of a post hides none of the two.
      const { id: commentId } = await commentOn(asha, kept, 'The same id', { draftId });
      await call(ownWords.removeComment, asha, { commentId });
      await call(ownWords.removePost, asha, { squareId: (data as Listed).id });
    }
    const addPost = () => call(square.addTextPost, asha, { content: 'One more', draftId: randomUUID() });
    expect((await addPost()).code).toBe(codes.tooManyAttempts);
    for (let n = 0; n < commentsAllowed; n += 1) {
      const { id: commentId } = await commentOn(noor, kept, `Comment ${n}`);
      await call(ownWords.removeComment, noor, { commentId });
    }
    const comment = { squareId: kept, content: 'One more', draftId: randomUUID() };
    expect((await call(square.addComment, noor, comment)).code).toBe(codes.tooManyAttempts);
    world.wallClock.advance(60_000);
    const added = await addPost();
    expect(added.code).toBe(codes.ok);
    expect((await call(square.addComment, noor, comment)).code).toBe(codes.ok);
    // What counts no more is not kept.
    await call(ownWords.removePost, asha, { squareId: (added.data as Listed).id });
    const posts = world.context.db.selectFrom('removed_drafts').select('kind').where('kind', '=', 'post');
    expect(await posts.execute()).toHaveLength(1);
  });

  it('leaves no time of what was sent a minute ago or earlier', async () => {
    const [draftId, ...comments] = Array.from({ length: 3 }, () => randomUUID());
    const kept = await write(asha, 'Stays');
    const squareId = await write(asha, 'Old', draftId);
    await commentOn(noor, squareId, 'Old too', { draftId: comments[0] ?? '' });
    const { id: commentId } = await commentOn(noor, kept, 'Older', { draftId: comments[1] ?? '' });
    world.wallClock.advance(60_000);
    await call(ownWords.removePost, asha, { squareId });
    await call(ownWords.removeComment, noor, { commentId });
    const told = world.context.db.selectFrom('removed_drafts').select(['kind', 'sent_at']);
    const rows = await told.where('draft_id', 'in', [draftId ?? '', ...comments]).execute();
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ kind: null, sent_at: 0 })));
  });

  it('is waited for by the deletion of a comment below it, whichever comes first', async () => {
    for (let round = 0; round < postsAllowed; round += 1) {
      const squareId = await write(asha, `Crowded ${round}`);
      const { id: commentId } = await commentOn(noor, squareId, 'Answer me');
      for (const answer of ['One', 'Two']) await commentOn(asha, squareId, answer, { commentId });
      const told = await Promise.all([
        call(ownWords.removeComment, noor, { commentId }),
        call(ownWords.removePost, asha, { squareId }),
      ]);
      expect(told.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  it('meets likes, comments and answers of the same moment: each is there or refused, and none is an error', async () => {
    const squareId = await write(asha, 'Crowded');
    const { id: commentId } = await commentOn(noor, squareId, 'Answer me');
    const told = await Promise.all([
      ...Array.from({ length: 6 }, () => call(square.likePost, noor, { squareId })),
      ...[1, 2, 3, 4].map((n) =>
        call(square.addComment, noor, { squareId, content: `At once ${n}`, commentId, draftId: randomUUID() }),
      ),
      call(ownWords.removePost, asha, { squareId }),
      call(ownWords.removeComment, noor, { commentId }),
    ]);
    for (const { status, code } of told)
      expect([status, [codes.ok, codes.notFound].includes(code as 200)]).toEqual([200, true]);
    expect(await postIn(noor, squareId)).toBeUndefined();
    const left = world.context.db.selectFrom('comments').select('id').where('post_id', '=', squareId);
    expect(await left.execute()).toEqual([]);
  });
});

describe('a report', () => {
  it('reaches the panel once, with its reason and text as they were typed, and is hidden from everybody else', async () => {
    const wordsId = await write(asha, '<b>Double</b> your money');
    const note = '<script>alert(1)</script>';
    for (let time = 0; time < 2; time += 1) expect((await reportAs(noor, wordsId, { note })).data).toEqual({});
    expect(await openReports()).toMatchObject([{ words_id: wordsId, reason: 'scam', note }]);
    const panel = await (await world.app.request('/sandbox')).text();
    expect(panel).toContain('&lt;b&gt;Double&lt;/b&gt; your money');
    expect(panel).not.toContain(note);
    expect(JSON.stringify(await postIn(asha, wordsId))).not.toContain('Noor');
    // What was reported stays to be judged, whatever its author does.
    await call(ownWords.editPost, asha, { squareId: wordsId, content: 'Innocent' });
    const [report] = await openReports();
    expect(report).toMatchObject({ excerpt: '<b>Double</b> your money' });
    const order = { id: report?.id, decision: 'hidden' };
    expect(await world.control('POST', '/sandbox/reports', order)).toMatchObject({ status: 200 });
    expect((await world.control('POST', '/sandbox/reports', order)).status).toBe(404);
    expect(await postIn(noor, wordsId)).toBeUndefined();
    expect(await postIn(asha, wordsId)).toMatchObject({ status: 'hidden' });
    for (const token of [asha, noor])
      expect(await call(square.comments, token, { squareId: wordsId, ...page })).toMatchObject({
        code: codes.notFound,
      });
  });

  it.each(['words', 'member'])(
    'of %s takes the pictures of a post from where others know them, and leaves them to its author',
    async (about) => {
      const bytes = await photoWithPlace();
      const files = ['one', 'two'].map((name) => ({ field: square.addPost.multipart.field, bytes, name }));
      const { data } = await call(square.addPost, noor, { content: 'Look', draftId: randomUUID() }, { files });
      await world.control('POST', '/sandbox/posts/publish');
      const { id, urls } = data as Listed;
      const served = (all: readonly string[]) =>
        Promise.all(all.map(async (url) => (await world.app.request(url)).status));
      expect(await served(urls)).toEqual([200, 200]);
      await reportAs(asha, id, { about });
      const [report] = await openReports();
      await world.control('POST', '/sandbox/reports', { id: report?.id, decision: 'hidden' });
      expect(await served(urls)).toEqual([404, 404]);
      const own = await postIn(noor, id);
      expect(own).toMatchObject({ status: 'hidden', urls: [expect.any(String), expect.any(String)] });
      expect(await served(own?.urls ?? [])).toEqual([200, 200]);
      await call(ownWords.removePost, noor, { squareId: id });
      expect(await served(own?.urls ?? [])).toEqual([404, 404]);
    },
  );

  it('that is dismissed changes nothing, and another about the same is decided with it', async () => {
    const squareId = await write(asha, 'Fine');
    const { id: wordsId } = await commentOn(asha, squareId, 'Fine too');
    const third = await world.signIn(world.demo.emptyPhone);
    await reportAs(third, wordsId, { kind: 'comment' });
    await reportAs(third, wordsId, { kind: 'comment', about: 'member', reason: 'other' });
    const reports = await openReports();
    expect(reports.map(({ about }) => about).toSorted()).toEqual(['member', 'words']);
    for (const { id } of reports) await world.control('POST', '/sandbox/reports', { id, decision: 'dismissed' });
    expect(await openReports()).toEqual([]);
    expect((await commentsOf(noor, squareId)).total).toBe(1);
  });

  it('that is dismissed leaves those of another text about the same to be judged, and one that is hidden none', async () => {
    const { db } = world.context;
    const wordsId = await write(asha, 'Fine at first');
    await reportAs(noor, wordsId);
    const [first] = await openReports();
    if (!first) throw new Error('it was reported');
    const others = await db
      .selectFrom('members')
      .select('id')
      .where('id', 'not in', [first.member_id, first.author_id])
      .limit(2)
      .execute();
    const excerpts = ['Fine at first', 'Bad now'];
    await db
      .insertInto('reports')
      .values(
        others.map(({ id }, index) => ({
          ...first,
          id: `report-${String(index).repeat(24)}`,
          member_id: id,
          excerpt: excerpts[index] ?? '',
        })),
      )
      .execute();
    const decide = (id: string, decision: string) => world.control('POST', '/sandbox/reports', { id, decision });
    await decide(first.id, 'dismissed');
    expect(await openReports()).toMatchObject([{ excerpt: 'Bad now' }]);
    await reportAs(noor, wordsId);
    const [again] = (await openReports()).filter(({ excerpt }) => excerpt === 'Fine at first');
    await decide(again?.id ?? '', 'hidden');
    expect(await openReports()).toEqual([]);
  });

  it('comes anew once the one before is decided, with what the words are now, and counts among those of the minute', async () => {
    const wordsId = await write(asha, 'Fine at first');
    await reportAs(noor, wordsId, { note: 'One' });
    const [first] = await openReports();
    await world.control('POST', '/sandbox/reports', { id: first?.id, decision: 'dismissed' });
    await call(ownWords.editPost, asha, { squareId: wordsId, content: 'Bad now' });
    world.clock.advance(1_000);
    expect(await reportAs(noor, wordsId, { reason: 'abuse', note: 'Two' })).toMatchObject({ code: codes.ok });
    // Who still looks at the one before decides nothing of what they haven't read.
    const late = await world.control('POST', '/sandbox/reports', { id: first?.id, decision: 'dismissed' });
    expect(late.status).toBe(404);
    expect(await openReports()).toMatchObject([
      { excerpt: 'Bad now', reason: 'abuse', note: 'Two', at: world.clock.now(), member_id: first?.member_id },
    ]);
    await reportAs(noor, wordsId, { note: 'Three' });
    expect(await openReports()).toMatchObject([{ note: 'Two' }]);
    for (let n = 1; n < reportsAllowed; n += 1) {
      const { id } = await commentOn(asha, wordsId, `Comment ${n}`);
      expect(await reportAs(noor, id, { kind: 'comment' })).toMatchObject({ code: codes.ok });
    }
    for (const { id } of await openReports()) {
      await world.control('POST', '/sandbox/reports', { id, decision: 'dismissed' });
    }
    expect(await reportAs(noor, wordsId)).toMatchObject({ code: codes.tooManyAttempts });
    expect(await openReports()).toEqual([]);
  });

  it('of a member hides all that they wrote, comments to all but them', async () => {
    const squareId = await write(asha, 'Of Asha');
    const { id: wordsId } = await commentOn(noor, squareId, 'Of Noor');
    await reportAs(asha, wordsId, { kind: 'comment', about: 'member' });
    const [report] = await openReports();
    await world.control('POST', '/sandbox/reports', { id: report?.id, decision: 'hidden' });
    expect(await commentsOf(asha, squareId)).toMatchObject({ total: 0, list: [] });
    expect(await commentsOf(noor, squareId)).toMatchObject({ total: 1, list: [{ hidden: true }] });
    expect(await postIn(asha, squareId)).toMatchObject({ commentNum: 0 });
  });

  it('of own words is refused, and so are too many in a minute', async () => {
    const own = await write(noor, 'My own');
    expect(await reportAs(noor, own)).toMatchObject({ code: codes.badInput });
    const squareId = await write(asha, 'Reported often');
    const ids: string[] = [];
    for (let n = 0; n <= reportsAllowed; n += 1) ids.push((await commentOn(asha, squareId, `Comment ${n}`)).id);
    for (const [index, id] of ids.entries()) {
      const code = index < reportsAllowed ? codes.ok : codes.tooManyAttempts;
      expect(await reportAs(noor, id, { kind: 'comment' })).toMatchObject({ code });
    }
  });
});

describe('a block', () => {
  it('hides posts, comments and their counts from who blocked, and shows them again when it ends', async () => {
    const squareId = await write(asha, 'Who blocks whom');
    const theirs = await write(noor, 'Of the blocked');
    const { id: wordsId } = await commentOn(noor, squareId, 'Blocked words');
    await commentOn(asha, squareId, 'An answer', { commentId: wordsId });
    const block = () => call(moderation.block, asha, { kind: 'comment', wordsId });
    for (const { code } of await Promise.all([block(), block()])) expect(code).toBe(codes.ok);
    expect(await postIn(asha, theirs)).toBeUndefined();
    expect(await commentsOf(asha, squareId)).toMatchObject({
      total: 1,
      list: [{ content: 'An answer', toUserName: '' }],
    });
    expect(await postIn(asha, squareId)).toMatchObject({ commentNum: 1 });
    // The blocked one notices nothing.
    expect(await postIn(noor, squareId)).toMatchObject({ commentNum: 2 });
    expect((await commentsOf(noor, squareId)).total).toBe(2);
    const listed = (await call(moderation.blocks, asha, page)).data as { total: number; list: { blockId: string }[] };
    expect(listed).toMatchObject({ total: 1, list: [{ username: 'Noor' }] });
    const unblock = { blockId: listed.list[0]?.blockId ?? '' };
    expect((await call(moderation.unblock, asha, unblock)).data).toEqual({ removed: 1 });
    expect((await call(moderation.unblock, asha, unblock)).data).toEqual({ removed: 0 });
    expect(await postIn(asha, theirs)).toMatchObject({ id: theirs });
  });

  it('of oneself is refused', async () => {
    const wordsId = await write(asha, 'Myself');
    expect(await call(moderation.block, asha, { kind: 'post', wordsId })).toMatchObject({ code: codes.badInput });
  });
});
