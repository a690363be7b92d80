/**
 * The folder of the embedded database: `lock`, `first-boot` (stands until the first boot is whole), `database/`, and
 * `book-head`, which says where its book ended.
 * A half-made first boot is made anew; a folder that is broken or not ours is left as it is.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openHeadLog, type HeadLog } from './head-log.ts';
import { refuseLoss } from './lost-entries.ts';
import { takeProcessLock } from './process-lock.ts';
import { noWorld, StartError } from './start-error.ts';

export interface DataFolder {
  /** Where PGlite keeps its files. */
  database: string;
  /** Where the book ended, kept apart from the database. */
  headLog: HeadLog;
  isFirstBoot: boolean;
  /** The first boot is whole from here on. */
  settle(): void;
  release(): Promise<void>;
}

/** Ours, what a disk brings along, and copies of the book, whole or interrupted: a folder with these alone counts as new. */
const expected = /^(database|first-boot|book-head(\.new)?|lock(\..*)?|lost\+found|.*\.backup(\.part)?)$/;

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function checkDatabase(database: string): void {
  // Cheap signs of a whole cluster, looked at before PGlite may write to it.
  for (const part of ['PG_VERSION', join('global', 'pg_control'), join('base', '1')]) {
    const path = join(database, part);
    if (!existsSync(path) || (part.endsWith('pg_control') && statSync(path).size !== 8192)) {
      throw new StartError(
        `The data folder is broken: ${join('database', part)} is missing or damaged. Nothing was changed. ` +
          'Restore the folder from a copy, or choose another one.',
      );
    }
  }
}

/**
 * Opens and locks the folder, making it if there is none.
 * @param acceptLost entries whose loss is accepted, `1-830`
 * @param existing only one with a whole world: nothing is made or changed in another
 * @throws StartError when it is in use, broken, not ours, has lost its database, or can't be written.
 */
export async function openDataFolder(path: string, acceptLost = '', existing = false): Promise<DataFolder> {
  const root = resolve(path);
  const database = join(root, 'database');
  const marker = join(root, 'first-boot');
  if (existing && !existsSync(root)) throw new StartError(noWorld);
  try {
    mkdirSync(root, { recursive: true });
    const hasForeign = readdirSync(root).some((name) => !expected.test(name));
    if (hasForeign && !existsSync(database)) {
      throw new StartError('The data folder holds other files. Choose an empty folder or a new one.');
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder can't be used: ${sentence(error)}`, { cause: error });
  }
  const lock = await takeProcessLock(join(root, 'lock'));
  const headLog = openHeadLog(join(root, 'book-head'));
  try {
    const isFirstBoot = existsSync(marker) || !existsSync(database);
    if (isFirstBoot && !existsSync(marker) && headLog.last) refuseLoss(1n, headLog.last.entryId, acceptLost);
    if (isFirstBoot && existing) throw new StartError(noWorld);
    if (isFirstBoot) {
      await headLog.forget();
      writeFileSync(marker, 'The first boot is not finished. It starts again from nothing.\n');
      rmSync(database, { recursive: true, force: true });
    } else {
      checkDatabase(database);
    }
    return {
      database,
      headLog,
      isFirstBoot,
      settle: () => rmSync(marker, { force: true }),
      release: async () => {
        await headLog.close();
        lock.release();
      },
    };
  } catch (error) {
    await headLog.close();
    lock.release();
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder can't be used: ${sentence(error)}`, { cause: error });
  }
}
