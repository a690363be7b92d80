/** The suite of docs/backend.md against the sandbox, in process and by its script, and against some that do a call wrong. */
import { createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/contract.ts';
import { headers } from '#domain/headers.ts';
import { openLive } from '#sandbox/socket/live.ts';
import type { Send } from '#tests/conformance/call.ts';
import { runConformance } from '#tests/conformance/run.ts';
import { runScript } from '#tests/sandbox/server-process.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

let world: ServedWorld;
beforeAll(async () => {
  world = await openServedWorld();
});
afterAll(() => world.close());

const send: Send = async (path, init) => world.app.request(path, init);

it('finds the sandbox in order over HTTP, with its socket', async () => {
  const server = createAdaptorServer({ fetch: world.app.fetch, overrideGlobalObjects: false }) as Server;
  const { context, wallClock, gate, listen } = world;
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const live = await openLive({ context: { ...context, wallClock }, gate, listen, onError });
  live.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const script = join(import.meta.dirname, '..', '..', 'scripts', 'conformance.ts');
    const { output, ended } = runScript(script, {}, [url]);
    expect({ code: await ended, output: output() }).toEqual({
      code: 0,
      output: `All ${2 * endpoints.length + 2} cases hold.\n`,
    });
  } finally {
    await live.close();
    server.closeAllConnections();
    server.close();
  }
  expect(errors).toEqual([]);
});

interface Envelope {
  code: number;
  msg: string;
  data: Record<string, unknown> | null;
}

/** Another answer for calls of a path. */
const answering =
  (path: string, change: (envelope: Envelope) => Envelope): Send =>
  async (called, init) => {
    const reply = await send(called, init);
    if (!called.startsWith(path)) return reply;
    return Response.json(change((await reply.json()) as Envelope), { status: reply.status, headers: reply.headers });
  };

const withData = (path: string, data: Record<string, unknown>): Send =>
  answering(path, (told) => ({ ...told, data: told.data && { ...told.data, ...data } }));

const wrong: readonly [what: string, name: string, problem: RegExp, Send][] = [
  ['says that it moves real money', 'user.mode', /play money only/, withData('/api/user/sys/mode', { mode: 'live' })],
  [
    'writes an amount as a number',
    'assets.wallet',
    /does not match its schema at usdt/,
    withData('/api/assets/wallet/summary', { usdt: 1 }),
  ],
  [
    'tells what nobody asked for',
    'user.profile',
    /fields that the contract does not name/,
    withData('/api/user/user/info', { passwordHash: 'scrypt' }),
  ],
  [
    'charges a repeated intent again',
    'assets.createOrder',
    /the same intent gives the first answer again/,
    (path, init) => {
      if (path !== '/api/assets/mine/order/create') return send(path, init);
      const sent = new Headers(init.headers);
      if (sent.has(headers.intent)) sent.set(headers.intent, crypto.randomUUID());
      return send(path, { ...init, headers: sent });
    },
  ],
  [
    'leaves a session open that was signed out',
    'user.logout',
    /its token is worth nothing/,
    async (path, init) => {
      if (path !== '/api/user/auth/logout') return send(path, init);
      const { headers: told } = await send('/api/user/sys/mode', {});
      return Response.json({ code: 200, msg: '', data: {} }, { headers: told });
    },
  ],
  [
    'refuses with another code',
    'assets.order',
    /refused with code 404, not 2001/,
    answering('/api/assets/mine/order/subrecord', (told) => (told.code === 404 ? { ...told, code: 2001 } : told)),
  ],
  [
    'answers visitors',
    'square.posts, as every call',
    /a visitor is refused/,
    async (path, init) => {
      const reply = await send(path, init);
      if (reply.status !== 401) return reply;
      const { headers: told } = reply;
      return Response.json({ code: 200, msg: '', data: { total: 0, list: [] } }, { headers: told });
    },
  ],
  [
    'has no time',
    'income.today',
    /X-Server-Time/,
    async (path, init) => {
      const reply = await send(path, init);
      reply.headers.delete(headers.serverTime);
      return reply;
    },
  ],
];

describe('a backend', () => {
  it.each(wrong)('that %s is found by %s', async (_what, name, problem, tampered) => {
    const results = await runConformance(tampered, { only: [name] });
    expect(results.find((one) => one.name === name)?.problem).toMatch(problem);
  });
});
