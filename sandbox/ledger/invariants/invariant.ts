/** What an invariant that the database looks for is made of. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#sandbox/db/tables.ts';
import { check, type Check } from './check.ts';

export interface TableInvariant {
  id: string;
  name: string;
  /** Rows of `finding`: none when all is well. */
  findings: RawBuilder<{ finding: string }>;
  looked: RawBuilder<{ looked: string }>;
}

export const lookedAt = (what: string, table: string): RawBuilder<{ looked: string }> =>
  sql`select count(*) || ${` ${what}`} as looked from ${sql.table(table)}`;

export async function checkInvariants(db: Kysely<Database>, invariants: readonly TableInvariant[]): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { id, name, findings, looked } of invariants) {
    const found = await findings.execute(db);
    const { rows } = await looked.execute(db);
    checks.push(
      check(
        id,
        name,
        found.rows.map(({ finding }) => finding),
        rows[0]?.looked ?? '',
      ),
    );
  }
  return checks;
}
