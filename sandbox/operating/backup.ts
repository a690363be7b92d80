/**
 * A copy of a whole world that either engine opens: lines of JSON, packed. Read in one transaction, so that it is of one
 * instant while writes go on; written in one, so that a restore is whole or has not happened.
 */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { once } from 'node:events';
import { createGunzip, createGzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { migrate } from '#sandbox/db/migrate.ts';
import { schemaName } from '#sandbox/db/schema.ts';
import { StartError } from '#sandbox/db/start-error.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { headOf, type BookHead } from '#sandbox/ledger/stored-book.ts';

const format = 'dayrent-backup-1';
/** Rows of one statement. */
const page = 2_000;

interface Heading {
  format: string;
  /** All that were applied: an older or newer version says so. */
  migrations: readonly string[];
  entries: string;
  hash: string;
}

async function tablesOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = ${schemaName} and table_type = 'BASE TABLE' and table_name <> 'migrations' order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

const migrationsOf = async (db: Kysely<Database>): Promise<string[]> =>
  (await sql<{ name: string }>`select name from migrations order by name`.execute(db)).rows.map(({ name }) => name);

/** @returns where the copied book ends */
export async function backup(db: Kysely<Database>, to: Writable): Promise<BookHead> {
  const packed = createGzip();
  packed.pipe(to);
  const say = async (line: string): Promise<void> => {
    if (!packed.write(`${line}\n`)) await once(packed, 'drain');
  };
  const head = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const end = await headOf(trx);
      const heading: Heading = {
        format,
        migrations: await migrationsOf(trx),
        entries: String(end.entryId),
        hash: end.hash,
      };
      await say(JSON.stringify(heading));
      for (const table of await tablesOf(trx)) {
        await say(JSON.stringify({ table }));
        await sql`declare copied no scroll cursor for select to_json(one)::text as row from ${sql.table(table)} as one`.execute(
          trx,
        );
        for (;;) {
          const { rows } = await sql<{ row: string }>`fetch ${sql.lit(page)} from copied`.execute(trx);
          if (rows.length === 0) break;
          await say(rows.map(({ row }) => row.replaceAll('\n', ' ')).join('\n'));
        }
        await sql`close copied`.execute(trx);
      }
      return end;
    });
  packed.end();
  await once(to, 'finish');
  return head;
}

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

function readHeading(line: string): Heading {
  const heading = JSON.parse(line) as Partial<Heading>;
  if (heading.format !== format) throw new StartError('This file is no backup of Dayrent.');
  return heading as Heading;
}

/**
 * Into a database without a world: what is there is never overwritten.
 * @throws StartError with a sentence for people
 */
export async function restore(db: Kysely<Database>, from: Readable): Promise<BookHead> {
  await migrate(db);
  const lines = createInterface({ input: from.pipe(createGunzip()), crlfDelay: Infinity })[Symbol.asyncIterator]();
  const heading = readHeading((await lines.next()).value as string);
  return db.transaction().execute(async (trx) => {
    const known = await migrationsOf(trx);
    if (known.join() !== [...heading.migrations].join()) {
      throw new StartError('This backup is of another version of Dayrent. Restore it with that version.');
    }
    const { rows } = await sql<{
      used: boolean;
    }>`select exists (select from members) or exists (select from entries) as used`.execute(trx);
    if (rows[0]?.used) throw new StartError('The database has a world already. Restore into an empty one.');
    const tables = await tablesOf(trx);
    const keys = await takeForeignKeys(trx);
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      await sql`delete from ${sql.table(table)}`.execute(trx);
    }
    let table = '';
    let waiting: string[] = [];
    const flush = async (): Promise<void> => {
      if (waiting.length > 0) await writeRows(trx, table, waiting);
      waiting = [];
    };
    for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
      const named = /^\{"table":"(\w+)"\}$/.exec(line.value)?.[1];
      if (named !== undefined && tables.includes(named)) {
        await flush();
        table = named;
      } else {
        waiting.push(line.value);
        if (waiting.length >= page) await flush();
      }
    }
    await flush();
    for (const one of tables) await sql`alter table ${sql.table(one)} enable trigger user`.execute(trx);
    await putForeignKeys(trx, keys);
    await continueIdentities(trx);
    const end = await headOf(trx);
    if (String(end.entryId) !== heading.entries || end.hash !== heading.hash) {
      throw new StartError('The backup is cut short or was changed: its book does not end where it says.');
    }
    return end;
  });
}
