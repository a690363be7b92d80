/** The shape of a migration. Applied ones are never edited: a change is a new file. */
import { sql, type Kysely } from 'kysely';
import type { Database } from './tables.ts';

export interface Migration {
  /** The file's name: what is written down once it was applied. The order is that of the list in `migrate.ts`. */
  name: string;
  up: (db: Kysely<Database>) => Promise<void>;
}

/** Runs statements one by one: the embedded driver takes one at a time. */
export async function runStatements(db: Kysely<Database>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
