/** `npm run backup -- <file>`: a copy of the whole world, of one instant, while writes go on. The embedded folder has to rest. */
import { createWriteStream } from 'node:fs';
import { openDatabase } from '#sandbox/db/open.ts';
import { StartError } from '#sandbox/db/start-error.ts';
import { loadEnvironmentFile, readEnvironment } from '#sandbox/environment.ts';
import { backup } from '#sandbox/operating/backup.ts';
import { exitWith } from '#sandbox/run-server.ts';

async function run(file: string | undefined): Promise<void> {
  if (file === undefined) throw new StartError('Name the file: npm run backup -- dayrent.backup');
  loadEnvironmentFile();
  const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
  const opened = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined });
  try {
    // Never over another copy.
    const { entryId, hash } = await backup(opened.back, createWriteStream(file, { flags: 'wx' }));
    console.log(`${file} has the book up to entry ${entryId}, ${hash}.`);
  } finally {
    await opened.close();
  }
}

await run(process.argv[2]).catch(exitWith);
