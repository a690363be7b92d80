import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabaseUrl } from '#tests/sandbox/world.ts';
import { openDatabase } from './open.ts';
import { besideCalls } from './pools.ts';
import { schemaName } from './schema.ts';
import { noWorld } from './start-error.ts';

test('a Postgres that has no world is refused and left as it is where one is asked for', async () => {
  const empty = await emptyDatabaseUrl();
  const { url } = empty;
  await expect(openDatabase({ databaseUrl: url, existing: true })).rejects.toThrow(noWorld);
  const db = besideCalls(url, 1);
  const { rows } = await sql`select to_regnamespace(${schemaName}) as schema`.execute(db);
  expect(rows).toEqual([{ schema: null }]);
  await db.destroy();
  await empty.drop();
});
