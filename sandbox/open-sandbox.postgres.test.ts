/** Several servers on one Postgres: started at once, one clock, one world, faults and sessions for all, one who works. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { headers } from '#domain/headers.ts';
import { besideCalls } from '#sandbox/db/pools.ts';
import { startServer, type Started } from '#tests/sandbox/server-process.ts';
import { emptyDatabaseUrl, type NamedDatabase } from '#tests/sandbox/world.ts';

let database: NamedDatabase;
let servers: Started[] = [];

async function start(environment: Record<string, string> = {}): Promise<Started> {
  const started = await startServer({ DATABASE_URL: database.url, PORT: '0', ...environment });
  servers.push(started);
  return started;
}
const json = async <T>(url: string, init?: RequestInit): Promise<T> => (await (await fetch(url, init)).json()) as T;
const post = <T>(url: string, order: object): Promise<T> =>
  json<T>(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(order) });
const signIn = async (url: string): Promise<string> => {
  const { data } = await json<{ data: Record<string, string> }>(`${url}/api/user/sys/demo`);
  const body = new URLSearchParams(data);
  return (await json<{ msg: string }>(`${url}/api/user/auth/logpe/pass`, { method: 'POST', body })).msg;
};
const wallet = (url: string, token: string) =>
  fetch(`${url}/api/assets/wallet/summary`, { headers: { [headers.token]: token } });

beforeAll(async () => {
  database = await emptyDatabaseUrl();
  await Promise.all([start(), start()]);
});
afterEach(() => expect(servers.map((server) => server.output()).join('')).not.toContain('"level":50'));
afterAll(async () => {
  for (const server of servers) await server.kill('SIGKILL');
  await database.drop();
});

const [first, second] = [() => servers[0]?.url ?? '', () => servers[1]?.url ?? ''];

test('two that start at once on an empty database make one demo', async () => {
  expect(servers.map((server) => server.output())).toEqual([
    expect.stringContaining('Dayrent is running'),
    expect.stringContaining('Dayrent is running'),
  ]);
  const demos = await Promise.all([first(), second()].map((url) => json(`${url}/sandbox/demo`)));
  expect(demos[0]).toEqual(demos[1]);
  expect(await json(`${first()}/sandbox/verify`)).toMatchObject({ ok: true });
});

test('the clock is one: moved at one, it is moved at the other, and money follows it', async () => {
  const token = await signIn(first());
  const { now } = await post<{ now: number }>(`${first()}/sandbox/clock/advance`, { hours: 26 });
  await expect
    .poll(async () => (await json<{ now: number }>(`${second()}/sandbox/clock`)).now)
    .toBeGreaterThanOrEqual(now);
  const taken = await fetch(`${second()}/api/income/income/takeout`, {
    method: 'POST',
    headers: { [headers.token]: token, [headers.intent]: randomUUID() },
    body: new URLSearchParams(),
  });
  expect(await taken.json()).toMatchObject({ code: 200 });
  await post(`${second()}/sandbox/clock/pause`, { paused: true });
  await expect.poll(async () => (await json<{ paused: boolean }>(`${first()}/sandbox/clock`)).paused).toBe(true);
  await post(`${first()}/sandbox/clock/pause`, { paused: false });
});

test('a fault that is ordered at one meets who calls the other', async () => {
  const token = await signIn(second());
  await post(`${first()}/sandbox/faults`, { path: '/api/assets/wallet/summary', fault: 'error-before' });
  await expect.poll(async () => (await wallet(second(), token)).status).toBe(500);
  expect((await wallet(second(), token)).status).toBe(200);
});

test('a proof of figures that one gave is found by the other', async () => {
  const token = await signIn(first());
  const asked = { headers: { [headers.token]: token } };
  const { data } = await json<{ data: { bookHash: string } }>(`${first()}/api/assets/transparency/summary`, asked);
  const proof = await json(`${second()}/api/assets/transparency/proof?bookHash=${data.bookHash}`, asked);
  expect(proof).toMatchObject({ code: 200, data: { proof: { members: expect.any(Number) } } });
});

test('a reset at one signs everybody out at the other, which goes on in the new demo', async () => {
  const token = await signIn(second());
  await post(`${first()}/sandbox/reset`, { seed: 'other' });
  await expect.poll(async () => (await wallet(second(), token)).status).toBe(401);
  expect((await wallet(second(), await signIn(second()))).status).toBe(200);
  expect(await json(`${second()}/sandbox/verify`)).toMatchObject({ ok: true });
});

test('who works is replaced when it is gone', async () => {
  await Promise.all(servers.map((server) => server.kill('SIGKILL')));
  servers = [];
  const gone = await start({ LOG_LEVEL: 'info' });
  const leads = ({ output }: Started): boolean => output().includes('what happens by itself is done by this server');
  await expect.poll(() => leads(gone)).toBe(true);
  const next = await start({ LOG_LEVEL: 'info' });
  const token = await signIn(next.url);
  await gone.kill('SIGKILL');
  servers = [next];
  // Something that falls due by itself: the payment of a recharge lands ten seconds from now.
  const recharge = await fetch(`${next.url}/api/assets/wallet/recharge/create`, {
    method: 'POST',
    headers: { [headers.token]: token, [headers.intent]: randomUUID() },
    body: new URLSearchParams({ method: 'usdt', channelId: '', amount: '25.00' }),
  });
  expect(await recharge.json()).toMatchObject({ code: 200 });
  const db = besideCalls(database.url, 1);
  const find = db.selectFrom('recharges').select('next_due_at').orderBy('created_at', 'desc').limit(1);
  const lands = await find.executeTakeFirstOrThrow();
  // No call asks for it: who works notes it, and waits for its confirmations.
  await expect.poll(() => find.executeTakeFirstOrThrow(), { interval: 100 }).not.toEqual(lands);
  await db.destroy();
  expect(leads(next)).toBe(true);
  expect(await json(`${next.url}/sandbox/verify`)).toMatchObject({ ok: true });
});
