/** Pushes against a push service of the test's own: what they say, to whom, how often, and when a subscription ends. */
import type { ServerResponse } from 'node:http';
import webPush from 'web-push';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { systemClock } from '#sandbox/control/sandbox-clock.ts';
import { createGate } from '#sandbox/control/gate.ts';
import { announce, tell } from '#sandbox/services/messages/tell.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { claimsOf, newBrowser, openPushService, type PushService } from '#tests/support/push-service.ts';
import { openPusher, type Pusher } from './pusher.ts';
import { sendPush } from './send-push.ts';

const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:operator@dayrent.example' };
const minute = 60_000;

let world: ServedWorld;
let service: PushService;
let pusher: Pusher;
let browser: ReturnType<typeof newBrowser>;
let token = '';
const errors: unknown[] = [];

const openOne = (patience = 5_000) =>
  openPusher({
    context: { ...world.context, wallClock: world.wallClock },
    gate: createGate(),
    listen: async () => async () => undefined,
    onError: (error) => errors.push(error),
    beat: 3_600_000,
    keys,
    isLocal: true,
    patience,
  });

/** As the handler keeps it, but for where it goes: the test's own service is on this machine. */
async function subscribe(kinds: string, path = '/one', as = token): Promise<void> {
  const told = await world.ask('POST', '/api/user/push/subscribe', {
    token: as,
    fields: {
      pushEndpoint: `https://push.example${path}`,
      pushKey: browser.key,
      pushAuth: browser.auth,
      pushKinds: kinds,
    },
  });
  expect(told.code).toBe(codes.ok);
  await world.context.db
    .updateTable('push_subscriptions')
    .set({ endpoint: `${service.origin}${path}` })
    .where('endpoint', '=', `https://push.example${path}`)
    .execute();
}

const write = (about: string, subject: 'postPublished' | 'couponReceived' | 'withdrawalArrived' = 'postPublished') =>
  tell({ trx: world.context.db, at: world.clock.now() }, { memberId: world.demo.memberId, subject, about });

const read = () => service.taken.map(({ body }) => browser.read(body) as { kind: string; id: string; stage?: string });
const count = async (table: 'push_subscriptions' | 'push_outbox') =>
  (await world.context.db.selectFrom(table).selectAll().execute()).length;

beforeAll(async () => {
  world = await openServedWorld({ pushKey: keys.publicKey });
  service = await openPushService();
  pusher = await openOne();
});
beforeEach(async () => {
  browser = newBrowser();
  token = await world.signIn();
  await world.context.db.deleteFrom('push_outbox').execute();
  await world.context.db.deleteFrom('push_subscriptions').execute();
  service.taken.length = 0;
  service.answerWith();
});
afterEach(() => expect(errors).toEqual([]));
afterAll(async () => {
  await pusher.close();
  await service.close();
  await world.close();
});

describe('a push', () => {
  it('says its kind and an id, encrypted for the browser, signed by the server, and nothing else', async () => {
    await subscribe('messages');
    await write('one');
    await pusher.turn();
    const [said] = read();
    expect(Object.keys(said ?? {})).toEqual(['kind', 'id']);
    expect(said).toEqual({ kind: 'messages', id: expect.stringMatching(/^msg-/) });
    const [taken] = service.taken;
    expect(taken?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const claims = taken && claimsOf(taken, keys.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: keys.subject });
    const lasts = Number(claims?.['exp']) * 1_000 - systemClock.now();
    expect(lasts).toBeGreaterThan(minute);
    expect(lasts).toBeLessThanOrEqual(24 * 60 * minute);
    expect(taken && claimsOf(taken, webPush.generateVAPIDKeys().publicKey)).toBeNull();
    await pusher.turn();
    expect([service.taken.length, await count('push_outbox')]).toEqual([1, 0]);
  });

  it('comes of the kinds that are on, and of a withdrawal by its record alone', async () => {
    await subscribe('coupons,withdrawals,notices');
    await write('two');
    await write('three', 'couponReceived');
    await write('four', 'withdrawalArrived');
    await world.control('POST', '/sandbox/announce', { kind: 'notice', title: 'A notice', text: 'x' });
    const { id } = await world.context.db
      .selectFrom('records')
      .select('id')
      .where('type', '=', 'withdrawal')
      .where('member_id', '=', world.demo.memberId)
      .executeTakeFirstOrThrow();
    for (const status of ['pending', 'processing'] as const) {
      await world.context.db.updateTable('records').set({ status }).where('id', '=', id).execute();
    }
    await pusher.turn();
    expect(read().map(({ kind }) => kind)).toEqual(expect.arrayContaining(['coupons', 'notices', 'withdrawals']));
    expect(read()).toContainEqual({ kind: 'withdrawals', id, stage: 'processing' });
    expect(service.taken).toHaveLength(3);
    // The push service learns nothing from how long they are.
    expect(new Set(service.taken.map(({ body }) => body.length)).size).toBe(1);
  });

  it('comes of each stage of a withdrawal, also while an earlier one waits', async () => {
    await subscribe('withdrawals');
    const { id } = await world.context.db
      .selectFrom('records')
      .select('id')
      .where('type', '=', 'withdrawal')
      .where('member_id', '=', world.demo.memberId)
      .executeTakeFirstOrThrow();
    for (const status of ['pending', 'processing', 'failed'] as const) {
      await world.context.db.updateTable('records').set({ status }).where('id', '=', id).execute();
    }
    await pusher.turn();
    const stages = read().map((said) => (said.id === id ? String(said.stage) : 'another'));
    expect(stages.toSorted()).toEqual(['failed', 'processing']);
  });

  it('comes of income once for what arrives at one moment', async () => {
    await subscribe('income');
    await world.ask('POST', '/api/income/income/takeout', { token, intent: crypto.randomUUID() });
    await world.control('POST', '/sandbox/clock/advance', { hours: 1 });
    await pusher.turn();
    expect(read()).toEqual([{ kind: 'income', id: expect.stringMatching(/^\d{13}$/) }]);
  });

  it('does not come of what was rolled back, nor to who has left', async () => {
    await subscribe('messages');
    const undo = new Error('undone');
    const undone = world.context.db.transaction().execute(async (trx) => {
      await tell({ trx, at: 1 }, { memberId: world.demo.memberId, subject: 'postPublished', about: 'undone' });
      await announce({ trx }, 'messages');
      throw undo;
    });
    await expect(undone).rejects.toBe(undo);
    await write('five');
    await world.ask('POST', '/api/user/auth/logout', { token });
    expect(await count('push_subscriptions')).toBe(0);
    await pusher.turn();
    expect([service.taken.length, await count('push_outbox')]).toEqual([0, 0]);
  });

  it('goes out by one turn to all who are there, however many wait for a session that is idle', async () => {
    await subscribe('messages');
    await world.context.db.updateTable('sessions').set({ last_seen_at: 0 }).execute();
    token = await world.signIn();
    await subscribe('messages', '/other');
    for (let written = 0; written < 30; written += 1) await write(`idle-${written}`);
    await pusher.turn();
    expect(new Set(read().map(({ id }) => id)).size).toBe(30);
    expect(service.taken.map(({ path }) => path)).not.toContain('/one');
    expect(await count('push_outbox')).toBe(0);
  });

  it('is not begun any more by a server that ends', async () => {
    await subscribe('messages');
    const ending = await openOne();
    await Promise.all(Array.from({ length: 50 }, (_, index) => write(`late-${index}`)));
    const turning = ending.turn();
    await ending.close();
    await turning;
    expect(await count('push_outbox')).toBeGreaterThan(0);
  });

  it('comes to a member while the endpoint of another, for whom many wait, says nothing', async () => {
    await subscribe('messages', '/silent');
    for (let written = 0; written < 30; written += 1) await write(`silent-${written}`);
    await subscribe('messages', '/other', await world.signIn(world.demo.emptyPhone));
    const other = await world.context.db
      .selectFrom('push_subscriptions')
      .select('member_id')
      .where('endpoint', 'like', '%/other')
      .executeTakeFirstOrThrow();
    const writeToOther = (about: string) =>
      tell(
        { trx: world.context.db, at: world.clock.now() },
        { memberId: other.member_id, subject: 'postPublished', about },
      );
    await writeToOther('first');
    const unanswered: ServerResponse[] = [];
    service.answerWith((response) => {
      if (response.req.url === '/silent') unanswered.push(response);
      else response.writeHead(201).end();
    });
    const patient = await openOne(120_000);
    const toOther = () => service.taken.filter(({ path }) => path === '/other').length;
    await expect.poll(toOther, { timeout: 30_000 }).toBe(1);
    // What is written meanwhile waits for nobody either.
    await writeToOther('second');
    const turning = patient.turn();
    await expect.poll(toOther, { timeout: 30_000 }).toBe(2);
    expect(unanswered.length).toBeLessThan(5);
    service.answerWith();
    for (const response of unanswered) response.writeHead(201).end();
    await turning;
    expect([service.taken.length, await count('push_outbox')]).toEqual([32, 0]);
    await patient.close();
  });

  it('comes once from two servers', async () => {
    await subscribe('messages');
    const other = await openOne();
    await Promise.all(Array.from({ length: 30 }, (_, index) => write(`many-${index}`)));
    await Promise.all([pusher.turn(), other.turn()]);
    await other.close();
    expect(new Set(read().map(({ id }) => id)).size).toBe(30);
    expect(service.taken).toHaveLength(30);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that says %i ends the subscription', async (status) => {
    await subscribe('messages');
    await write(`gone-${status}`);
    service.answerWith(status);
    await pusher.turn();
    expect([await count('push_subscriptions'), await count('push_outbox')]).toEqual([0, 0]);
  });

  it('that fails is tried again later, a few times, and no more', async () => {
    await subscribe('messages');
    await write('six');
    service.answerWith(503);
    await pusher.turn();
    await pusher.turn();
    expect(service.taken).toHaveLength(1);
    for (let hours = 0; hours < 20; hours += 1) {
      world.wallClock.advance(60 * minute);
      await pusher.turn();
    }
    expect([service.taken.length, await count('push_outbox'), await count('push_subscriptions')]).toEqual([5, 0, 1]);
  });

  it('that leads elsewhere is not followed', async () => {
    await subscribe('messages', '/here');
    await write('seven');
    service.answerWith((response) => void response.writeHead(307, { Location: `${service.origin}/there` }).end());
    await pusher.turn();
    expect(service.taken.map(({ path }) => path)).toEqual(['/here']);
    expect(await count('push_outbox')).toBe(0);
  });

  it('that never answers is given up, and holds no call meanwhile', async () => {
    await subscribe('messages');
    await write('eight');
    service.answerWith(() => undefined);
    const hasty = await openOne(300);
    await expect.poll(() => service.taken.length).toBe(1);
    await write('nine');
    await hasty.close();
    expect(await count('push_outbox')).toBe(2);
  });

  it('on this machine gets nothing, whatever its name', async () => {
    const target = { p256dh: browser.key, auth: browser.auth };
    const words = { kind: 'messages', id: 'm1' } as const;
    for (const endpoint of ['https://localhost/push', 'https://127.0.0.1/push', service.origin]) {
      expect(await sendPush({ ...target, endpoint }, words, { keys })).toBe('gone');
    }
    expect(service.taken).toEqual([]);
  });
});
