/** `npm run backup -- <file>`: a copy of the whole world, of one instant, while writes go on. The embedded folder has to rest. */
import { open, rm } from 'node:fs/promises';
import { openDatabase } from '#sandbox/db/open.ts';
import { StartError } from '#sandbox/db/start-error.ts';
import { loadEnvironmentFile, readEnvironment } from '#sandbox/environment.ts';
import { backup } from '#sandbox/operating/backup.ts';
import { exitWith } from '#sandbox/run-server.ts';

/** Never over another copy, and only for its owner: the key that signs checkpoints is in it. */
const create = (file: string) =>
  open(file, 'wx', 0o600).catch((error: Error) => {
    throw new StartError(
      `We can't write ${file} (${error.message}). Name a new file in a folder that you may write to.`,
    );
  });

async function run(file: string | undefined): Promise<void> {
  if (file === undefined) throw new StartError('Name the file: npm run backup -- dayrent.backup');
  loadEnvironmentFile();
  const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
  const to = await create(file);
  try {
    const opened = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined });
    try {
      const { entryId, hash } = await backup(opened.back, to.createWriteStream());
      console.log(`${file} has the book up to entry ${entryId}, ${hash}.`);
    } finally {
      await opened.close();
    }
  } catch (error) {
    // A part of a copy is none.
    await rm(file, { force: true });
    throw error;
  }
}

await run(process.argv[2]).catch(exitWith);
