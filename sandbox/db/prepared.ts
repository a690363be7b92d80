/** Statements that are asked again and again are planned once for each connection: planning takes longer than most of them. */
import type pg from 'pg';

/** Texts that are remembered: lists of any length make new ones without end. */
const most = 400;

const names = new Map<string, string>();

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= most) return null;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** A text and its values, as Kysely asks; whatever else a driver may be asked goes through as it is. */
export function prepareStatements(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const query = (text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : null;
    return name === null ? ask(text, values, ...rest) : ask({ name, text, values }, ...rest);
  };
  Object.assign(client, { query });
}
