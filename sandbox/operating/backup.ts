/**
 * A copy of a whole world that either engine opens: lines of JSON, packed. Read in one transaction, so that it is of one
 * instant while writes go on; written in one, so that a restore is whole or has not happened.
 */
import { pipeline, type Readable, type Writable } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { migrate } from '#sandbox/db/migrate.ts';
import { schemaName } from '#sandbox/db/schema.ts';
import { StartError } from '#sandbox/db/start-error.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { headOf, type BookHead } from '#sandbox/ledger/stored-book.ts';

const format = 'dayrent-backup-1';
/** Rows of one statement. A picture may have megabytes, twice as many characters in JSON: a string holds 536 million of them. */
const page = { words: 2_000, bytes: 10 } as const;
/** Characters after which a restore writes what it has read. */
const most = 4_000_000;

/** What may have ended since the copy was made, by a sign-out for example: a restore doesn't bring it back. */
const ended = ['sessions', 'push_subscriptions', 'push_outbox'] as const;

interface Heading {
  format: string;
  /** All that were applied: an older or newer version says so. */
  migrations: readonly string[];
  entries: string;
  hash: string;
}

async function tablesOf(db: Kysely<Database>) {
  const { rows } = await sql<{ name: string; has_bytes: boolean }>`select table_name as name,
      bool_or(data_type = 'bytea') as has_bytes
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_schema = ${schemaName} and table_type = 'BASE TABLE' and table_name <> 'migrations'
    group by 1 order by 1`.execute(db);
  return rows.map(({ name, has_bytes }) => ({ name, page: has_bytes ? page.bytes : page.words }));
}

const migrationsOf = async (db: Kysely<Database>): Promise<string[]> =>
  (await sql<{ name: string }>`select name from migrations order by name`.execute(db)).rows.map(({ name }) => name);

async function* copyOf(trx: Kysely<Database>, end: BookHead): AsyncGenerator<string> {
  const heading: Heading = {
    format,
    migrations: await migrationsOf(trx),
    entries: String(end.entryId),
    hash: end.hash,
  };
  yield `${JSON.stringify(heading)}\n`;
  for (const { name: table, page: count } of await tablesOf(trx)) {
    yield `${JSON.stringify({ table })}\n`;
    await sql`declare copied no scroll cursor for select to_json(one)::text as row from ${sql.table(table)} as one`.execute(
      trx,
    );
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.lit(count)} from copied`.execute(trx);
      if (rows.length === 0) break;
      for (const { row } of rows) yield `${row.replaceAll('\n', ' ')}\n`;
    }
    await sql`close copied`.execute(trx);
  }
}

/** @returns where the copied book ends */
export const backup = (db: Kysely<Database>, to: Writable): Promise<BookHead> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const end = await headOf(trx);
      await piped(copyOf(trx, end), createGzip(), to);
      return end;
    });

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

/** Foreign keys: put back, and checked as a whole, once all rows are there. */
async function takeForeignKeys(db: Kysely<Database>): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`select conrelid::regclass::text as table, conname as name,
      pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint where contype = 'f' and connamespace = ${schemaName}::regnamespace`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db);
  return rows;
}

async function putForeignKeys(db: Kysely<Database>, keys: readonly Constraint[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
  }
}

const writeRows = (db: Kysely<Database>, table: string, rows: readonly string[]) =>
  sql`insert into ${sql.table(table)} overriding system value
    select * from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(db);

/** Identities go on after the rows that are there. */
async function continueIdentities(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as table, column_name as column
    from information_schema.columns where table_schema = ${schemaName} and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(db);
  }
}

async function readHeading(lines: AsyncIterator<string>): Promise<Heading> {
  const first: unknown = (await lines.next()).value;
  try {
    const heading = JSON.parse(String(first)) as Partial<Heading>;
    if (heading.format === format) return heading as Heading;
  } catch {
    // Other words.
  }
  throw new StartError(noBackup);
}

const noBackup = 'This file is no backup of Dayrent.';

/** What zlib says of a file, as a sentence; another error as it is. */
function unpackError(error: unknown): unknown {
  if (!(error instanceof Error) || !String(Reflect.get(error, 'code')).startsWith('Z_')) return error;
  const why = error.message.includes('header')
    ? noBackup
    : "The backup is cut short or was changed: it can't be unpacked.";
  return new StartError(why, { cause: error });
}

/** By line feeds alone: texts of members may hold other ends of lines, U+2028 for example. */
async function* linesOf(from: Readable): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // What goes wrong with either is thrown by the loop.
  pipeline(from, unpacked, () => undefined);
  let begun: string[] = [];
  try {
    for await (const part of unpacked.setEncoding('utf8') as AsyncIterable<string>) {
      const [first = '', ...others] = part.split('\n');
      begun.push(first);
      for (const next of others) {
        yield begun.join('');
        begun = [next];
      }
    }
  } catch (error) {
    throw unpackError(error);
  }
  const last = begun.join('');
  if (last !== '') yield last;
}

/** Also one of an older version, which may not have these tables yet. */
async function hasWorld(db: Kysely<Database>): Promise<boolean> {
  for (const table of ['members', 'entries'] as const) {
    const { rows } = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(db);
    if (rows[0]?.is && (await db.selectFrom(table).select('id').limit(1).execute()).length > 0) return true;
  }
  return false;
}

/**
 * Into a database without a world: what is there is never overwritten.
 * @throws StartError with a sentence for people
 */
export async function restore(db: Kysely<Database>, from: Readable): Promise<BookHead> {
  const lines = linesOf(from);
  const heading = await readHeading(lines);
  if (await hasWorld(db)) throw new StartError('The database has a world already. Restore into an empty one.');
  await migrate(db);
  const restored = await db.transaction().execute(async (trx) => {
    const known = await migrationsOf(trx);
    if (known.join() !== [...heading.migrations].join()) {
      throw new StartError('This backup is of another version of Dayrent. Restore it with that version.');
    }
    // It may have come meanwhile.
    if (await hasWorld(trx)) throw new StartError('The database has a world already. Restore into an empty one.');
    const tables = (await tablesOf(trx)).map(({ name }) => name);
    const keys = await takeForeignKeys(trx);
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      await sql`delete from ${sql.table(table)}`.execute(trx);
    }
    let table = '';
    let waiting: string[] = [];
    let length = 0;
    const flush = async (): Promise<void> => {
      if (waiting.length > 0) await writeRows(trx, table, waiting);
      waiting = [];
      length = 0;
    };
    for await (const line of lines) {
      const named = /^\{"table":"(\w+)"\}$/.exec(line)?.[1];
      if (named !== undefined && tables.includes(named)) {
        await flush();
        table = named;
      } else {
        waiting.push(line);
        length += line.length;
        if (waiting.length >= page.words || length >= most) await flush();
      }
    }
    await flush();
    for (const one of ended) await sql`delete from ${sql.table(one)}`.execute(trx);
    for (const one of tables) await sql`alter table ${sql.table(one)} enable trigger user`.execute(trx);
    await putForeignKeys(trx, keys);
    await continueIdentities(trx);
    const end = await headOf(trx);
    if (String(end.entryId) !== heading.entries || end.hash !== heading.hash) {
      throw new StartError('The backup is cut short or was changed: its book does not end where it says.');
    }
    return end;
  });
  // As after a demo was made: a Postgres would take minutes to look how much there is, the embedded engine never does.
  await sql`analyze`.execute(db);
  return restored;
}
