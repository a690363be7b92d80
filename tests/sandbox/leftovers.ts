/** Where values stand in a database: every column of every table, as text, and what bytes hold. */
import { sql } from 'kysely';
import type { Context } from '#sandbox/context.ts';

const hexOf = (value: string): string => Buffer.from(value).toString('hex');

/** @param bytes in hex @returns `table: value`, each once */
export async function leftovers(
  db: Context['db'],
  values: readonly string[],
  bytes: readonly string[] = [],
): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() order by table_name`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select lower(t::text) as row from ${sql.table(name)} as t`.execute(db);
    const text = rows.map(({ row }) => row).join('\n');
    for (const value of values) {
      if (text.includes(value.toLowerCase()) || text.includes(hexOf(value))) found.push(`${name}: ${value}`);
    }
    for (const picture of bytes) if (text.includes(picture.slice(40, 240))) found.push(`${name}: a picture`);
  }
  return found;
}
