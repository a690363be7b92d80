import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freePort } from '#tests/sandbox/server-process.ts';
import { emptyDatabaseUrl } from '#tests/sandbox/world.ts';
import { openDatabase } from './open.ts';
import { besideCalls } from './pools.ts';
import { schemaName } from './schema.ts';
import { noWorld } from './start-error.ts';

test('one that follows is asked at the start, and named where it does not answer', async () => {
  const empty = await emptyDatabaseUrl();
  const nobody = `postgres://127.0.0.1:${await freePort()}/dayrent`;
  await expect(openDatabase({ databaseUrl: empty.url, readUrl: nobody })).rejects.toThrow(
    /^The Postgres of DATABASE_READ_URL can't be used: /,
  );
  const opened = await openDatabase({ databaseUrl: empty.url, readUrl: empty.url });
  expect(opened.figures).not.toBe(opened.db);
  await opened.close();
  await empty.drop();
});

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
