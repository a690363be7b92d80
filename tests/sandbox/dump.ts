import { sql } from 'kysely';
import type { OpenDatabase } from '#sandbox/db/open.ts';

export type Dump = Uint8Array<ArrayBuffer>;

/** An embedded database as one file, without the two that others would be made from: two thirds of its files. */
export async function dumpOf({ db, dump }: OpenDatabase): Promise<Dump> {
  if (!dump) throw new Error('only the embedded database gives a dump');
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database if exists ${sql.id(name)}`.execute(db);
  return dump();
}
