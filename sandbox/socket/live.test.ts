/** The socket against a real server and real clients: who gets in, what is said to whom, and when it ends. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect as connectTo, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { changeKinds } from '#domain/messages.ts';
import { readWord, socketCodes } from '#domain/socket.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { startSession } from '#sandbox/services/access/sessions.ts';
import { announce, tell } from '#sandbox/services/messages/tell.ts';
import { limits, livePath, openLive, type Live, type LiveOptions } from './live.ts';

let world: ServedWorld;
let server: Server;
let live: Live;
let host = '';
/** Holds one answer of the database back, where it is set. */
let hold: (() => Promise<void>) | null = null;
const slowOnce: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    const held = hold;
    hold = null;
    await held?.();
    return result;
  },
};
const errors: unknown[] = [];
let common: Omit<LiveOptions, 'beat' | 'patience'>;
const opened = new Set<Client>();

/** Sockets alone, at an address of their own. */
async function serve(sockets: Live): Promise<{ server: Server; host: string }> {
  const started = createServer((_request, response) => response.end());
  sockets.attach(started);
  started.listen(0, '127.0.0.1');
  await once(started, 'listening');
  return { server: started, host: `127.0.0.1:${(started.address() as AddressInfo).port}` };
}

beforeAll(async () => {
  world = await openServedWorld();
  const { context, wallClock, gate, listen } = world;
  common = {
    context: { ...context, wallClock, db: context.db.withPlugin(slowOnce) },
    gate,
    listen,
    onError: (error) => errors.push(error),
  };
  live = await openLive({
    ...common,
    // A hundred clients in this process have to answer within one.
    beat: 1_000,
    patience: 60_000,
  });
  ({ server, host } = await serve(live));
});
afterEach(async () => {
  for (const { socket } of opened) socket.terminate();
  await Promise.all([...opened].map(({ ended }) => ended));
  opened.clear();
});
afterAll(async () => {
  await live.close();
  server.close();
  await world.close();
  expect(errors).toEqual([]);
});

interface Client {
  socket: WebSocket;
  /** All that was said, in order. */
  said: string[];
  /** The code it ended with. */
  ended: Promise<number>;
  /** The next word, said already or not. @throws where it ends before, after whoever awaits `ended` */
  next(): Promise<string>;
}

function connect(options: ClientOptions = {}, path = livePath, at = host): Client {
  const socket = new WebSocket(`ws://${at}${path}`, options);
  const said: string[] = [];
  const waiting: ((word: string) => void)[] = [];
  let taken = 0;
  socket.on('message', (data: Buffer) => {
    said.push(data.toString());
    waiting.shift()?.(data.toString());
  });
  socket.on('error', () => undefined);
  const ended = new Promise<number>((resolve) => socket.on('close', resolve));
  const client: Client = {
    socket,
    said,
    ended,
    next: () => {
      const known = said[taken];
      taken += 1;
      if (known !== undefined) return Promise.resolve(known);
      return new Promise((resolve, reject) => {
        waiting.push(resolve);
        void ended.then((code) => setImmediate(reject, new Error(`ended with ${code}`)));
      });
    },
  };
  opened.add(client);
  return client;
}

async function say(client: Client, words: unknown): Promise<void> {
  if (client.socket.readyState !== WebSocket.OPEN) await once(client.socket, 'open');
  client.socket.send(typeof words === 'string' ? words : JSON.stringify(words));
}

async function greeted(token: string): Promise<Client> {
  const client = connect();
  await say(client, { type: 'hello', token });
  expect(await client.next()).toBe('{"type":"ready"}');
  return client;
}

/**
 * Something that is for everybody reaches each of them, and with it what was announced before, of signing in for example: a
 * Postgres tells of it a moment later, in order.
 */
async function caughtUp(...clients: readonly Client[]): Promise<void> {
  await announce({ trx: world.context.db }, 'notices');
  for (const client of clients) {
    let word = '';
    while (word !== '{"type":"changed","what":"notices"}') word = await client.next();
  }
}

/** The status that an upgrade was refused with. */
function refusal(options: ClientOptions, path = livePath): Promise<number> {
  const { socket } = connect(options, path);
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_request, { statusCode }) => {
      socket.terminate();
      resolve(statusCode ?? 0);
    });
  });
}

const write = (memberId: string, about: string) =>
  tell({ trx: world.context.db, at: world.clock.now() }, { memberId, subject: 'postPublished', about });

describe('who gets in', () => {
  it('is a page of this origin, or a program', async () => {
    expect(await refusal({ headers: { Origin: 'https://evil.example' } })).toBe(403);
    expect(await refusal({ headers: { Origin: `http://evil.${host}` } })).toBe(403);
    expect(await refusal({ headers: { Origin: 'null' } })).toBe(403);
    // A name that was pointed at this machine after its page was loaded.
    expect(await refusal({ headers: { Origin: 'http://evil.example', Host: 'evil.example' } })).toBe(403);
    const own = connect({ headers: { Origin: `http://${host}` } });
    await once(own.socket, 'open');
    own.socket.close();
  });

  it('is a member, however many others say nothing', async () => {
    const silent = Array.from({ length: limits.strangers + 5 }, () => connect());
    await Promise.all(silent.map(({ socket }) => once(socket, 'open')));
    await greeted(await world.signIn());
    const closed = () => silent.filter(({ socket }) => socket.readyState === WebSocket.CLOSED).length;
    await expect.poll(closed).toBeGreaterThanOrEqual(5);
    expect(closed()).toBeLessThan(10);
  });

  it('has no other address, and none with a token in it', async () => {
    expect(await refusal({}, '/socket')).toBe(404);
    expect(await refusal({}, `${livePath}?token=${await world.signIn()}`)).toBe(404);
  });

  it('lives on where somebody who is refused breaks the line', async () => {
    const upgraded = once(server, 'upgrade');
    const client = connectTo(Number(host.split(':')[1]), '127.0.0.1');
    client.write(`GET /socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    const [, stream] = (await upgraded) as [IncomingMessage, Duplex];
    client.resetAndDestroy();
    await new Promise((resolve) => stream.once('close', resolve));
    expect((await fetch(`http://${host}/`)).status).toBe(200);
  });

  it.each([
    ['no session', { type: 'hello', token: 'A'.repeat(43) }, socketCodes.refused],
    ['a token that can be none', { type: 'hello', token: "' or 1=1" }, socketCodes.refused],
    ['no greeting', { type: 'subscribe', to: 'demo-asha' }, socketCodes.badGreeting],
    ['a greeting with more in it', { type: 'hello', token: '', memberId: 'demo-asha' }, socketCodes.badGreeting],
    ['no JSON', 'hello', socketCodes.badGreeting],
    ['JSON that is nothing', 'null', socketCodes.badGreeting],
    ['a large frame', 'x'.repeat(limits.payload + 1), 1009],
    ['a very large frame', 'x'.repeat(4_000_000), 1009],
  ])('is nobody with %s', async (_what, words, code) => {
    const client = connect();
    await say(client, words);
    expect(await client.ended).toBe(code);
    expect(client.said).toEqual([]);
  });

  it('says one thing and no more', async () => {
    const client = await greeted(await world.signIn());
    await say(client, { type: 'hello', token: await world.signIn() });
    expect(await client.ended).toBe(socketCodes.badGreeting);
  });
});

describe('what is said', () => {
  it('is that messages changed, to whom they are for, and nothing of them', async () => {
    const asha = await greeted(await world.signIn());
    const noor = await greeted(await world.signIn(world.demo.emptyPhone));
    await caughtUp(asha, noor);
    const heard = noor.said.length;
    await write(world.demo.memberId, 'post-1');
    expect(await asha.next()).toBe('{"type":"changed","what":"messages"}');
    await announce({ trx: world.context.db }, 'feed');
    expect(await asha.next()).toBe('{"type":"changed","what":"feed"}');
    // It came after the other: what was not heard by then was not said.
    expect(await noor.next()).toBe('{"type":"changed","what":"feed"}');
    expect(noor.said).toHaveLength(heard + 1);
    expect([...asha.said, ...noor.said].map(readWord)).not.toContain(null);
  });

  it('is said once it has happened, and not of what was undone', async () => {
    const asha = await greeted(await world.signIn());
    await caughtUp(asha);
    const { db } = world.context;
    const undone = db.transaction().execute(async (trx) => {
      await tell({ trx, at: 1 }, { memberId: world.demo.memberId, subject: 'postPublished', about: 'post-undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await announce({ trx: db }, 'wallet', world.demo.memberId);
    expect(await asha.next()).toBe('{"type":"changed","what":"wallet"}');
  });

  it('reaches a hundred at once, and the world is brought up to its clock for them once a beat', async () => {
    const { context, wallClock } = world;
    const members = await context.db.selectFrom('members').select('id').orderBy('id').limit(10).execute();
    const tokens = await Promise.all(
      members.flatMap(({ id }) => Array.from({ length: 10 }, () => startSession({ ...context, wallClock }, id))),
    );
    const clients = await Promise.all(tokens.map(greeted));
    expect(clients).toHaveLength(100);
    await caughtUp(...clients);
  });

  it('reaches more than are told at once', async () => {
    const { context, wallClock } = world;
    const members = await context.db.selectFrom('members').select('id').orderBy('id').limit(14).execute();
    const tokens = await Promise.all(
      members.flatMap(({ id }) => Array.from({ length: 19 }, () => startSession({ ...context, wallClock }, id))),
    );
    const clients: Client[] = [];
    // Half of those that may wait for their greeting.
    while (tokens.length > 0) clients.push(...(await Promise.all(tokens.splice(0, limits.strangers / 2).map(greeted))));
    expect(clients).toHaveLength(266);
    await caughtUp(...clients);
  });

  it('names everything, where words of what changed were missed', async () => {
    let miss = (): void => undefined;
    const listen: LiveOptions['listen'] = (channel, listener, onMissed = () => undefined) => {
      if (channel === 'changed') miss = onMissed;
      return common.listen(channel, listener);
    };
    const missing = await openLive({ ...common, listen });
    const { server: other, host: at } = await serve(missing);
    const client = connect({}, livePath, at);
    await say(client, { type: 'hello', token: await world.signIn() });
    expect(await client.next()).toBe('{"type":"ready"}');
    await caughtUp(client);
    miss();
    for (const what of changeKinds) expect(await client.next()).toBe(JSON.stringify({ type: 'changed', what }));
    await missing.close();
    other.close();
  });

  it('is not said to more sockets than a server takes', async () => {
    const few = await openLive({ ...common, all: 2 });
    const { server: other, host: at } = await serve(few);
    const clients = [connect({}, livePath, at), connect({}, livePath, at), connect({}, livePath, at)];
    const [first, second, third] = clients;
    if (!first || !second || !third) throw new Error('three were opened');
    for (const client of [first, second]) {
      await say(client, { type: 'hello', token: await world.signIn() });
      expect(await client.next()).toBe('{"type":"ready"}');
    }
    expect(few.size()).toBe(2);
    await say(third, { type: 'hello', token: await world.signIn() });
    expect(await third.ended).toBe(socketCodes.tooMany);
    // Who leaves makes room.
    first.socket.close();
    await expect.poll(() => few.size()).toBe(1);
    await few.close();
    other.close();
  });

  it('is not said to more sockets than a member needs', async () => {
    const token = await world.signIn(world.demo.emptyPhone);
    const clients: Client[] = [];
    for (;;) {
      const client = connect();
      await say(client, { type: 'hello', token });
      const outcome = await Promise.race([client.next(), client.ended]);
      if (typeof outcome === 'number') {
        expect(outcome).toBe(socketCodes.tooMany);
        break;
      }
      clients.push(client);
      expect(clients.length).toBeLessThanOrEqual(limits.ofOneMember);
    }
    expect(clients.length).toBeGreaterThan(limits.ofOneMember - 5);
  });
});

describe('it ends', () => {
  it('for nobody who came while the sessions of others were looked up', async () => {
    await greeted(await world.signIn());
    const [token, reached, released] = [
      await world.signIn(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    hold = () => {
      reached.resolve();
      return released.promise;
    };
    await reached.promise;
    const newcomer = await greeted(token);
    released.resolve();
    hold = () => Promise.resolve();
    // The next look has begun: what the last one ended is ended.
    await expect.poll(() => hold).toBeNull();
    expect(newcomer.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('for who says nothing, after two seconds where nothing else is ordered', async () => {
    expect(limits.patience).toBe(2_000);
    const quick = await openLive({ ...common, patience: 100 });
    const { server: other, host: at } = await serve(quick);
    const silent = connect({}, livePath, at);
    expect(await silent.ended).toBe(socketCodes.late);
    expect(silent.said).toEqual([]);
    await quick.close();
    other.close();
  });

  it('where the server ends while somebody greets, which is no error', async () => {
    const heard: unknown[] = [];
    const asked = Promise.withResolvers<void>();
    const shared = async () => {
      asked.resolve();
      await ending.close();
      throw new Error('the database is closed');
    };
    const ending = await openLive({
      ...common,
      gate: { ...common.gate, shared },
      onError: (error) => heard.push(error),
    });
    const { server: other, host: at } = await serve(ending);
    const client = connect({}, livePath, at);
    await say(client, { type: 'hello', token: await world.signIn() });
    await asked.promise;
    await client.ended;
    await ending.close();
    await turn();
    expect(heard).toEqual([]);
    other.close();
  });

  it('when its member signs out, and no other', async () => {
    const [token, other] = [await world.signIn(), await world.signIn()];
    const [leaving, staying] = [await greeted(token), await greeted(other)];
    await world.ask('POST', '/api/user/auth/logout', { token });
    expect(await leaving.ended).toBe(socketCodes.refused);
    expect(staying.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('when the session is ended from elsewhere', async () => {
    const client = await greeted(await world.signIn());
    await world.control('POST', '/sandbox/sessions/revoke', { phone: world.demo.phone });
    expect(await client.ended).toBe(socketCodes.refused);
  });

  it('when another device ends it, and that one is told', async () => {
    const lost = await greeted(await world.signIn());
    const token = await world.signIn();
    const own = await greeted(token);
    await caughtUp(own);
    await world.ask('POST', '/api/user/auth/sessions/end-others', { token });
    expect(await lost.ended).toBe(socketCodes.refused);
    expect(await own.next()).toBe('{"type":"changed","what":"sessions"}');
  });

  it('when the session has run out', async () => {
    const client = await greeted(await world.signIn());
    world.wallClock.advance(31 * 24 * 3_600_000);
    expect(await client.ended).toBe(socketCodes.refused);
  });
});
