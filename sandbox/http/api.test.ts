import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { assets } from '#contract/assets.ts';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { inbox } from '#contract/inbox.ts';
import { square } from '#contract/square.ts';
import { transparency } from '#contract/transparency.ts';
import { createApp } from '#sandbox/app.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { openWorld } from '#tests/sandbox/world.ts';

const endpoints = Object.values(contract).flatMap((backend) => Object.entries<Endpoint>(backend));
const pathOf = ({ backend, path }: Endpoint): string => `/api/${backend}/${path}`;
const money = endpoints.filter(([, endpoint]) => endpoint.money);

let world: ServedWorld;
let token = '';
/** A published post. */
let squareId = '';
/** Of the newest station news. */
let noticeId = '';
/** Of the book as it is now. */
let bookHash = '';
let entryId = '';

/** An input for each GET that needs one. */
const inputs = (): Record<string, Record<string, string>> => ({
  sessions: { pageNum: '1', pageSize: '20' },
  product: { productId: world.demo.productId },
  orders: { status: 'valid', pageNum: '1', pageSize: '20' },
  order: { orderId: world.demo.orderId },
  principalReturn: { orderId: world.demo.orderId },
  holdings: { pageNum: '1', pageSize: '20' },
  exchangeRate: { currency: 'INR' },
  intent: { intentId: randomUUID() },
  deletionOutcome: { intentId: randomUUID() },
  incomeSeries: { days: '30' },
  records: { type: '1', pageNum: '1', pageSize: '20' },
  recordTotals: { type: '1' },
  recharge: { rechargeId: world.demo.rechargeId },
  withdrawal: { withdrawalId: world.demo.withdrawalId },
  record: { recordId: world.demo.recordId },
  productCoupons: { productId: world.demo.productId },
  couponsOfProduct: { productId: world.demo.productId },
  findRelease: { platform: 'ANDROID', code: '51' },
  memberMessages: { group: 'private', pageNum: '1', pageSize: '20' },
  stationNews: { pageNum: '1', pageSize: '20' },
  info: { id: noticeId },
  newsList: { pageNum: '1', pageSize: '20' },
  pictures: { type: 'news' },
  usableCoupons: { productId: world.demo.productId },
  openDays: { days: '30' },
  balanceProof: { bookHash },
  logConsistency: { from: '1', to: entryId },
  logInclusion: { entry: '1', size: entryId },
  incomes: { status: 'all', pageNum: '1', pageSize: '20' },
  posts: { pageNum: '1', pageSize: '20' },
  sentPost: { draftId: randomUUID() },
  sentFeedback: { draftId: randomUUID() },
  comments: { squareId, pageNum: '1', pageSize: '5' },
  blocks: { pageNum: '1', pageSize: '20' },
  document: { doc: 'cooperation', productId: world.demo.productId },
});

beforeAll(async () => {
  world = await openServedWorld();
  token = await world.signIn();
  const summary = await world.ask('GET', pathOf(transparency.openFigures), { token });
  ({ bookHash, entryId } = summary.data as { bookHash: string; entryId: string });
  const feed = await world.ask('GET', pathOf(square.posts), { token, fields: { pageNum: '1', pageSize: '1' } });
  const news = await world.ask('GET', pathOf(inbox.stationNews), { token, fields: { pageNum: '1', pageSize: '1' } });
  noticeId = (news.data as { list: { id: string }[] }).list[0]?.id ?? '';
  squareId = (feed.data as { list: { id: string }[] }).list[0]?.id ?? '';
});
afterAll(() => world.close());

describe('every endpoint', () => {
  it.each(endpoints.filter(([, { method }]) => method === 'GET'))(
    '%s answers as its schema says',
    async (name, endpoint) => {
      const told = await world.ask('GET', pathOf(endpoint), { token, fields: inputs()[name] ?? {} });
      expect({ status: told.status, code: told.code, msg: told.msg }).toMatchObject({ status: 200, code: 200 });
      expect(v.safeParse(endpoint.reply, told.data).issues).toBeUndefined();
      expect(Number(told.headers.get('x-server-time'))).toBe(world.clock.now());
      expect(told.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(endpoints.filter(([, { auth }]) => auth === 'member'))(
    '%s is closed to visitors, as status and as code',
    async (_name, endpoint) => {
      for (const wrong of [undefined, '', 'x'.repeat(43), 'x'.repeat(5_000), `${token}x`]) {
        const told = await world.ask(endpoint.method, pathOf(endpoint), wrong === undefined ? {} : { token: wrong });
        expect({ status: told.status, code: told.code, data: told.data }).toEqual({
          status: 401,
          code: 401,
          data: null,
        });
      }
    },
  );

  it.each(endpoints)('%s refuses the other method', async (_name, endpoint) => {
    const other = endpoint.method === 'GET' ? 'POST' : 'GET';
    const told = await world.ask(other, pathOf(endpoint), { token });
    expect({ status: told.status, code: told.code }).toEqual({ status: 405, code: 405 });
    expect(told.headers.get('allow')).toBe(endpoint.method);
  });

  it.each(money)('%s moves nothing without an intent id', async (_name, endpoint) => {
    for (const intent of [
      undefined,
      '',
      '1',
      'x'.repeat(36),
      `${randomUUID()}0`,
      `A${randomUUID().slice(1).toUpperCase()}`,
    ]) {
      const told = await world.ask('POST', pathOf(endpoint), { token, ...(intent !== undefined && { intent }) });
      expect(told).toMatchObject({ status: 200, code: 400, msg: 'Not valid: Idempotency-Key', data: null });
    }
  });

  // In another form it would be another id: the one that was sent could still happen.
  it.each([
    ['intent', assets.intent],
    ['cancelIntent', assets.cancelIntent],
  ])('%s knows one form of an intent id', async (_name, endpoint) => {
    const intentId = `a${randomUUID().slice(1)}`;
    for (const wrong of [intentId.toUpperCase(), `${intentId} `, `{${intentId}}`, 'history-1']) {
      const told = await world.ask(endpoint.method, pathOf(endpoint), { token, fields: { intentId: wrong } });
      expect(told, wrong).toMatchObject({ status: 200, code: 400, msg: 'Not valid: intentId', data: null });
    }
    const told = await world.ask(endpoint.method, pathOf(endpoint), { token, fields: { intentId } });
    expect(told.code).toBe(200);
  });
});

it('knows a session that the database which is only read has not seen yet', async () => {
  const follower = await openWorld({ seeded: true });
  const { context, wallClock } = world;
  const app = createApp({ ...context, wallClock, figures: follower.context.db });
  const document = `${pathOf(contract.messages.document)}?doc=cooperation&productId=${world.demo.productId}`;
  for (const path of [pathOf(assets.products), `${pathOf(transparency.openDays)}?days=30&productId=`, document]) {
    const reply = await app.request(path, { headers: { 'X-Access-Token': token } });
    expect(await reply.json(), path).toMatchObject({ code: 200 });
  }
  await follower.close();
});

describe('the envelope', () => {
  it.each([
    '/api/user/user/nothing',
    '/api/nobody/user/info',
    '/api/user/user/info/',
    '/api/user//user/info',
    '/api/',
    '/sandbox/nothing',
  ])('has no call at %s', async (path) => {
    const told = await world.ask('GET', path, { token });
    expect({ status: told.status, code: told.code }).toEqual({ status: 404, code: 404 });
  });

  it('names wrong fields and never their values', async () => {
    const told = await world.ask('POST', '/api/user/auth/logpe/pass', {
      fields: { country: 'India', phone: 'my-secret-phone', password: '' },
    });
    expect(told).toMatchObject({ status: 200, code: 400, msg: 'Not valid: country, phone, password', data: null });
  });

  it('does not let a field pass that the call does not know', async () => {
    const told = await world.ask('GET', '/api/assets/wallet/summary', { token, fields: { userId: 'somebody' } });
    expect(told).toMatchObject({ status: 200, code: 400, msg: 'Unknown field' });
  });

  it('carries the security headers everywhere', async () => {
    for (const path of ['/api/user/sys/mode', '/api/nothing', '/sandbox', '/health', '/nothing', '/api/openapi.json']) {
      const { headers } = await world.app.request(path);
      expect(headers.get('content-security-policy'), path).toContain("object-src 'none'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe(path === '/sandbox' ? 'same-origin' : 'no-referrer');
      expect(headers.get('permissions-policy'), path).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin-allow-popups');
      expect(headers.get('x-server-time'), path).toMatch(/^\d{13}$/);
    }
  });

  it('says that it moves play money', async () => {
    expect((await world.ask('GET', '/api/user/sys/mode')).data).toEqual({ mode: 'sandbox' });
  });

  it('serves the OpenAPI document', async () => {
    const reply = await world.app.request('/api/openapi.json');
    expect(await reply.json()).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('content', () => {
  const documentIn = async (language: string) => {
    const told = await world.ask('GET', '/api/messages/sys/document', {
      token,
      headers: { Language: language },
      fields: { doc: 'cooperation', productId: world.demo.productId },
    });
    return told.data as { title: string; version: string; blocks: { kind: string; text: string }[] };
  };

  it('gives the agreement in English and Arabic, with the same figures', async () => {
    const [english, arabic, other] = await Promise.all([documentIn('en_US'), documentIn('ar_AE'), documentIn('xx_XX')]);
    const figures = ({ blocks }: typeof english) =>
      blocks
        .flatMap(({ text }) => text.match(/\d+(\.\d+)? (?:play )?USDT/g) ?? [])
        .map((one) => one.replace('play ', ''))
        .toSorted();
    expect(figures(english).length).toBeGreaterThan(3);
    expect(figures(arabic)).toEqual(figures(english));
    expect(other).toEqual(english);
    expect(arabic.title).toMatch(/[\u0600-\u06ff]/);
    expect(english.version).toBe(arabic.version);
    for (const { blocks } of [english, arabic]) {
      expect(blocks.length).toBeGreaterThanOrEqual(8);
      expect(blocks.length).toBeLessThanOrEqual(18);
    }
    expect(english.blocks.map(({ text }) => text).join(' ')).not.toMatch(/guarantee|risk-free|risk free/i);
  });

  it('gives notices and banners in the member’s language', async () => {
    for (const path of ['sys/scroll-notice', 'sys/wallet-notice', 'sys/carousel']) {
      const [english, arabic, other] = await Promise.all(
        ['en_US', 'ar_AE', 'xx_XX'].map((language) =>
          world.ask('GET', `/api/messages/${path}`, { token, headers: { Language: language } }),
        ),
      );
      expect(JSON.stringify(arabic?.data), path).toMatch(/[\u0600-\u06ff]/);
      expect(other?.data, path).toEqual(english?.data);
      expect(arabic?.data, path).toHaveLength((english?.data as { length: number } | undefined)?.length ?? -1);
    }
  });

  it('shows no terms that are not published', async () => {
    const told = await world.ask('GET', '/api/messages/sys/document', {
      token,
      fields: { doc: 'cooperation', productId: 'olive-press-p9' },
    });
    expect(told).toMatchObject({ code: 2002, data: null });
  });
});

it('leads what another app shared to the form, where no service worker took it', async () => {
  const body = new FormData();
  body.append('text', 'It runs');
  const reply = await world.app.request('/share', { method: 'POST', body });
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toBe('/#/user/addynamic?shared=lost');
});

it.each(['ECONNREFUSED', '40001'])(
  'answers from the database itself where the one that follows it says %s',
  async (code) => {
    let asked = 0;
    const figures = world.context.db.withPlugin({
      transformQuery() {
        asked += 1;
        throw Object.assign(new Error('no answer'), { code });
      },
      transformResult: async ({ result }) => result,
    });
    const app = createApp({ ...world.context, clock: world.clock, figures });
    for (const path of ['assets/product/list', 'assets/transparency/days?days=30']) {
      const reply = await app.request(`/api/${path}`, { headers: { 'X-Access-Token': token } });
      expect([path, ((await reply.json()) as { code: number }).code]).toEqual([path, 200]);
    }
    // It is left alone for a while then.
    expect(asked).toBe(1);
  },
);
