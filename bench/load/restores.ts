/** Backups while money moves, each restored to both engines: the same end of the book, whole, and it goes on from there. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { headers } from '#domain/headers.ts';
import { run } from '../../scripts/run.ts';
import { isVerified, send } from './closed-loop.ts';
import { memberCalls, signIn } from './member-calls.ts';
import { moneyLoad } from './mixed-money.ts';
import { startDayrent } from './programs.ts';
import { holds } from './verdict.ts';
import { copyOf, emptyDatabase, largeDatabase } from './worlds.ts';

const root = join(import.meta.dirname, '..', '..');

async function script(name: string, args: readonly string[], environment: Record<string, string>): Promise<string> {
  const { code, output } = await run(process.execPath, [join(root, 'scripts', name), ...args], environment, true);
  if (code !== 0) throw new Error(`${name} failed:\n${output}`);
  return output;
}

async function endIn(file: string): Promise<{ entries: string; hash: string }> {
  const packed = createReadStream(file);
  for await (const line of createInterface({ input: packed.pipe(createGunzip()) })) {
    packed.destroy();
    return JSON.parse(line) as { entries: string; hash: string };
  }
  throw new Error('a backup begins with where its book ends');
}

/** A server on the restored world takes an order, and the book with it holds every rule. */
async function goesOn(environment: Record<string, string>, members: number): Promise<boolean> {
  const server = await startDayrent(environment['DATABASE_URL'] ?? '', environment);
  try {
    // Of somebody whom the load leaves alone: its own members spend what they have. A restore ends all sessions.
    const order = memberCalls(members).order(0, 1);
    const agent = new Agent();
    const { msg } = JSON.parse((await send(server.base, signIn(members)(0, 1), agent)).text) as { msg: string };
    const own = { [headers.token]: msg, [headers.intent]: randomUUID() };
    const reply = await send(server.base, { ...order, headers: { ...order.headers, ...own } }, agent);
    agent.destroy();
    return reply.text.startsWith('{"code":200,') && (await isVerified(server.base));
  } finally {
    await server.stop();
  }
}

export async function restores(url: string, members: number, count: number): Promise<string[]> {
  const database = await copyOf(url, await largeDatabase(url, members), 'load_backup');
  const folder = await mkdtemp(join(tmpdir(), 'dayrent-restores-'));
  const server = await startDayrent(database);
  const load = moneyLoad(() => [server.base], 4, members);
  const found = { same: 0, whole: 0, paid: Number.POSITIVE_INFINITY };
  try {
    for (let turn = 0; turn < count; turn += 1) {
      const file = join(folder, `${turn}.backup`);
      const before = load.done.size;
      await script('backup.ts', [file], { DATABASE_URL: database, DATA_DIR: '' });
      found.paid = Math.min(found.paid, load.done.size - before);
      const { entries, hash } = await endIn(file);
      const targets = [
        { DATABASE_URL: await emptyDatabase(url, 'load_restored'), DATA_DIR: '' },
        { DATABASE_URL: '', DATA_DIR: join(folder, `data-${turn}`) },
      ];
      for (const target of targets) {
        if ((await script('restore.ts', [file], target)).includes(`entry ${entries}, ${hash}.`)) found.same += 1;
        if (await goesOn(target, members)) found.whole += 1;
      }
      await rm(targets[1]?.DATA_DIR ?? '', { recursive: true });
    }
  } finally {
    await load.stop();
    await server.stop();
    await rm(folder, { recursive: true });
  }
  holds(found.same === count * 2 && found.whole === count * 2);
  return [
    `## Backups under mixed money, each restored to both engines, ${members} members`,
    `${count} backups. Of ${count * 2} restores ${found.same} ended with the entry and the hash of their backup, and ${found.whole} took an order and held every rule with it. While a backup was written at least ${found.paid} payments were acknowledged.`,
  ];
}
