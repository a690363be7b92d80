/** A network that breaks without a word: nobody is kept waiting, and nothing of it is used again. */
import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isGone } from '#sandbox/http/probes.ts';
import { openSilentProxy, type SilentProxy } from '#tests/sandbox/silent-proxy.ts';
import { emptyDatabaseUrl, type NamedDatabase } from '#tests/sandbox/world.ts';
import { besideCalls, forCalls } from './pools.ts';
import type { Database } from './tables.ts';

/** How long an answer may take here, ms. */
const patience = 2_000;

let database: NamedDatabase;
let proxy: SilentProxy;
const open = new Set<Kysely<Database>>();
beforeAll(async () => {
  database = await emptyDatabaseUrl();
});
beforeEach(async () => {
  proxy = await openSilentProxy(database.url);
});
afterEach(async () => {
  proxy.close();
  for (const db of open) await db.destroy();
  open.clear();
});
afterAll(() => database.drop());

const opened = (make: typeof forCalls): Kysely<Database> => {
  const db = make(proxy.url, 1, patience);
  open.add(db);
  return db;
};
const look = (db: Kysely<Database>) => sql<{ one: number }>`select ${1}::int as one`.execute(db);
const lookAlone = (db: Kysely<Database>) => db.transaction().execute(look);
const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );

test.each([
  ['what shares connections', forCalls, look],
  ['a transaction', forCalls, lookAlone],
  ['what works beside the calls', besideCalls, look],
  ['a transaction beside the calls', besideCalls, lookAlone],
])('%s is told that the database is gone, and goes on with a new connection', async (_what, make, ask) => {
  const db = opened(make);
  await ask(db);
  proxy.silence();
  expect(isGone(await failureOf(ask(db)))).toBe(true);
  await expect.poll(() => failureOf(ask(db))).toBeNull();
});

test('a transaction that is cut off in its middle says that the database is gone', async () => {
  const db = opened(forCalls);
  const cutOff = db.transaction().execute(async (trx) => {
    await look(trx);
    proxy.silence();
    await look(trx);
  });
  expect(isGone(await failureOf(cutOff))).toBe(true);
  await expect.poll(() => failureOf(lookAlone(db))).toBeNull();
});

// The proxy's system answers keepalives, as that of a machine that is gone would not.
test.each([
  ['what shares connections', forCalls],
  ['what works beside the calls', besideCalls],
])('%s is looked after by Postgres: locks of a machine that is gone are free within seconds', async (_what, make) => {
  const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings
    where name like 'tcp\\_keepalives\\_%'`.execute(opened(make));
  const setting = Object.fromEntries(rows.map((row) => [row.name, row.setting]));
  expect(setting).toEqual({ tcp_keepalives_idle: '5', tcp_keepalives_interval: '2', tcp_keepalives_count: '3' });
});
