/** The server as a process: kill -9 between commit and reply, restarts, second processes, taken ports, broken folders. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyBooted } from '#tests/sandbox/booted-folder.ts';
import { freePort, runScript, startServer, type Started } from '#tests/sandbox/server-process.ts';

const buyPath = '/api/assets/mine/order/create';
const formType = 'application/x-www-form-urlencoded';

interface Demo {
  country: string;
  phone: string;
  password: string;
  productId: string;
}

let folder = '';
let dataDir = '';
const running = new Set<Started>();

async function start(environment: Record<string, string> = {}): Promise<Started> {
  const started = await startServer({ DATA_DIR: dataDir, PORT: String(await freePort()), ...environment });
  if (started.url !== '') running.add(started);
  return started;
}

/** Looks how it is until it is ready. */
async function startWatched(): Promise<{ server: Started; seen: ReadonlySet<string> }> {
  const port = await freePort();
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  const starting = start({ PORT: String(port) });
  const seen = new Set<string>();
  for (let status = 0; status !== 200;) {
    status = await ask('/ready');
    seen.add(`${await ask('/health')} ${status}`);
    await wait(10);
  }
  return { server: await starting, seen };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayrent-server-'));
  dataDir = join(folder, 'data');
  await copyBooted(dataDir);
});
afterAll(async () => {
  for (const server of running) await server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const json = async <T>(url: string, init?: RequestInit): Promise<T> => (await (await fetch(url, init)).json()) as T;
const control = <T>(url: string, path: string, order: object): Promise<T> =>
  json<T>(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  });

async function signIn(url: string, { country, phone, password }: Demo): Promise<string> {
  const body = new URLSearchParams({ country, phone, password });
  return (await json<{ msg: string }>(`${url}/api/user/auth/logpe/pass`, { method: 'POST', body })).msg;
}

const read = async <T>(url: string, token: string, path: string): Promise<T> =>
  (await json<{ data: T }>(`${url}/api/assets/${path}`, { headers: { 'X-Access-Token': token } })).data;

async function purchase(url: string, token: string, productId: string): Promise<URLSearchParams> {
  const detail = await read<Record<string, string | number>>(url, token, `product/detail?productId=${productId}`);
  return new URLSearchParams({
    productId,
    price: String(detail['price']),
    dayReturnAmount: String(detail['dayReturnAmount']),
    validDays: String(detail['validDays']),
    agree: String(detail['agreementVersion']),
  });
}

const buy = (url: string, token: string, intent: string, body: URLSearchParams): Promise<Response> =>
  fetch(`${url}${buyPath}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': formType, 'X-Access-Token': token, 'Idempotency-Key': intent },
  });

interface Standing {
  usdt: string;
  orders: number;
  state: string;
  isVerified: boolean;
}

const intentOf = (url: string, token: string, intent: string): Promise<{ state: string }> =>
  read(url, token, `wallet/intent?intentId=${intent}`);

async function standingOf(url: string, token: string, intent: string): Promise<Standing> {
  const [{ usdt }, { total }, { state }, { ok }] = await Promise.all([
    read<{ usdt: string }>(url, token, 'wallet/summary'),
    read<{ total: number }>(url, token, 'mine/order/record?status=valid&pageNum=1&pageSize=1'),
    intentOf(url, token, intent),
    json<{ ok: boolean }>(`${url}/sandbox/verify`),
  ]);
  return { usdt, orders: total, state, isVerified: ok };
}

async function runReset(): Promise<{ code: number | null; output: string }> {
  const reset = runScript(join(import.meta.dirname, '..', 'scripts', 'reset.ts'), { DATA_DIR: dataDir });
  const code = await reset.ended;
  return { code, output: reset.output() };
}

describe('the server', () => {
  it('is alive while it opens, and ready once it is open', async () => {
    const { server, seen } = await startWatched();
    expect(seen).toContain('200 503');
    expect(seen).toContain('200 200');
    expect(await server.kill('SIGTERM')).toBe(0);
    running.delete(server);
  });

  it('ends at a signal while it opens', async () => {
    const port = await freePort();
    const { child, ended } = runScript(join(import.meta.dirname, 'main.ts'), {
      DATA_DIR: join(folder, 'opening'),
      PORT: String(port),
    });
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/health`)
          .then(({ status }) => status)
          .catch(() => 0),
      )
      .toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('names the metrics port where it is taken, before it opens the database', async () => {
    const port = String(await freePort());
    const refused = await start({ PORT: port, METRICS_PORT: port, DATA_DIR: join(folder, 'measured') });
    expect(await refused.ended).toBe(1);
    expect(refused.output().trim()).toBe(
      `Port ${port} is taken. Stop what uses it, or choose another one: METRICS_PORT=${Number(port) + 1} npm start`,
    );
    expect(await readdir(folder)).not.toContain('measured');
  });

  it('finishes what runs before it ends, and takes nothing more', async () => {
    const ending = join(folder, 'ending');
    await copyBooted(ending);
    const server = await start({ DATA_DIR: ending });
    const { url } = server;
    const demo = await json<Demo>(`${url}/sandbox/demo`);
    const token = await signIn(url, demo);
    const body = await purchase(url, token, demo.productId);
    const intent = randomUUID();
    await control(url, '/sandbox/faults', { path: buyPath, fault: 'slow', ms: 4_000 });
    const answer = buy(url, token, intent, body);
    while ((await intentOf(url, token, intent)).state !== 'done') await wait(20);
    const ended = server.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${url}/health`).then(
          () => 'taken',
          () => 'refused',
        ),
      )
      .toBe('refused');
    expect(((await (await answer).json()) as { code: number }).code).toBe(200);
    expect(await ended).toBe(0);
    running.delete(server);
  });

  it('charges once, whatever is lost: reply, process or both', async () => {
    const first = await start();
    expect(first.output()).toContain('play money');
    const demo = await json<Demo>(`${first.url}/sandbox/demo`);
    expect(first.output()).toContain(demo.phone);
    const token = await signIn(first.url, demo);
    const body = await purchase(first.url, token, demo.productId);
    const price = Number(body.get('price'));

    // The reply is lost after the commit.
    const lost = randomUUID();
    const before = await standingOf(first.url, token, lost);
    expect(before).toMatchObject({ state: 'unknown', isVerified: true });
    await control(first.url, '/sandbox/faults', { path: buyPath, fault: 'lost-reply' });
    await expect(buy(first.url, token, lost, body)).rejects.toThrow();
    const after = await standingOf(first.url, token, lost);
    expect(after).toMatchObject({ state: 'done', orders: before.orders + 1, isVerified: true });
    expect(Number(before.usdt) - Number(after.usdt)).toBeCloseTo(price, 6);

    // The process is killed between commit and reply.
    const killed = randomUUID();
    await control(first.url, '/sandbox/clock/advance', { hours: 1 });
    await control(first.url, '/sandbox/faults', { path: buyPath, fault: 'slow', ms: 60_000 });
    const answer = buy(first.url, token, killed, body).catch((error: unknown) => error);
    while ((await intentOf(first.url, token, killed)).state !== 'done') await wait(20);
    const { now } = await json<{ now: number }>(`${first.url}/sandbox/clock`);
    await first.kill('SIGKILL');
    running.delete(first);
    expect(await answer).toBeInstanceOf(Error);

    // It starts again on the same data: same clock, same session, one more order, one more charge.
    const second = await start();
    expect((await json<{ now: number }>(`${second.url}/sandbox/clock`)).now).toBeGreaterThanOrEqual(now);
    const restarted = await standingOf(second.url, token, killed);
    expect(restarted).toMatchObject({ state: 'done', orders: before.orders + 2, isVerified: true });
    expect(Number(before.usdt) - Number(restarted.usdt)).toBeCloseTo(2 * price, 6);
    const again = (await (await buy(second.url, token, killed, body)).json()) as { code: number };
    expect(again.code).toBe(200);
    expect(await standingOf(second.url, token, killed)).toEqual(restarted);

    // A second process on the same data is refused, and the first goes on.
    const other = await start();
    expect(other.url).toBe('');
    expect(await other.ended).toBe(1);
    expect(other.output()).toMatch(/in use by process \d+/);
    expect(other.output()).not.toContain('    at ');
    expect(await standingOf(second.url, token, killed)).toEqual(restarted);

    // A clean end, and the data is still there.
    expect(await second.kill('SIGTERM')).toBe(0);
    running.delete(second);
    const third = await start();
    expect(await standingOf(third.url, token, killed)).toEqual(restarted);

    // A reset waits until nobody uses the data; then there is none, as before the first start that `copyBooted` made.
    expect(await runReset()).toMatchObject({ code: 1, output: expect.stringMatching(/in use by process/) });
    expect(await third.kill('SIGTERM')).toBe(0);
    running.delete(third);
    expect((await runReset()).code).toBe(0);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('names a taken port before it touches anything', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const untouched = join(folder, 'untouched');
    const refused = await start({ PORT: String(port), DATA_DIR: untouched });
    expect(await refused.ended).toBe(1);
    expect(refused.output().trim().split('\n')).toHaveLength(1);
    expect(refused.output()).toMatch(new RegExp(`Port ${port} is taken.*PORT=`));
    await expect(readdir(untouched)).rejects.toThrow();
    holder.close();
  });

  it('leaves a broken data folder as it is', async () => {
    const broken = join(folder, 'broken');
    await writeFile(broken, 'not a folder');
    const refused = await start({ DATA_DIR: broken });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/data folder/);
    expect(refused.output()).not.toContain('    at ');
    expect(await readFile(broken, 'utf8')).toBe('not a folder');
  });

  it('leaves a damaged database as it is', async () => {
    const damaged = join(folder, 'damaged');
    await mkdir(join(damaged, 'database'), { recursive: true });
    await writeFile(join(damaged, 'database', 'PG_VERSION'), '18\n');
    const refused = await start({ DATA_DIR: damaged });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/data folder is broken/);
    expect(await readdir(damaged, { recursive: true })).toEqual(['database', join('database', 'PG_VERSION')]);
  });

  it('explains a wrong environment', async () => {
    const refused = await start({ PORT: 'http' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('PORT must be a number');
  });
});
