/**
 * The sandbox's database: embedded (PGlite, in a folder or in memory) or a real Postgres. The same SQL runs on both:
 * features of Postgres 15, int8 as bigint, instants as double precision in ms (product 20.2, decision 0003).
 */
import { sql, type Kysely } from 'kysely';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import { openEar, type Ear } from './ear.ts';
import { inFolder, inMemory, onPglite } from './embedded.ts';
import type { HeadLog } from './head-log.ts';
import { locks } from './locks.ts';
import { checkNothingLost, endOf } from './lost-entries.ts';
import { besideCalls, forCalls } from './pools.ts';
import { schemaName } from './schema.ts';
import { noWorld, StartError } from './start-error.ts';
import type { Database } from './tables.ts';

export interface OpenOptions {
  /** Folder of the embedded database; without it and `databaseUrl` the database is in memory. */
  dataDir?: string | undefined;
  /** A real Postgres; wins over `dataDir`. */
  databaseUrl?: string | undefined;
  /** One that follows it and is only read. */
  readUrl?: string | undefined;
  /** Start of an in-memory database: what `dump` of another gave. */
  dump?: Uint8Array<ArrayBuffer> | undefined;
  /** Lost entries of the book that the operator accepts, `821-830`. */
  acceptLost?: string | undefined;
  /** A database without a world is refused, and left as it is. */
  existing?: boolean | undefined;
  /**
   * Runs once on a new data folder (migrate, seed). Until it has finished the folder counts as half-made, and the next
   * start begins anew.
   */
  firstBoot?: ((opened: OpenDatabase) => Promise<unknown>) | undefined;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  /** For calls that move money: connections of their own, so that readers never take the last one. */
  money: Kysely<Database>;
  /** For what works beside the calls, and may take long. */
  back: Kysely<Database>;
  /** For figures that are the same for everybody: the database itself, or one that follows it (`DATABASE_READ_URL`). */
  figures: Kysely<Database>;
  dialect: 'pglite' | 'postgres';
  close: () => Promise<void>;
  /** Where the book ended, kept outside the database. A data folder has it; a Postgres has its own write-ahead log, synced. */
  headLog?: HeadLog;
  /** Gets what transactions notify, once they are committed. @returns what stops it */
  listen: Ear['listen'];
  /** Whether this server holds the lock, or gets it now. */
  lead: Ear['lead'];
  /** Makes a world, or looks whether there is one: while no other server does, and none works beside its calls. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** What a server does beside its calls. @returns null where a world is being made: nothing is run then */
  beside: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** The whole embedded database as one file; absent on a real Postgres. */
  dump?: () => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * @throws StartError with a sentence for people: the folder is in use, broken or not ours, or Postgres can't be reached.
 */
export async function openDatabase(options: OpenOptions = {}): Promise<OpenDatabase> {
  if (options.readUrl && !options.databaseUrl) {
    throw new StartError('DATABASE_READ_URL follows the Postgres of DATABASE_URL, which is not set. See .env.example.');
  }
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options);
  if (!options.dataDir) return onPglite(await inMemory(options.dump));
  const folder = await openDataFolder(options.dataDir, options.acceptLost, options.existing);
  return openInFolder(folder, options);
}

/** How long the write-ahead log may grow before it is folded into the database, ms: what a torn one can cost. */
const checkpointInterval = 5 * 60_000;

async function openInFolder(
  folder: DataFolder,
  { firstBoot, acceptLost = '', existing = false }: Pick<OpenOptions, 'firstBoot' | 'acceptLost' | 'existing'>,
): Promise<OpenDatabase> {
  let embedded: OpenDatabase | null = null;
  try {
    embedded = onPglite(await inFolder(folder.database));
    if (folder.isFirstBoot) {
      await firstBoot?.(embedded);
      folder.settle();
    } else {
      await checkNothingLost(embedded.db, folder.headLog.last, acceptLost);
      if (existing && (await endOf(embedded.db)) === null) throw new StartError(noWorld);
    }
    await keepEnd(embedded.db, folder.headLog);
  } catch (error) {
    await embedded?.close().catch(() => undefined);
    await folder.release();
    if (error instanceof StartError || folder.isFirstBoot) throw error;
    throw new StartError(
      'The data folder is broken: its database does not start. Restore the folder from a copy, or choose another one.',
      { cause: error },
    );
  }
  const { close, ...rest } = embedded;
  // Nobody asked for it: where it fails, the next one or the next start says why. A clean stop does it by itself.
  const checkpoint = () => void sql`checkpoint`.execute(rest.db).catch(() => undefined);
  const timer = setInterval(checkpoint, checkpointInterval).unref();
  return {
    ...rest,
    headLog: folder.headLog,
    close: async () => {
      clearInterval(timer);
      try {
        await close();
      } finally {
        await folder.release();
      }
    },
  };
}

/** From here on the log says what the database has: a first boot's book, or one that lost entries or an answer. */
async function keepEnd(db: Kysely<Database>, headLog: HeadLog): Promise<void> {
  const end = await endOf(db);
  const { last } = headLog;
  // An accepted loss: the book ends before the known end, or with another entry in its place.
  if (last && (end?.entryId ?? 0n) <= last.entryId && end?.hash !== last.hash) await headLog.forget();
  if (end) await headLog.append(end);
}

function unusable(setting: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
  return new StartError(`The Postgres of ${setting} can't be used: ${reason}`, { cause: error });
}

async function openPostgres(
  databaseUrl: string,
  { readUrl = '', existing = false }: Pick<OpenOptions, 'readUrl' | 'existing'>,
): Promise<OpenDatabase> {
  const back = besideCalls(databaseUrl, 3);
  let ear: Ear;
  try {
    if (existing && (await endOf(back)) === null) throw new StartError(noWorld);
    await sql
      .raw(
        `select pg_advisory_lock(${locks.schema}); create schema if not exists ${schemaName};
          select pg_advisory_unlock(${locks.schema})`,
      )
      .execute(back);
    ear = await openEar(databaseUrl);
  } catch (error) {
    await back.destroy();
    if (error instanceof StartError) throw error;
    throw unusable('DATABASE_URL', error);
  }
  const reader = readUrl === '' ? null : forCalls(readUrl, 3);
  try {
    if (reader) await sql`select 1`.execute(reader);
  } catch (error) {
    await Promise.all([ear.close(), back.destroy(), reader?.destroy()]);
    throw unusable('DATABASE_READ_URL', error);
  }
  const db = forCalls(databaseUrl, 8);
  const opened = {
    db,
    money: forCalls(databaseUrl, 8),
    back,
    figures: reader ?? db,
  };
  return {
    ...opened,
    dialect: 'postgres',
    close: async () => {
      await ear.close();
      await Promise.all([...new Set(Object.values(opened))].map((one) => one.destroy()));
    },
    listen: (...asked) => ear.listen(...asked),
    lead: (lock) => ear.lead(lock),
    alone: (work) =>
      back.connection().execute(async (connection) => {
        await sql`select pg_advisory_lock(${locks.boot})`.execute(connection);
        try {
          return await work();
        } finally {
          await sql`select pg_advisory_unlock(${locks.boot})`.execute(connection);
        }
      }),
    beside: (work) => ear.beside(locks.boot, work),
  };
}
