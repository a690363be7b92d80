/** Posts, likes and comments over HTTP: pending, published, sent twice, sent at once, read page by page. */
import { randomUUID } from 'node:crypto';
import { beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { square } from '#contract/square.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { postLength, publishDelay } from '#domain/community.ts';
import { uploadLimit } from '#domain/limits.ts';
import { openServedWorld, type Ask, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { photoWithPlace } from '#tests/support/pictures.ts';
import { commentsAllowed } from './comments.ts';
import { postsAllowed } from './posts.ts';

interface Listed {
  id: string;
  content: string;
  language: string;
  status: string;
  urls: string[];
  thumbsUpNum: number;
  commentNum: number;
  hasThumbsUp: boolean;
  username: string;
  toUserName: string;
  draftId: string;
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

async function listOf(endpoint: Endpoint, token: string, fields: Record<string, string>) {
  const { code, data } = await call(endpoint, token, { pageNum: '1', pageSize: '20', ...fields });
  expect(code).toBe(codes.ok);
  return data as { total: number; list: Listed[] };
}
const feed = (token: string, fields: Record<string, string> = {}) => listOf(square.posts, token, fields);
const write = (token: string, content: string, draftId: string = randomUUID()) =>
  call(square.addTextPost, token, { content, draftId });
const commentOn = (token: string, squareId: string, content: string, more: Record<string, string> = {}) =>
  call(square.addComment, token, { squareId, content, draftId: randomUUID(), ...more });

async function published(content: string): Promise<string> {
  const { data } = await write(asha, content);
  await world.control('POST', '/sandbox/posts/publish');
  return (data as Listed).id;
}

describe('the seeded feed', () => {
  it('has posts of many, each in its own language whoever reads, with pictures, likes and comments', async () => {
    const { total, list } = await feed(asha, { pageSize: '100' });
    expect(total).toBe(40);
    expect(new Set(list.map(({ username }) => username)).size).toBeGreaterThan(15);
    expect(list.map(({ urls }) => urls.length)).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 9]));
    expect(Math.max(...list.map(({ commentNum }) => commentNum))).toBeGreaterThan(10);
    const arabic = await call(square.posts, asha, { pageNum: '1', pageSize: '20' }, { headers: { Language: 'ar_AE' } });
    expect((arabic.data as { list: Listed[] }).list).toEqual(list.slice(0, 20));
    expect(new Set(list.map(({ language }) => language)).size).toBeGreaterThan(8);
    const written = list.filter(({ language }) => language === 'ar');
    expect(written.length).toBeGreaterThan(0);
    for (const { content } of written) expect(content).toMatch(/[\u0600-\u06ff]/);
    for (const url of new Set(list.flatMap(({ urls }) => urls))) expect(url).toMatch(/^\/pictures\/[\w-]+\.svg$/);
  });
});

describe('a new post', () => {
  it('is pending for its author and nobody else, until a minute of the sandbox has passed', async () => {
    const { data } = await write(asha, 'Waiting for the manager');
    const { id } = data as Listed;
    const [mine] = (await feed(asha)).list;
    expect(mine).toMatchObject({ id, status: 'pending', content: 'Waiting for the manager' });
    expect((await feed(noor)).list.map((post) => post.id)).not.toContain(id);
    const missing = await call(square.likePost, noor, { squareId: 'post-nowhere' });
    for (const token of [asha, noor]) {
      expect(await call(square.likePost, token, { squareId: id })).toMatchObject({
        code: missing.code,
        msg: missing.msg,
      });
    }
    world.clock.advance(publishDelay - 1);
    expect((await feed(noor)).list.map((post) => post.id)).not.toContain(id);
    world.clock.advance(1);
    expect((await feed(noor)).list[0]).toMatchObject({ id, status: 'published' });
  });

  it('is published at once from the panel', async () => {
    const { data } = await write(asha, 'At once');
    expect((await world.control('POST', '/sandbox/posts/publish')).body).toEqual({ published: 1 });
    expect((await feed(noor)).list[0]).toMatchObject({ id: (data as Listed).id, status: 'published' });
  });

  it('sent again under its id is one post, and with other words is refused', async () => {
    const draftId = randomUUID();
    const before = (await feed(asha)).total;
    const told = await Promise.all(Array.from({ length: 8 }, () => write(asha, 'Once only', draftId)));
    expect(new Set(told.map(({ data }) => (data as Listed).id)).size).toBe(1);
    expect(await write(asha, 'Other words', draftId)).toMatchObject({ code: codes.intentReused, data: null });
    expect((await feed(asha)).total).toBe(before + 1);
    // An id is a member's own: another one's tells nothing.
    expect(await write(noor, 'Words of Noor', draftId)).toMatchObject({ code: codes.ok });
  });

  it('delivered twice by the network is one post', async () => {
    const before = (await feed(asha)).total;
    await world.control('POST', '/sandbox/faults', { path: '/api/square/square/addText', fault: 'duplicate' });
    expect(await write(asha, 'Delivered twice')).toMatchObject({ code: codes.ok });
    expect((await feed(asha)).total).toBe(before + 1);
  });

  it('has to wait after too many in a minute, and the wait ends', async () => {
    world.wallClock.advance(60_000);
    for (let sent = 0; sent < postsAllowed; sent += 1)
      expect(await write(noor, `Post ${sent}`)).toMatchObject({ code: 200 });
    expect(await write(noor, 'One more')).toMatchObject({
      code: codes.tooManyAttempts,
      msg: 'Too many attempts. Please try again in 60 s',
    });
    world.wallClock.advance(60_000);
    expect(await write(noor, 'One more')).toMatchObject({ code: codes.ok });
  });

  it.each([
    ['nothing', '  \n '],
    ['too much', 'x'.repeat(postLength + 1)],
    ['an override of direction', 'a\u202eb'],
    ['an escape', 'a\u001b[31m'],
  ])('of %s is refused', async (_what, content) => {
    expect(await write(asha, content)).toMatchObject({ code: codes.badInput, data: null });
  });

  it('keeps the language that its author’s app spoke, and so does a comment', async () => {
    const [english, swahili] = [{}, { headers: { Language: 'sw_KE' } }];
    for (const [more, language] of [
      [english, 'en-US'],
      [swahili, 'sw-KE'],
    ] as const) {
      const { data } = await call(square.addTextPost, asha, { content: 'Habari', draftId: randomUUID() }, more);
      expect(data).toMatchObject({ content: 'Habari', language });
      await world.control('POST', '/sandbox/posts/publish');
      const fields = { squareId: (data as Listed).id, content: 'Nzuri', draftId: randomUUID() };
      expect((await call(square.addComment, noor, fields, more)).data).toMatchObject({ language });
    }
  });

  it('comes back as the text that was sent, whatever it looks like', async () => {
    const hostile = '<script>alert(1)</script>\r\n"><img src=x onerror=alert(1)>\u200f {{7*7}}';
    const { data } = await write(asha, hostile);
    expect((data as Listed).content).toBe(hostile.replace('\r\n', '\n'));
  });
});

describe('pictures of a post', () => {
  const send = async (count: number, draftId: string = randomUUID(), content = 'With pictures', bytes?: Uint8Array) => {
    const photo = bytes ?? (await photoWithPlace());
    const files = Array.from({ length: count }, () => ({ field: square.addPost.multipart.field, bytes: photo }));
    return call(square.addPost, asha, { content, draftId }, { files });
  };

  it('are made anew, kept in their order, and served', async () => {
    const { code, data } = await send(9);
    expect(code).toBe(codes.ok);
    const { urls } = data as Listed;
    expect(new Set(urls).size).toBe(9);
    const reply = await world.app.request(urls[8] ?? '');
    expect({ status: reply.status, type: reply.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'image/webp',
    });
  });

  it('sent again are kept once', async () => {
    const draftId = randomUUID();
    const [one, two] = [await send(2, draftId), await send(2, draftId)];
    expect((two.data as Listed).urls).toEqual((one.data as Listed).urls);
    expect(await send(3, draftId)).toMatchObject({ code: codes.intentReused });
    const kept = await world.context.db.selectFrom('uploads').select('id').where('kind', '=', 'community').execute();
    expect(kept.length).toBe(9 + 2);
  });

  it.each([
    ['none', 0, { status: 415, code: 415 }],
    ['ten', 10, { status: 400, code: 400 }],
  ])('%s are refused', async (_what, count, verdict) => {
    expect(await send(count)).toMatchObject(verdict);
  });

  it('of which one is over its limit are refused, whatever the others leave', async () => {
    const photo = await photoWithPlace();
    const large = Buffer.concat([photo, Buffer.alloc(uploadLimit.community + 1 - photo.length)]);
    expect(await send(2, randomUUID(), 'Large', large)).toMatchObject({ code: codes.tooLarge });
  });

  it('that can’t be read leave no post', async () => {
    const before = (await feed(asha)).total;
    expect(await send(2, randomUUID(), 'Broken', new Uint8Array([1, 2, 3]))).toMatchObject({
      code: codes.pictureRefused,
    });
    expect((await feed(asha)).total).toBe(before);
  });
});

describe('the pages of the feed', () => {
  it('stay as they are while posts come in', async () => {
    const until = String(world.clock.now());
    const { total } = await feed(noor, { until, pageSize: '7' });
    const seen: string[] = [];
    for (let pageNum = 1; (pageNum - 1) * 7 < total; pageNum += 1) {
      const page = await feed(noor, { until, pageNum: String(pageNum), pageSize: '7' });
      expect(page.total).toBe(total);
      seen.push(...page.list.map(({ id }) => id));
      world.clock.advance(1_000);
      world.wallClock.advance(60_000);
      await published(`News while page ${pageNum} was read`);
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });
});

describe('a like', () => {
  it('counts once for each member, however often it is sent at once', async () => {
    const squareId = await published('Like it');
    const told = await Promise.all(Array.from({ length: 64 }, () => call(square.likePost, noor, { squareId })));
    expect(
      told.every(({ code, data }) => code === codes.ok && (data as { thumbsUpNum: number }).thumbsUpNum === 1),
    ).toBe(true);
    expect(await call(square.likePost, asha, { squareId })).toMatchObject({ data: { thumbsUpNum: 2 } });
    const [post] = (await feed(noor)).list;
    expect(post).toMatchObject({ id: squareId, thumbsUpNum: 2, hasThumbsUp: true });
  });
});

describe('comments', () => {
  it('are read page by page, the newest first, and name whom they answer', async () => {
    const squareId = await published('Comment on it');
    for (let index = 1; index <= 6; index += 1) {
      world.clock.advance(1_000);
      await commentOn(asha, squareId, `Comment ${index}`);
    }
    const first = await listOf(square.comments, noor, { squareId, pageSize: '5' });
    expect(first.total).toBe(6);
    expect(first.list.map(({ content }) => content)).toEqual([6, 5, 4, 3, 2].map((index) => `Comment ${index}`));
    expect(first.list.every(({ draftId }) => draftId === '')).toBe(true);
    const second = await listOf(square.comments, asha, { squareId, pageSize: '5', pageNum: '2' });
    expect(second.list).toMatchObject([{ content: 'Comment 1', toUserName: '' }]);
    expect(second.list[0]?.draftId).toMatch(/^[0-9a-f-]{36}$/);
    world.clock.advance(1_000);
    await commentOn(noor, squareId, 'An answer', { commentId: second.list[0]?.id ?? '' });
    expect((await listOf(square.comments, asha, { squareId })).list[0]).toMatchObject({
      content: 'An answer',
      username: 'Noor',
      toUserName: 'Asha',
    });
    expect((await feed(noor)).list.find(({ id }) => id === squareId)).toMatchObject({ commentNum: 7 });
  });

  it('sent again under their id are one, and with other words are refused', async () => {
    const squareId = await published('Comment once');
    const draftId = randomUUID();
    const told = await Promise.all(
      Array.from({ length: 8 }, () => commentOn(noor, squareId, 'Once only', { draftId })),
    );
    expect(new Set(told.map(({ data }) => (data as Listed).id)).size).toBe(1);
    expect(await commentOn(noor, squareId, 'Other words', { draftId })).toMatchObject({ code: codes.intentReused });
    await world.control('POST', '/sandbox/faults', { path: '/api/square/comment/text', fault: 'duplicate' });
    await commentOn(noor, squareId, 'Delivered twice');
    expect((await listOf(square.comments, asha, { squareId })).total).toBe(2);
  });

  it('answer comments of their own post only', async () => {
    const [one, other] = [await published('One'), await published('Other')];
    const { data } = await commentOn(asha, one, 'Below one');
    const strange = await commentOn(noor, other, 'Hello', { commentId: (data as Listed).id });
    expect(strange).toMatchObject({ code: codes.notFound });
    expect(await commentOn(noor, other, 'Hello', { commentId: 'nowhere' })).toMatchObject({ msg: strange.msg });
  });

  it('have to wait after too many in a minute, and one sent again has not', async () => {
    const squareId = await published('Too many');
    const draftId = randomUUID();
    await commentOn(noor, squareId, 'First', { draftId });
    for (let sent = 1; sent < commentsAllowed; sent += 1) await commentOn(noor, squareId, `Comment ${sent}`);
    expect(await commentOn(noor, squareId, 'One more')).toMatchObject({ code: codes.tooManyAttempts });
    expect(await commentOn(noor, squareId, 'First', { draftId })).toMatchObject({ code: codes.ok });
    expect((await listOf(square.comments, asha, { squareId })).total).toBe(commentsAllowed);
  });
});

describe('a search', () => {
  it('finds posts by the beginnings of their words, each of them, in any order and language', async () => {
    await published('The Harbour crane paid 12.50 on a rainy Tuesday');
    await published('हार्बर क्रेन ने मंगलवार को भुगतान किया');
    const contents = async (find: string, token = noor) =>
      (await feed(token, { find })).list.map(({ content }) => content);
    const [english, hindi] = ['The Harbour crane paid 12.50 on a rainy Tuesday', 'हार्बर क्रेन ने मंगलवार को भुगतान किया'];
    expect(await contents('rainy HARB')).toEqual([english]);
    expect(await contents('मंगल')).toEqual([hindi]);
    expect(await contents('rainy nowhere')).toEqual([]);
    expect((await feed(noor, { find: 'rainy' })).total).toBe(1);
    // What is no word finds nothing, and is no command of the search's own.
    for (const odd of ['%', '_', '*', "'", ':*', '|', '!', '\\']) expect(await contents(odd), odd).toEqual([]);
    expect(await contents("rainy & !harbour | crane:* <-> 'paid'")).toEqual([english]);
  });

  it('shows nobody else what waits for the guidance manager', async () => {
    await write(asha, 'A pending zeppelin');
    expect((await feed(asha, { find: 'zeppelin' })).total).toBe(1);
    expect((await feed(noor, { find: 'zeppelin' })).total).toBe(0);
    await world.control('POST', '/sandbox/posts/publish');
    expect((await feed(noor, { find: 'zeppelin' })).total).toBe(1);
  });

  it('is refused without a session, and when it is too long', async () => {
    const path = `/api/square/${square.posts.path}`;
    expect(await world.ask('GET', path, { fields: { pageNum: '1', pageSize: '20', find: 'a' } })).toMatchObject({
      status: 401,
    });
    const long = { pageNum: '1', pageSize: '20', find: 'x'.repeat(81) };
    expect((await call(square.posts, asha, long)).code).toBe(codes.badInput);
  });
});
