/** `npm run db:reset`: deletes the sandbox's data; the next start makes it again. Refuses while a server runs on it. */
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { locks } from '#sandbox/db/locks.ts';
import { recreateSchema } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { takeProcessLock } from '#sandbox/db/process-lock.ts';
import { StartError } from '#sandbox/db/start-error.ts';
import { loadEnvironmentFile, readEnvironment } from '#sandbox/environment.ts';
import { exitWith } from '#sandbox/run-server.ts';

async function resetFolder(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  if (!existsSync(join(folder, 'database'))) return;
  const lock = await takeProcessLock(join(folder, 'lock'));
  // Only what is ours: the folder may be a mounted one, or hold other files.
  for (const name of ['database', 'first-boot', 'book-head'])
    rmSync(join(folder, name), { recursive: true, force: true });
  lock.release();
}

async function resetPostgres(databaseUrl: string): Promise<void> {
  const opened = await openDatabase({ databaseUrl });
  try {
    if (!(await opened.lead(locks.work))) {
      throw new StartError('A Dayrent server runs on the database of DATABASE_URL. Stop it first.');
    }
    await opened.alone(() => recreateSchema(opened.back));
  } finally {
    await opened.close();
  }
}

async function run(): Promise<void> {
  loadEnvironmentFile();
  const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
  if (DATABASE_URL) await resetPostgres(DATABASE_URL);
  else await resetFolder(DATA_DIR);
  console.log('The sandbox is empty. The next npm start makes a fresh demo.');
}

await run().catch(exitWith);
