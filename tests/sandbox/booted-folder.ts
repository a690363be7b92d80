/**
 * The data folder that a server's first start leaves behind, for tests of what comes after it: a first start takes 14 s of a
 * core. Who asks first makes it, and it serves until its clock has moved too far.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { takeProcessLock } from '#sandbox/db/process-lock.ts';
import { StartError } from '#sandbox/db/start-error.ts';
import { freePort, startServer } from './server-process.ts';
import { cacheFolder, sandboxHash } from './world-source.ts';

/** An income that is on its way when the demo begins arrives after half an hour. */
const longest = 10 * 60_000;

/** Other processes may be at it: one makes it, one after another copies it. */
async function lock(): Promise<{ release(): void }> {
  mkdirSync(cacheFolder, { recursive: true });
  for (;;) {
    try {
      return await takeProcessLock(join(cacheFolder, 'booted.lock'));
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      await wait(100);
    }
  }
}

async function boot(folder: string): Promise<void> {
  for (const name of readdirSync(cacheFolder)) {
    if (name.startsWith('booted-')) rmSync(join(cacheFolder, name), { recursive: true, force: true });
  }
  const half = `${folder}-half`;
  // Empty, as a reset leaves it.
  mkdirSync(half, { recursive: true });
  const server = await startServer({ DATA_DIR: half, PORT: String(await freePort()) });
  const code = await server.kill('SIGTERM');
  if (server.url === '' || code !== 0) throw new Error(`the first start went wrong: ${server.output()}`);
  renameSync(half, folder);
}

/** @param to a folder that is not there, or is empty */
export async function copyBooted(to: string): Promise<void> {
  const folder = join(cacheFolder, `booted-${sandboxHash()}`);
  const held = await lock();
  try {
    const isFresh = existsSync(folder) && Date.now() - statSync(folder).mtimeMs < longest;
    if (!isFresh) await boot(folder);
    cpSync(folder, to, { recursive: true });
  } finally {
    held.release();
  }
}
