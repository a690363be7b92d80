import { sql } from 'kysely';
import type { Context } from '#sandbox/context.ts';

/** Columns that refer to a member, by a foreign key or by their name: `table.column`. */
export async function memberColumns(db: Context['db']): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select key.table_name || '.' || key.column_name as place
    from information_schema.referential_constraints as rule
    join information_schema.key_column_usage as key using (constraint_schema, constraint_name)
    join information_schema.table_constraints as target
      on target.constraint_schema = rule.unique_constraint_schema and target.constraint_name = rule.unique_constraint_name
    where target.table_name = 'members' and key.table_schema = current_schema()
    union
    select table_name || '.' || column_name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and (column_name in ('author_id', 'holder') or column_name like '%member%id%')
    order by 1`.execute(db);
  return rows.map(({ place }) => place);
}
