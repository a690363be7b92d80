/** The time machine: pause, moments, regions, what follows, and the script that shows it. */
import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#domain/headers.ts';
import { day, hour } from '#domain/limits.ts';
import { formatInstant, type Region } from '#domain/time.ts';
import { createApp } from '#sandbox/app.ts';
import { nextDueAt, runJobs } from '#sandbox/jobs/run-jobs.ts';
import { addMember, recharge } from '#tests/sandbox/people.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { testClock } from '#tests/sandbox/test-clock.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { advance } from './advance.ts';
import { createGate } from './gate.ts';
import { openSandboxClock } from './sandbox-clock.ts';
import type { TimeFacts } from './time-facts.ts';

const start = Date.UTC(2026, 10, 21, 9);

describe('the clock', () => {
  let empty: World;
  beforeAll(async () => {
    empty = await openWorld();
  });
  afterAll(() => empty.close());

  it('stands still while it is paused, moves by hand only, stays so over a restart, and runs on from there', async () => {
    const { db } = empty.context;
    const wall = testClock(start);
    const clock = await openSandboxClock(db, wall);
    await clock.set(start - 5 * day);
    wall.advance(1_000);
    await clock.pause(true);
    wall.advance(hour);
    expect([clock.now(), clock.isPaused()]).toEqual([start - 5 * day + 1_000, true]);
    await clock.set(start);
    wall.advance(hour);
    expect([clock.now(), clock.isPaused()]).toEqual([start, true]);

    const again = await openSandboxClock(db, wall);
    expect([again.now(), again.isPaused()]).toEqual([start, true]);
    await again.pause(false);
    expect([again.now(), again.isPaused()]).toEqual([start, false]);
    wall.advance(250);
    expect(again.now()).toBe(start + 250);
    expect((await openSandboxClock(db, wall)).now()).toBe(start + 250);
  });

  it('is not set back by a server that has not heard that it was moved', async () => {
    const { db, random } = empty.context;
    const wall = testClock(start);
    const [clock, deaf] = [await openSandboxClock(db, wall), await openSandboxClock(db, wall)];
    const begun = clock.now();
    await clock.forward(begun + 3 * day);
    await deaf.forward(begun + hour);
    expect(deaf.now()).toBe(begun + 3 * day);
    await clock.forward(begun + 4 * day);
    await deaf.pause(true);
    expect([deaf.now(), deaf.isPaused()]).toEqual([begun + 4 * day, true]);
    await clock.forward(begun + 5 * day);
    const context = { db, random, clock: deaf };
    const moving = { context, shared: createGate().shared, settle: () => runJobs(context) };
    await advance(moving, { by: hour, to: undefined });
    expect(deaf.now()).toBe(begun + 5 * day + hour);
    await clock.refresh?.();
    expect([clock.now(), clock.isPaused()]).toEqual([begun + 5 * day + hour, true]);
  });

  it('goes no further in a demo that another server makes meanwhile', async () => {
    const { db, random } = empty.context;
    const clock = await openSandboxClock(db, testClock(start));
    const [begun, { epoch }] = [clock.now(), await db.selectFrom('world').select('epoch').executeTakeFirstOrThrow()];
    const context = { db, random, clock };
    const makeAnew = () => db.updateTable('world').set({ epoch: 'another' }).execute();
    const moving = { context, shared: createGate().shared, settle: async () => void (await makeAnew()) };
    await expect(advance(moving, { by: 3 * day, to: undefined })).rejects.toMatchObject({ status: 503 });
    expect(clock.now()).toBe(begun + day);
    await db.updateTable('world').set({ epoch }).execute();
  });

  it('is not set back by a look that a change overtakes, but by another demo', async () => {
    const { db } = empty.context;
    const held = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    let isHeld = false;
    const slow = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isHeld) {
          isHeld = false;
          reading.resolve();
          await held.promise;
        }
        return result;
      },
    });
    const clock = await openSandboxClock(slow, testClock(start));
    isHeld = true;
    const look = clock.refresh?.();
    await reading.promise;
    const changed = clock.now() + day;
    await clock.set(changed);
    const changes = clock.changes?.() ?? 0n;
    held.resolve();
    await look;
    expect([clock.now(), clock.changes?.()]).toEqual([changed, changes]);
    const { epoch } = await db.selectFrom('world').select('epoch').executeTakeFirstOrThrow();
    // The database's host was set back before the demo was made again.
    await db.updateTable('world').set({ epoch: 'another', changes: 7n }).execute();
    await clock.refresh?.();
    expect(clock.changes?.()).toBe(7n);
    await db.updateTable('world').set({ epoch, changes }).execute();
  });

  it('is never before the book: after a start by a host’s clock that was set back, and beside a server that is ahead', async () => {
    const { db, random } = empty.context;
    const wall = testClock(start);
    const ahead = await openSandboxClock(db, wall);
    await ahead.pause(false);
    await addMember({ db, random, clock: ahead }, 'asha', { usdt: '5.00' });
    const booked = ahead.now();
    const slow = testClock(start - day);
    const behind = await openSandboxClock(db, slow);
    expect(behind.now()).toBe(booked);
    wall.advance(hour);
    await recharge({ db, random, clock: ahead }, 'asha', '1.00');
    expect(behind.now()).toBe(booked);
    // Who writes the book learns how far it is.
    await recharge({ db, random, clock: behind }, 'asha', '1.00');
    expect(behind.now()).toBe(booked + hour);
    await behind.pause(true);
    expect([behind.now(), (await openSandboxClock(db, slow)).now()]).toEqual([booked + hour, booked + hour]);
  });
});

type App = ReturnType<typeof createApp>;

let world: ServedWorld;
beforeAll(async () => {
  world = await openServedWorld();
});
afterAll(() => world.close());

const post = (path: string, order: object) => world.control('POST', `/sandbox/${path}`, order);
const facts = async (): Promise<TimeFacts> => (await world.control('GET', '/sandbox/facts')).body as TimeFacts;
const line = async (id: string) => (await facts()).follows.find((one) => one.id === id);
const failing = async (): Promise<unknown[]> =>
  ((await world.control('GET', '/sandbox/verify')).body as { checks: { ok: boolean }[] }).checks.filter(
    ({ ok }) => !ok,
  );

describe('a pause', () => {
  it('is told with every answer, and an advance goes on', async () => {
    const before = world.clock.now();
    expect(await post('clock/pause', { paused: true })).toEqual({ status: 200, body: { now: before, paused: true } });
    const told = await world.ask('GET', '/api/user/app/version');
    expect([told.headers.get('x-server-clock'), told.headers.get('x-server-time')]).toEqual(['paused', String(before)]);
    expect((await facts()).isPaused).toBe(true);
    expect((await post('clock/advance', { minutes: 1 })).body).toEqual({ now: before + 60_000 });
    const form = await world.app.request('/sandbox/clock/pause', {
      method: 'POST',
      body: new URLSearchParams({ paused: 'false' }),
    });
    expect(await form.json()).toEqual({ now: before + 60_000, paused: false });
    expect((await world.app.request('/health')).headers.has('x-server-clock')).toBe(false);
  });

  it.each([{}, { paused: 'yes' }, { paused: 1 }, { paused: null }, { paused: true, more: 1 }])(
    'is not ordered as %o',
    async (order) => {
      expect((await post('clock/pause', order)).status).toBe(400);
      expect(world.clock.isPaused()).toBe(false);
    },
  );
});

describe('moments', () => {
  it.each([{ to: 'never' }, { to: 'window', hours: 1 }, { to: '__proto__' }, { to: ['window'] }, { to: '' }])(
    'are not %o',
    async (order) => {
      const before = world.clock.now();
      expect((await post('clock/advance', order)).status).toBe(400);
      expect(world.clock.now()).toBe(before);
    },
  );

  // From Monday, 16 November, 10:01.
  it.each([
    ['window', '17/11/2026 09:00'],
    ['dayEnd', '18/11/2026 00:00'],
    ['weekend', '21/11/2026 00:00'],
    ['window', '23/11/2026 09:00'],
  ])('%s: the next one in the demo member’s region is %s', async (to, at) => {
    const { status, body } = await post('clock/advance', { to });
    expect([status, formatInstant((body as { now: number }).now, 1)]).toEqual([200, at]);
    expect((await facts()).time).toBe(at.slice(-5));
  });
});

it('shows what follows: income, the window, what ends', async () => {
  const before = await facts();
  expect(before).toMatchObject({ region: 1, zone: 'Asia/Kolkata', date: 'Monday, 23 November 2026', utc: '03:30' });
  expect(await line('window')).toMatchObject({ value: expect.stringContaining('open until Mon 23 Nov') });
  const token = await world.signIn();
  const waiting = (await line('due'))?.value;
  expect(waiting).toMatch(/^\d+\.\d\d USDT \(\d+ incomes\)$/);
  await world.ask('POST', '/api/income/income/takeout', { token, intent: '11111111-1111-4111-8111-111111111111' });
  expect(await line('arriving')).toMatchObject({ value: waiting, until: world.clock.now() + hour / 2 });
  expect(await line('due')).toMatchObject({ value: '0.00 USDT (0 incomes)', until: null });
  const received = (await line('received'))?.value;
  await post('clock/advance', { minutes: 31 });
  expect(await line('arriving')).toMatchObject({ value: '0.00 USDT (0 incomes)', until: null });
  expect((await line('received'))?.value).not.toBe(received);
  await post('deposits', { next: 'none' });
  await world.ask('POST', '/api/assets/wallet/recharge/create', {
    token,
    intent: '22222222-2222-4222-8222-222222222222',
    fields: { method: 'usdt', channelId: '', amount: '25.00' },
  });
  expect(await line('recharges')).toMatchObject({ until: world.clock.now() + hour / 2 });
  for (const { until } of (await facts()).follows) expect(until === null || until > world.clock.now()).toBe(true);
});

it('says that something waits: codes, open recharges, changed contacts', async () => {
  await post('clock/pause', { paused: true });
  await post('deposits', { next: 'none' });
  const seen = new Set([(await facts()).waiting]);
  const token = await world.signIn();
  const recharged = (intent: string) => ({
    token,
    intent,
    fields: { method: 'usdt', channelId: '', amount: '25.00' },
  });
  for (const change of [
    () => world.ask('POST', '/api/user/auth/paypwd-code', { token }),
    () => world.ask('POST', '/api/assets/wallet/recharge/create', recharged('33333333-3333-4333-8333-333333333333')),
    () =>
      world.context.db
        .insertInto('contact_changes')
        .values({
          member_id: world.demo.memberId,
          id: 'change',
          type: 'phone',
          expires_at: 0,
          changed_at: 0,
          new_recipient: 'IN:9000000009',
        })
        .execute(),
  ]) {
    await change();
    seen.add((await facts()).waiting);
  }
  expect(seen.size).toBe(4);
  await world.context.db.deleteFrom('contact_changes').where('id', '=', 'change').execute();
  await post('clock/pause', { paused: false });
});

it('begins with what its page shows', async () => {
  const page = await (await world.app.request('/sandbox')).text();
  const shown = /data-shown="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"');
  const { entries, isPaused, waiting } = await facts();
  expect(JSON.parse(shown ?? '')).toEqual({ entries, isPaused, waiting });
});

describe('another region', () => {
  const ofDemo = () =>
    world.context.db
      .selectFrom('orders')
      .select(['id', 'next_due_at', 'expires_at'])
      .where('member_id', '=', world.demo.memberId)
      .orderBy('id')
      .execute();

  it.each([
    { region: 27 },
    { region: -1 },
    { region: 1.5 },
    { region: 'toString' },
    { region: null },
    {},
    { region: 2, phone: "9' or 1=1" },
    { region: 2, phone: '' },
  ])('is not %o', async (order) => {
    expect((await post('members/region', { phone: world.demo.phone, ...order })).status).toBe(400);
    expect((await facts()).region).toBe(1);
  });

  it('needs a member', async () => {
    expect((await post('members/region', { phone: '5550000000', region: 2 })).status).toBe(404);
  });

  it('keeps what was told, ends the sessions, and the days after it are the new region’s', async () => {
    const { phone, memberId } = world.demo;
    // West and east over weekends and days of income: what is Saturday in one is Friday in another.
    const journey: readonly [Region, number][] = [
      [4, 31],
      [1, 50],
      [5, 26],
      [4, 9],
      [2, 30],
      [0, 20],
      [1, 24],
    ];
    for (const [region, hours] of journey) {
      const token = await world.signIn();
      const before = await ofDemo();
      expect(await post('members/region', { phone, region })).toMatchObject({ status: 200, body: { region } });
      expect(await ofDemo()).toEqual(before);
      expect((await world.ask('GET', '/api/user/user/info', { token })).status).toBe(401);
      expect((await facts()).region).toBe(region);
      await post('clock/advance', { hours });
      expect(await failing()).toEqual([]);
    }
    const dues = await world.context.db
      .selectFrom('incomes')
      .select(['order_id', 'due_at'])
      .where('member_id', '=', memberId)
      .orderBy('order_id')
      .orderBy('day_index')
      .execute();
    for (const [index, { order_id, due_at }] of dues.entries()) {
      const last = dues[index - 1];
      if (last?.order_id === order_id) expect(due_at).toBeGreaterThanOrEqual(last.due_at);
    }
  });
});

it('serves its script as a file: code that the browser can read, and nothing of the server’s', async () => {
  const reply = await world.app.request('/sandbox/panel.js');
  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const text = await reply.text();
  expect(new Script(text)).toBeInstanceOf(Script);
  expect(text).not.toMatch(/\bimport\b|\brequire\b|__vite|__name/);
});

/** A day whose slices begin when they are told to, in the same world. */
async function whileADayWaits(press: (app: App) => Promise<Response>, meanwhile: (app: App) => Promise<void>) {
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const { context, clock } = world;
  const app = createApp({
    ...context,
    clock,
    catchUp: async () => undefined,
    async beside(work) {
      begun.resolve();
      await told.promise;
      return work();
    },
  });
  const pressed = press(app);
  await begun.promise;
  await meanwhile(app).finally(() => told.resolve());
  return pressed;
}

const ordered = (order: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(order),
});

it.each([
  ['clock/advance', { days: 1 }],
  ['scenario', { scenario: 'deposit.full' }],
  ['earnings', { level: 'usual' }],
  ['promotion', { level: 'empty' }],
  ['members/region', { phone: '9000000001', region: 1 }],
])('%s waits until all that is due is booked, and no call waits for it', async (path, order) => {
  const token = await world.signIn();
  world.clock.advance(26 * hour);
  let isDone = false;
  const pressed = await whileADayWaits(
    async (app) => {
      const reply = await app.request(`/sandbox/${path}`, ordered(order));
      isDone = true;
      return reply;
    },
    async (app) => {
      for (const asked of ['/api/assets/wallet/summary', '/sandbox/facts', '/sandbox']) {
        expect([asked, (await app.request(asked, { headers: { [headers.token]: token } })).status]).toEqual([
          asked,
          200,
        ]);
      }
      expect((await app.request('/sandbox/clock/pause', ordered({ paused: false }))).status).toBe(200);
      expect(isDone).toBe(false);
      expect(await nextDueAt(world.context)).toBeLessThan(world.clock.now());
    },
  );
  expect(pressed.status).toBe(200);
  expect(await nextDueAt(world.context)).toBeGreaterThan(world.clock.now());
});
