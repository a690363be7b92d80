/** Resets and starts of servers that share a Postgres: one makes the demo, and nobody adds to it meanwhile. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { locks } from '#sandbox/db/locks.ts';
import { openDatabase, type OpenDatabase } from '#sandbox/db/open.ts';
import { createLog } from '#sandbox/operating/server-log.ts';
import { startSandbox, type Sandbox } from '#sandbox/open-sandbox.ts';
import { emptyDatabaseUrl, type NamedDatabase } from '#tests/sandbox/world.ts';
import { demoChannel, isComplete } from './reset.ts';

interface Server extends Sandbox {
  opened: OpenDatabase;
}

let database: NamedDatabase;
const servers: Server[] = [];
/** What each server does when it may have missed a word about the demo. */
const missed: (() => void)[] = [];
const errors: unknown[] = [];
const log = Object.assign(createLog('silent'), { error: (...told: unknown[]) => errors.push(told) });

async function start(): Promise<Server> {
  const opened = await openDatabase({ databaseUrl: database.url });
  const { listen } = opened;
  opened.listen = (channel, hear, onMissed = () => undefined) => {
    if (channel === demoChannel) missed.push(onMissed);
    return listen(channel, hear, onMissed);
  };
  const server = { ...(await startSandbox(opened, { log, checkReplies: true })), opened };
  servers.push(server);
  return server;
}

const post = async ({ app }: Server, path: string, order: object): Promise<number> => {
  const headers = { 'Content-Type': 'application/json' };
  return (await app.request(`/sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(order) })).status;
};

/** What was written by the demo's start, as a whole. */
async function madeBook({ opened: { db } }: Server): Promise<object> {
  const { rows } =
    await sql<object>`select count(*) as entries, (array_agg(hash order by id desc))[1] as hash from entries
    where at <= (select value::float8 from settings where key = 'demoStart')`.execute(db);
  return rows[0] ?? {};
}
/** @throws where fewer have that lock to themselves here, or wait for it */
async function isLocked({ opened: { db } }: Server, lock: number, granted: boolean, by = 1): Promise<void> {
  const { rows } =
    await sql`select from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and objid = ${lock} and granted = ${granted}
    and database = (select oid from pg_database where datname = current_database())`.execute(db);
  if (rows.length < by) throw new Error(`${lock} is held or awaited by ${rows.length}`);
}

let leader: Server;
let other: Server;
/** As a server makes it that has its Postgres to itself. */
let aloneMade: object;
beforeAll(async () => {
  database = await emptyDatabaseUrl();
  leader = await start();
  aloneMade = await madeBook(leader);
  await vi.waitFor(() => isLocked(leader, locks.work, true), 30_000);
  other = await start();
});
afterAll(async () => {
  for (const server of servers) {
    await server.close();
    await server.opened.close();
  }
  await database.drop();
  expect(errors).toEqual([]);
});

// The first: no word about a demo is on its way yet.
test('who may have missed a word answers, however long another server works beside its calls', async () => {
  const { back } = other.opened;
  await back.connection().execute(async (worker) => {
    await sql`select pg_advisory_lock_shared(${locks.boot})`.execute(worker);
    for (const look of missed) look();
    for (const { app, opened } of [leader, other]) {
      // What asks in the same way after them comes after them.
      expect(await opened.beside(() => isComplete({ db: opened.back }))).toBe(true);
      expect((await app.request('/api/user/sys/mode')).status).toBe(200);
    }
    await sql`select pg_advisory_unlock_shared(${locks.boot})`.execute(worker);
  });
});

test('a reset at the server that does not work makes what a lone one makes, and who visits the other waits for it', async () => {
  const reset = post(other, 'reset', { seed: 'dayrent' });
  await vi.waitFor(() => isLocked(leader, locks.boot, true), 30_000);
  // The leader has heard of it.
  await vi.waitFor(() => isLocked(leader, locks.boot, false), 30_000);
  const late = start();
  // The panel does what is due.
  expect((await leader.app.request('/sandbox')).status).toBe(200);
  expect(await isComplete(leader.opened)).toBe(true);
  expect(await madeBook(leader)).toEqual(aloneMade);
  expect(await reset).toBe(200);
  await late;
  expect(await madeBook(leader)).toEqual(aloneMade);
});

test('a scenario and a reset at two servers at once take turns', async () => {
  const orders = [
    post(leader, 'scenario', { scenario: 'seed.dayrent' }),
    post(other, 'reset', { seed: 'dayrent' }),
  ] as const;
  expect(await Promise.all(orders)).toEqual([200, 200]);
  expect(await madeBook(leader)).toEqual(aloneMade);
  expect(await (await leader.app.request('/sandbox/verify')).json()).toMatchObject({ ok: true });
});

test('a demo whose maker is gone is made by another server', async () => {
  const { db } = other.opened;
  await sql`delete from settings where key = 'world.whole'`.execute(db);
  await sql`select pg_notify(${demoChannel}, '')`.execute(db);
  await vi.waitFor(async () => expect(await isComplete({ db })).toBe(true), 60_000);
  expect(await madeBook(leader)).toEqual(aloneMade);
});

test('a server that ends while it waits for a demo ends its wait first', async () => {
  const leaving = await start();
  servers.pop();
  let closing = Promise.resolve();
  await other.opened.alone(async () => {
    await sql`select pg_notify(${demoChannel}, '')`.execute(other.opened.db);
    await vi.waitFor(() => isLocked(other, locks.boot, false, servers.length + 1), 30_000);
    closing = leaving.close().then(() => leaving.opened.close());
  });
  await closing;
  expect(errors).toEqual([]);
});
