/** `npm run restore -- <file>`: a backup into an empty database, of either engine. What is there is never overwritten. */
import { createReadStream, existsSync } from 'node:fs';
import { openDatabase, type OpenDatabase } from '#sandbox/db/open.ts';
import { StartError } from '#sandbox/db/start-error.ts';
import { loadEnvironmentFile, readEnvironment } from '#sandbox/environment.ts';
import { restore } from '#sandbox/operating/backup.ts';
import { exitWith } from '#sandbox/run-server.ts';

async function run(file: string | undefined): Promise<void> {
  if (file === undefined || !existsSync(file)) throw new StartError('Name the file: npm run restore -- dayrent.backup');
  loadEnvironmentFile();
  const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
  let isRestored = false;
  const fill = async ({ back }: OpenDatabase): Promise<void> => {
    const { entryId, hash } = await restore(back, createReadStream(file));
    isRestored = true;
    console.log(`Restored up to entry ${entryId}, ${hash}. npm run verify replays all of it.`);
  };
  // A folder that holds nothing yet is filled at its first boot, so that half of a restore is begun anew.
  const opened = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined, firstBoot: fill });
  try {
    // A server that starts meanwhile would take the empty database for its own.
    if (!isRestored) await opened.alone(() => fill(opened));
  } finally {
    await opened.close();
  }
}

await run(process.argv[2]).catch(exitWith);
