/** Callers who stop in the middle of a request (product 19.4). */
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hour } from '#domain/limits.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { createLog } from '#sandbox/log.ts';
import { holdPort } from '#sandbox/serve.ts';

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

it('ends a connection whose headers never end', async () => {
  const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
  const held = await holdPort({ PORT: 0, LISTEN_ADDRESS: '127.0.0.1' }, limits);
  held.answerWith(world.app, createLog('silent'));
  const socket = connect(held.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-More: ');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
  await held.close();
});
