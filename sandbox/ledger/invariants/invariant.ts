/** What an invariant between the book and the tables beside it is made of. */
import { sql, type RawBuilder } from 'kysely';

export interface TableInvariant {
  id: string;
  name: string;
  /** Rows of `finding`: none when all is well. */
  findings: RawBuilder<{ finding: string }>;
  looked: RawBuilder<{ looked: string }>;
}

export const lookedAt = (what: string, table: string): RawBuilder<{ looked: string }> =>
  sql`select count(*) || ${` ${what}`} as looked from ${sql.table(table)}`;
