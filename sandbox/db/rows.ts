/** Many rows in one statement and one parameter, the same in both drivers: a JSON list read as a record set. */
import { sql, type RawBuilder } from 'kysely';

const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);

/** A value as one JSON parameter; a bigint is written as its digits. */
export const jsonOf = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value, plain)}::json`;

/**
 * `json_to_recordset(...) as <columns>`, for `insert … select * from` and `update … from`.
 * @param columns name and type of each, for example `rows (id text, amount bigint)`
 */
export const rowsOf = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`json_to_recordset(${jsonOf(rows)}) as ${sql.raw(columns)}`;
