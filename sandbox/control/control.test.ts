/** The control calls: clock, reset, faults, verify, codes, panel. */
import { randomUUID } from 'node:crypto';
import type { RootOperationNode } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { day, hour } from '#domain/limits.ts';
import { createApp } from '#sandbox/app.ts';
import { readCustomerLink } from '#sandbox/services/team/sharing.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { createFaults } from './faults.ts';

const buyPath = '/api/assets/mine/order/create';

let world: ServedWorld;
let token = '';

beforeEach(async () => {
  world = await openServedWorld();
  token = await world.signIn();
});
afterEach(() => world.close());

/** The purchase of the demo product at today's terms. */
async function purchase(): Promise<Record<string, string>> {
  const { data } = await world.ask('GET', '/api/assets/product/detail', {
    token,
    fields: { productId: world.demo.productId },
  });
  const { price, dayReturnAmount, validDays, agreementVersion } = data as Record<string, string | number>;
  return {
    productId: world.demo.productId,
    price: String(price),
    dayReturnAmount: String(dayReturnAmount),
    validDays: String(validDays),
    agree: String(agreementVersion),
  };
}

const balance = async (): Promise<string> =>
  ((await world.ask('GET', '/api/assets/wallet/summary', { token })).data as { usdt: string }).usdt;
const stateOf = async (intentId: string): Promise<string> =>
  ((await world.ask('GET', '/api/assets/wallet/intent', { token, fields: { intentId } })).data as { state: string })
    .state;
const isVerified = async (): Promise<boolean> =>
  ((await world.control('GET', '/sandbox/verify')).body as { ok: boolean }).ok;

/** What is asked by it, as the nodes of its queries. */
const watched = (db: ServedWorld['context']['db'], asked: RootOperationNode[]) =>
  db.withPlugin({
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });

describe('the clock', () => {
  it('moves by days, hours and minutes, and the jobs keep up', async () => {
    const before = world.clock.now();
    const { status, body } = await world.control('POST', '/sandbox/clock/advance', { days: 1, hours: 2, minutes: 31 });
    expect({ status, body }).toEqual({ status: 200, body: { now: before + day + 2 * hour + 31 * 60_000 } });
    expect((await world.control('GET', '/sandbox/clock')).body).toEqual({ ...(body as object), paused: false });
    expect(await isVerified()).toBe(true);
  });

  it('takes a form too', async () => {
    const before = world.clock.now();
    const reply = await world.app.request('/sandbox/clock/advance', {
      method: 'POST',
      body: new URLSearchParams({ hours: '26', days: '' }),
    });
    expect(await reply.json()).toEqual({ now: before + 26 * hour });
  });

  it.each([
    {},
    { hours: 0 },
    { days: 401 },
    { days: 400, minutes: 1 },
    { hours: -1 },
    { hours: 1.5 },
    { hours: 'many' },
    { weeks: 1 },
  ])('refuses %o', async (order) => {
    const before = world.clock.now();
    expect((await world.control('POST', '/sandbox/clock/advance', order)).status).toBe(400);
    expect(world.clock.now()).toBe(before);
  });
});

describe('a fault', () => {
  const order = (fault: string, more: object = {}) =>
    world.control('POST', '/sandbox/faults', { path: buyPath, fault, ...more });

  async function buy(intent: string): Promise<string> {
    const fields = await purchase();
    const told = await world.ask('POST', buyPath, { token, intent, fields }).catch((error: unknown) => error);
    return told instanceof Error ? 'broken' : String((told as { code: number }).code);
  }

  it.each([
    ['lost-reply', 'broken', 'done'],
    ['error-after', '500', 'done'],
    ['malformed', 'broken', 'done'],
    ['slow', '200', 'done'],
    ['duplicate', '200', 'done'],
    ['offline', 'broken', 'unknown'],
    ['error-before', '500', 'unknown'],
    ['unauthorized', '401', 'unknown'],
    ['html', 'broken', 'unknown'],
  ])('%s: the caller sees %s, the intent is %s, and asking again charges once', async (fault, seen, state) => {
    const before = await balance();
    await order(fault, { ms: 5 });
    const intent = randomUUID();
    expect(await buy(intent)).toBe(seen);
    expect(await stateOf(intent)).toBe(state);
    expect((await balance()) === before).toBe(state === 'unknown');
    // The fault is used up: the same intent again gives the answer, or does it now.
    expect(await buy(intent)).toBe('200');
    const once = await balance();
    expect(await buy(intent)).toBe('200');
    expect(await balance()).toBe(once);
    expect(Number(before) - Number(once)).toBeCloseTo(Number((await purchase())['price']), 6);
    expect(await isVerified()).toBe(true);
  });

  it('waits for its path, as often as ordered, and can be taken back', async () => {
    await order('error-before', { times: 2 });
    expect((await world.ask('GET', '/api/assets/wallet/summary', { token })).code).toBe(200);
    expect(await buy(randomUUID())).toBe('500');
    expect((await world.control('GET', '/sandbox/faults')).body).toMatchObject({ faults: [{ times: 1 }] });
    expect((await world.control('DELETE', '/sandbox/faults')).body).toEqual({ faults: [] });
    expect(await buy(randomUUID())).toBe('200');
  });

  it.each([{ fault: 'fire' }, { times: 0 }, { path: '/sandbox' }, { path: 'x' }, { more: 1 }])(
    'is not ordered as %o',
    async (wrong) => {
      const told = await world.control('POST', '/sandbox/faults', { path: buyPath, fault: 'slow', ...wrong });
      expect(told.status).toBe(400);
    },
  );
});

describe('a reset', () => {
  it('makes the same world again, without sessions', async () => {
    const facts = (await world.control('GET', '/sandbox/demo')).body;
    await world.ask('POST', buyPath, { token, intent: randomUUID(), fields: await purchase() });
    await world.control('POST', '/sandbox/clock/advance', { days: 2 });
    const heard: string[] = [];
    await world.listen('ended', (ended) => heard.push(ended));
    await world.listen('changed', () => heard.push('a change'));
    expect((await world.control('POST', '/sandbox/reset')).status).toBe(200);
    // Before anything of the new world is told, all sockets are ended.
    expect(heard[0]).toBe('');
    expect((await world.ask('GET', '/api/user/user/info', { token })).status).toBe(401);
    token = await world.signIn();
    expect(await isVerified()).toBe(true);
    expect((await world.control('GET', '/sandbox/demo')).body).toMatchObject({
      phone: (facts as { phone: string }).phone,
    });
    expect((await world.ask('GET', '/api/messages/sys/scroll-notice', { token })).data).not.toEqual([]);
    expect((await world.ask('POST', buyPath, { token, intent: randomUUID(), fields: await purchase() })).code).toBe(
      200,
    );
  });
});

describe('the panel', () => {
  it('shows time, login, checks, faults and balances', async () => {
    await world.control('POST', '/sandbox/faults', { path: buyPath, fault: 'html' });
    const { demo, control } = world;
    await world.ask('POST', '/api/user/auth/paypwd-code', { token });
    const { body } = await control('GET', `/sandbox/codes?to=${demo.phone}`);
    const reply = await world.app.request('/sandbox');
    const page = await reply.text();
    expect(reply.headers.get('content-type')).toContain('text/html');
    for (const part of [
      world.demo.phone,
      world.demo.password,
      'every check holds',
      'html × 1',
      `IN:${demo.phone} (fund password)`,
      String((body as { code: string }).code),
      'Promotion budget',
      'PLAY',
    ]) {
      expect(page).toContain(part);
    }
    expect(page).not.toMatch(/undefined|\[object/);
    // Its one script is a file of its own: the policy allows no other.
    expect(page).not.toMatch(/<style|style=/);
    expect(page.match(/<script[^]*?<\/script>/g)).toEqual(['<script src="/sandbox/panel.js" defer></script>']);
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('takes no connection from calls, and looks at the book from where it was last found whole', async () => {
    const { context } = world;
    const byCalls: RootOperationNode[] = [];
    const beside: RootOperationNode[] = [];
    const app = createApp({
      ...context,
      faults: createFaults(context.db),
      db: watched(context.db, byCalls),
      back: watched(context.db, beside),
    });
    const region = new URLSearchParams({ phone: world.demo.phone, region: '2' });
    expect((await app.request('/sandbox')).status).toBe(200);
    expect((await app.request('/sandbox/facts')).status).toBe(200);
    expect((await app.request('/sandbox/deposits/pay', { method: 'POST' })).status).toBe(404);
    expect((await app.request('/sandbox/members/region', { method: 'POST', body: region })).status).toBe(200);
    expect(byCalls).toEqual([]);
    const marks = beside.filter(
      (node) => node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"verified"'),
    );
    expect(marks).toHaveLength(1);
  });

  it('looks at the book once for all who have it open', async () => {
    const asked: RootOperationNode[] = [];
    const app = createApp({ ...world.context, wallClock: world.clock, back: watched(world.context.db, asked) });
    const looks = (): number =>
      asked.filter((node) => node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"verified"'))
        .length;
    for (let times = 0; times < 2; times += 1) {
      const replies = await Promise.all([app.request('/sandbox'), app.request('/sandbox')]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    }
    expect(looks()).toBe(1);
    expect(await (await app.request('/sandbox/verified')).json()).toMatchObject({ ok: true, age: expect.any(Number) });
    expect(looks()).toBe(1);
  });

  it('works by plain forms, and leads back', async () => {
    const send = (path: string, fields: Record<string, string>) =>
      world.app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Accept: 'text/html' } });
    const before = world.clock.now();
    const moved = await send('/sandbox/clock/advance', { minutes: '31' });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/sandbox?told=advanced']);
    expect(world.clock.now()).toBe(before + 31 * 60_000);
    expect((await send('/sandbox/customer-service', { link: '' })).headers.get('location')).toMatch(/\?told=(?!wrong)/);
    expect(await readCustomerLink(world.context)).toBe('');
    const wrong = await send('/sandbox/faults', { path: 'nowhere', fault: 'slow' });
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/sandbox?told=wrong']);
    expect(await (await world.app.request('/sandbox?told=advanced')).text()).toContain('The clock moved');
    expect(await (await world.app.request('/sandbox?told=<b>x')).text()).not.toContain('<b>x');
  });

  it('answers codes and health', async () => {
    expect((await world.control('GET', '/sandbox/codes?to=9000000001')).body).toEqual({ to: '9000000001', code: null });
    expect((await world.control('GET', '/health')).body).toEqual({ ok: true, mode: 'sandbox', now: world.clock.now() });
  });
});
