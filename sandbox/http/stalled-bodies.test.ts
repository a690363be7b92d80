/** Callers who stop in the middle of a request (product 19.4). */
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hour } from '#domain/limits.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { createLog } from '#sandbox/operating/server-log.ts';
import { holdPort, patience, type HeldPort } from '#sandbox/serve.ts';

let world: ServedWorld;
beforeEach(async () => {
  world = await openServedWorld();
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

it.each([
  ['form', 'auth/logpe/pass', 'application/x-www-form-urlencoded'],
  ['form with files', 'user/modify-head', 'multipart/form-data; boundary=b'],
])('half a %s holds up no move of the clock, and no other call', async (_name, path, type) => {
  const token = await world.signIn();
  const isRead = Promise.withResolvers<void>();
  let pieces = 0;
  // The second piece is asked for, and never comes.
  const half = new ReadableStream(
    {
      pull(controller) {
        pieces += 1;
        if (pieces === 1) controller.enqueue(new Uint8Array([0x61]));
        else isRead.resolve();
      },
    },
    { highWaterMark: 0 },
  );
  // It is given up by itself, later (form.test.ts): here that time never comes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void Promise.resolve(
    world.app.request(`/api/user/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'X-Access-Token': token },
      body: half,
      duplex: 'half',
    } as RequestInit),
  );
  await isRead.promise;
  const before = world.clock.now();
  const { status } = await world.control('POST', '/sandbox/clock/advance', { hours: 1 });
  expect(status).toBe(200);
  expect(world.clock.now()).toBe(before + hour);
  expect((await world.ask('GET', '/api/user/user/info', { token })).code).toBe(200);
});

describe('a connection', () => {
  const short = { headersTimeout: 100, requestTimeout: 300, keepAliveTimeout: 200, connectionsCheckingInterval: 50 };
  let held: HeldPort;
  let socket: Socket;

  /** @returns all that came by it until it was closed */
  async function open(limits: typeof short = short): Promise<{ told: Promise<string> }> {
    held = await holdPort({ PORT: 0, LISTEN_ADDRESS: '127.0.0.1' }, limits);
    held.answerWith(world.app, createLog('silent'));
    socket = connect(held.port, '127.0.0.1');
    let text = '';
    socket.on('data', (piece) => (text += piece.toString()));
    return { told: new Promise((resolve) => socket.once('close', () => resolve(text))) };
  }
  afterEach(() => held.close());

  it('whose headers never end is ended', async () => {
    const { told } = await open();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-More: ');
    expect(await told).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('on which nobody ever asks is ended', async () => {
    const { told } = await open();
    expect(await told).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('that was kept after a call is ended when no other comes', async () => {
    // Limits that no stall of the machine passes before the call is read.
    const { told } = await open({ ...short, headersTimeout: 5_000, requestTimeout: 5_000 });
    socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await told).toMatch(/^HTTP\/1\.1 200 [^]*keep-alive/i);
  });

  it('by which a body drips is ended, however steadily', async () => {
    const { told } = await open();
    const type = 'application/x-www-form-urlencoded';
    socket.write(
      `POST /api/user/auth/logpe/pass HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 60000\r\n\r\n`,
    );
    const dripping = setInterval(() => socket.write('a'), 20);
    socket.on('error', () => undefined);
    expect(await told).toMatch(/^(HTTP\/1\.1 408 |$)/);
    clearInterval(dripping);
  });
});

it('has limits for headers, a request, and a connection without one', () => {
  expect(patience).toMatchObject({ headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 5_000 });
});
