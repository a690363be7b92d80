/** `npm run backup -- <file>`: a copy of the whole world, of one instant, while writes go on. The embedded folder has to rest. */
import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { openDatabase } from '#sandbox/db/open.ts';
import { StartError } from '#sandbox/db/start-error.ts';
import { loadEnvironmentFile, readEnvironment } from '#sandbox/environment.ts';
import { backup } from '#sandbox/operating/backup.ts';
import { nameWhole } from '#sandbox/operating/name-whole.ts';
import { exitWith } from '#sandbox/run-server.ts';

const cannotWrite =
  (file: string) =>
  (error: Error): never => {
    throw new StartError(
      `We can't write ${file} (${error.message}). Name a new file in a folder that you may write to.`,
    );
  };

/** Only for its owner: the key that signs checkpoints is in it. */
const create = (file: string) => open(file, 'wx', 0o600).catch(cannotWrite(file));

/** Before it gets its name: a power cut leaves the whole of it, or none. */
async function sync(file: string): Promise<void> {
  const written = await open(file, 'r+');
  await written.sync();
  await written.close();
}

async function run(file: string | undefined): Promise<void> {
  if (file === undefined) throw new StartError('Name the file: npm run backup -- dayrent.backup');
  loadEnvironmentFile();
  const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
  if (existsSync(file)) cannotWrite(file)(new Error('EEXIST: file already exists'));
  const part = `${file}.part`;
  const to = await create(part);
  try {
    const opened = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined, existing: true });
    try {
      const { entryId, hash } = await backup(opened.back, to.createWriteStream());
      await sync(part);
      await nameWhole(part, file).catch(cannotWrite(file));
      console.log(`${file} has the book up to entry ${entryId}, ${hash}.`);
    } finally {
      await opened.close();
    }
  } finally {
    // A part of a copy is none.
    await rm(part, { force: true });
  }
}

await run(process.argv[2]).catch(exitWith);
