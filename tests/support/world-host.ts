/**
 * A process that serves many worlds, each on a port and an in-memory database of its own, which the next one uses again.
 * Started by `hosted-world.ts`, and told over HTTP what to do: workers of all tests share it (decision 0079).
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { minute } from '#domain/limits.ts';
import { demoOrigin } from '#sandbox/control/reset.ts';
import type { OpenDatabase } from '#sandbox/db/open.ts';
import { createLog } from '#sandbox/operating/server-log.ts';
import { startSandbox, type Sandbox } from '#sandbox/open-sandbox.ts';
import { holdPort, type HeldPort } from '#sandbox/serve.ts';
import { reusedDatabases } from '#tests/sandbox/reused.ts';
import { anyPort, ports } from '#tests/sandbox/server-process.ts';
import type { HostAnswer, HostOrder } from './hosted-world.ts';

interface Running {
  held: HeldPort;
  sandbox: Sandbox;
}

interface HostedWorld {
  opened: OpenDatabase;
  dist: string;
  port: number;
  running: Running | null;
}

const [, , dump = ''] = process.argv;
const openDump = reusedDatabases(() => readFile(dump));
const log = createLog('error');
const worlds = new Map<number, HostedWorld>();
let lastId = 0;

/**
 * Each is a demo of its own: a device that saw one would find that a rewound one had lost entries. It begins as a
 * demo does, however long ago this one was made: ten minutes later an income falls due.
 */
async function openSeeded(): Promise<OpenDatabase> {
  const opened = await openDump();
  const { beginsAt } = await demoOrigin(opened);
  if (beginsAt === null) throw new Error('no demo was made');
  await opened.db.deleteFrom('settings').where('key', '=', 'log.key').execute();
  await opened.db.deleteFrom('seals').execute();
  await opened.db.deleteFrom('log_tiles').execute();
  await opened.db.deleteFrom('sealed_sums').execute();
  const clock = { clock_offset: beginsAt + minute - Date.now(), clock_standing: null };
  await opened.db
    .updateTable('world')
    .set({ ...clock, epoch: randomUUID() })
    .execute();
  return opened;
}

async function holdFreePort(): Promise<HeldPort> {
  for (;;) {
    const PORT = anyPort(
      ports.shared,
      Array.from(worlds.values(), ({ port }) => port),
    );
    try {
      return await holdPort({ PORT, LISTEN_ADDRESS: '127.0.0.1' });
    } catch {
      // Taken: another one.
    }
  }
}

async function start(world: HostedWorld): Promise<void> {
  const held =
    world.port === 0 ? await holdFreePort() : await holdPort({ PORT: world.port, LISTEN_ADDRESS: '127.0.0.1' });
  const sandbox = await startSandbox(world.opened, { log, dist: world.dist, checkReplies: false });
  held.answerWith(sandbox.app, log);
  sandbox.live.attach(held.server);
  world.port = held.port;
  world.running = { held, sandbox };
}

/** At once, as when the machine is unplugged: whoever is connected is cut off. */
async function stop(world: HostedWorld): Promise<void> {
  const { running } = world;
  world.running = null;
  if (!running) return;
  const closed = running.held.close();
  running.held.server.closeAllConnections();
  await running.sandbox.close();
  await closed;
}

function worldOf(id: number): HostedWorld {
  const world = worlds.get(id);
  if (!world) throw new Error(`there is no world ${id}`);
  return world;
}

async function obey(order: HostOrder): Promise<HostAnswer> {
  if (order.kind === 'open') {
    const world: HostedWorld = { opened: await openSeeded(), dist: order.dist, port: 0, running: null };
    await start(world);
    lastId += 1;
    worlds.set(lastId, world);
    return { id: lastId, port: world.port };
  }
  const world = worldOf(order.id);
  if (order.kind === 'start') {
    await start(world);
  } else {
    await stop(world);
    if (order.kind !== 'stop') await world.opened.close();
    if (order.kind === 'close') worlds.delete(order.id);
    if (order.kind === 'rewind') {
      world.opened = await openSeeded();
      await start(world);
    }
  }
  return { id: order.id, port: world.port };
}

const told = createServer((request, reply) => {
  json(request)
    .then((order) => obey(order as HostOrder))
    .then(
      (world) => reply.end(JSON.stringify(world)),
      (error: unknown) =>
        reply.writeHead(500).end(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
}).listen(0, '127.0.0.1');
await once(told, 'listening');
process.send?.(`http://127.0.0.1:${(told.address() as AddressInfo).port}`);
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));
