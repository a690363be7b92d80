import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { day } from '#domain/limits.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { tell } from './tell.ts';

interface Row {
  id: string;
  title: string;
  content: string;
  time: number;
  read: boolean;
}
interface List {
  total: number;
  list: Row[];
}

let world: ServedWorld;
let token = '';
let stranger = '';

beforeAll(async () => {
  world = await openServedWorld();
  token = await world.signIn();
  stranger = await world.signIn(world.demo.emptyPhone);
});
afterAll(() => world.close());

const arabic = { Language: 'ar_AE' };
const page = (pageNum: number, pageSize: number) => ({ pageNum: String(pageNum), pageSize: String(pageSize) });

async function read<T>(path: string, fields: Record<string, string> = {}, by = token, headers = {}): Promise<T> {
  const told = await world.ask('GET', `/api/messages/${path}`, { fields, token: by, headers });
  expect(told.code).toBe(codes.ok);
  return told.data as T;
}
const messages = (group: string, pageNum = 1, pageSize = 100, by = token) =>
  read<List>('regmsg/get', { group, ...page(pageNum, pageSize) }, by);
const mark = (group: string, id = '', by = token) =>
  world.ask('POST', '/api/messages/push/record/update', { fields: { group, id }, token: by });
const unread = (by = token) => read<Record<'msg' | 'notice' | 'voucher', number>>('regmsg/unread', {}, by);

describe('messages to a member', () => {
  it('come newest first, page by page, without a gap or a repeat', async () => {
    const whole = await messages('private');
    expect(whole.list).toHaveLength(whole.total);
    const times = whole.list.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const paged: Row[] = [];
    for (let pageNum = 1; pageNum <= Math.ceil(whole.total / 2); pageNum += 1) {
      const { list, total } = await messages('private', pageNum, 2);
      expect(total).toBe(whole.total);
      paged.push(...list);
    }
    expect(paged).toEqual(whole.list);
    expect((await messages('private', 1_000, 2)).list).toEqual([]);
  });

  it('are in the language of who reads them, with the world’s names in it too', async () => {
    const [english] = (await messages('voucher')).list;
    const { list } = await read<List>('regmsg/get', { group: 'voucher', ...page(1, 1) }, token, arabic);
    expect(english).toMatchObject({
      title: 'A coupon for you',
      content: expect.stringContaining('5 play USDT off a harbour'),
    });
    expect(list[0]).toMatchObject({
      title: 'قسيمة لك',
      content: expect.stringContaining('خصم 5 USDT تجريبي على رافعة ميناء'),
    });
  });

  it('stay where they belong: coupons in their own group', async () => {
    const own = (await messages('private')).list.map(({ id }) => id);
    const vouchers = (await messages('voucher')).list.map(({ id }) => id);
    expect(vouchers.length).toBeGreaterThan(0);
    expect(own.filter((id) => vouchers.includes(id))).toEqual([]);
  });

  it('are told once about the same thing', async () => {
    const { context, demo, clock } = world;
    const before = (await messages('private')).total;
    const told = { memberId: demo.memberId, subject: 'postPublished', about: 'post-1' } as const;
    await tell({ trx: context.db, at: clock.now() }, told);
    await tell({ trx: context.db, at: clock.now() + 5 }, told);
    expect((await messages('private')).total).toBe(before + 1);
  });

  it('tell of a withdrawal that arrived, with what arrived', async () => {
    const before = (await messages('private')).total;
    world.clock.advance(8 * day);
    const { list, total } = await messages('private');
    expect(total).toBeGreaterThan(before);
    expect(list[0]).toMatchObject({ title: 'Your withdrawal has arrived', read: false });
    expect(list[0]?.content).toMatch(/^[\d.]+ play (USDT|INR) arrived at .+ The fee was [\d.]+ play (USDT|INR)\.$/);
    const { blocks } = await read<{ blocks: { kind: string; href: string }[] }>('sys/info', { id: list[0]?.id ?? '' });
    const id = /record\?id=(.+)/.exec(blocks.at(-1)?.href ?? '')?.[1] ?? '';
    const told = await world.ask('GET', '/api/assets/wallet/record/detail', { token, fields: { recordId: id } });
    expect(told).toMatchObject({ code: 200, data: { status: 'arrived' } });
  });
});

describe('reading', () => {
  it('marks one, once, and says what is left', async () => {
    const before = await unread();
    const first = (await messages('private')).list.find(({ read: isRead }) => !isRead);
    if (!first) throw new Error('nothing is unread');
    const { data } = await mark('private', first.id);
    expect(data).toEqual({ ...before, msg: before.msg - 1 });
    expect((await mark('private', first.id)).data).toEqual(data);
    expect((await messages('private')).list.find(({ id }) => id === first.id)?.read).toBe(true);
  });

  it('marks a whole group and no other', async () => {
    const before = await unread();
    expect(before.notice).toBeGreaterThan(0);
    expect((await mark('notice')).data).toEqual({ ...before, notice: 0 });
    expect((await mark('notice')).data).toEqual({ ...before, notice: 0 });
    expect((await mark('voucher')).data).toEqual({ ...before, notice: 0, voucher: 0 });
    expect((await mark('private')).data).toEqual({ msg: 0, notice: 0, voucher: 0 });
  });

  it('is each member’s own: notices stay new for the others', async () => {
    const before = await unread(stranger);
    await mark('notice');
    expect(await unread(stranger)).toEqual(before);
    const list = await read<List>('push/record', page(1, 100), stranger);
    expect(list.list.every(({ read: isRead }) => !isRead)).toBe(true);
    expect((await read<List>('push/record', page(1, 100))).list.every(({ read: isRead }) => isRead)).toBe(true);
  });

  it('answers another member’s message like one that does not exist', async () => {
    const [own] = (await messages('private')).list;
    const there = await mark('private', own?.id, stranger);
    expect(there).toMatchObject({ code: codes.notFound });
    const nowhere = await mark('private', 'msg-nowhere', stranger);
    expect([nowhere.code, nowhere.msg]).toEqual([there.code, there.msg]);
    const open = (id = '') => world.ask('GET', '/api/messages/sys/info', { fields: { id }, token: stranger });
    expect([(await open(own?.id)).code, (await open(own?.id)).msg]).toEqual([
      (await open('msg-nowhere')).code,
      (await open('msg-nowhere')).msg,
    ]);
  });

  it('finds a message only in its group', async () => {
    const [own] = (await messages('private')).list;
    expect((await mark('voucher', own?.id)).code).toBe(codes.notFound);
    expect((await mark('notice', own?.id)).code).toBe(codes.notFound);
  });
});

describe('notices and news', () => {
  it('are in the reader’s language, in English where there is no other', async () => {
    const titles = async (language: string) =>
      (await read<List>('push/record', page(1, 100), token, { Language: language })).list.map(({ title }) => title);
    expect(await titles('xx_XX')).toEqual(await titles('en_US'));
    expect(await titles('ar_AE')).toHaveLength((await titles('en_US')).length);
    expect((await titles('ar_AE')).join(' ')).toMatch(/^[^A-Za-z]+$/);
  });

  it('are told by hand too: as text, whatever is in it', async () => {
    const hostile = '<img src=x onerror=alert(1)> \u202etxt';
    const { body } = await world.control('POST', '/sandbox/announce', {
      kind: 'message',
      title: hostile,
      text: hostile,
    });
    const { id } = body as { id: string };
    expect((await messages('private')).list).toContainEqual(
      expect.objectContaining({ id, title: hostile, read: false }),
    );
    expect(await read('sys/info', { id })).toMatchObject({ title: hostile, blocks: [{ text: hostile }] });
    const tooLong = await world.control('POST', '/sandbox/announce', { kind: 'notice', title: 'x'.repeat(201) });
    expect(tooLong.status).toBe(400);
  });

  it('are read in full by their id: news, notices, scrolling lines and messages', async () => {
    const news = await read<List>('news/list', page(1, 2));
    const [first] = news.list;
    expect(news.total).toBeGreaterThan(2);
    const open = (id = '', headers = {}) =>
      read<{ title: string; img: string; blocks: { kind: string; text: string }[] }>(
        'sys/info',
        { id },
        token,
        headers,
      );
    expect(await open(first?.id)).toMatchObject({ title: first?.title, img: expect.stringMatching(/^\/pictures\//) });
    expect((await open(first?.id)).blocks.map(({ kind }) => kind)).toContain('link');
    expect((await open(first?.id, arabic)).title).not.toBe(first?.title);
    expect(await open('scroll-weekend')).toMatchObject({ title: 'Weekend', blocks: [{ kind: 'paragraph' }] });
    const [own] = (await messages('private')).list;
    expect(await open(own?.id)).toMatchObject({ title: own?.title });
  });

  it('are found by a text of their title or summary, as it is read', async () => {
    const all = await read<List>('news/list', page(1, 100));
    const found = (find: string, headers = {}) =>
      read<List>('news/list', { ...page(1, 1), find }, token, headers).then(({ total, list }) => ({
        total,
        title: list[0]?.title,
      }));
    const [newest] = all.list;
    expect(await found(newest?.title.toUpperCase() ?? '')).toEqual({ total: 1, title: newest?.title });
    const [said] = (await read<List>('news/list', page(1, 1), token, arabic)).list;
    expect(await found(said?.title ?? '', arabic)).toEqual({ total: 1, title: said?.title });
    expect(await found(said?.title ?? '')).toMatchObject({ total: 0 });
    for (const odd of ['%', '_', '.*', '\\']) expect((await found(odd)).total, odd).toBeLessThan(all.total);
    expect((await found('')).total).toBe(all.total);
  });

  it('give the home screen a popup, a film with its words, and pictures with theirs', async () => {
    expect(await read<unknown[]>('sys/popup-notice')).toEqual([]);
    await world.control('POST', '/sandbox/announce', { kind: 'popup' });
    await world.control('POST', '/sandbox/announce', { kind: 'popup', title: 'Second', text: 'One\nTwo' });
    const popups = await read<{ title: string; blocks: unknown[] }[]>('sys/popup-notice', {}, token, arabic);
    expect(popups.map(({ title }) => title)).toEqual(expect.arrayContaining(['Second', 'اطّلع على مكان النقود']));
    expect(popups.find(({ title }) => title === 'Second')?.blocks).toHaveLength(2);
    const film = await read<{ src: string; transcript: string[] }>('sys/home-video');
    expect(film.src).toMatch(/\.webm$/);
    expect(film.transcript.length).toBeGreaterThan(2);
    expect(await read('img/query', { type: 'news' })).toEqual([
      { id: 'picture-news', img: '/pictures/banner-1.svg', title: 'A harbour crane at work' },
    ]);
    const unknown = await world.ask('GET', '/api/messages/img/query', { fields: { type: 'secret' }, token });
    expect(unknown.code).toBe(codes.badInput);
  });
});
