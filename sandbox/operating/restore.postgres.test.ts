/** `npm run restore` into a Postgres that servers may come to meanwhile. */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { locks } from '#sandbox/db/locks.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { runScript } from '#tests/sandbox/server-process.ts';
import { emptyDatabaseUrl, openWorld } from '#tests/sandbox/world.ts';
import { backup } from './backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'dayrent-restore-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('waits for a server that looks for its demo, as a server would wait for it', async () => {
  const world = await openWorld();
  const file = join(folder, 'dayrent.backup');
  await backup(world.context.db, createWriteStream(file));
  await world.close();
  const database = await emptyDatabaseUrl();
  const { alone, back, close } = await openDatabase({ databaseUrl: database.url });
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'restore.ts');
  const restoring = await alone(async () => {
    const started = runScript(script, { DATABASE_URL: database.url }, [file]);
    await vi.waitFor(async () => {
      const { rows } =
        await sql`select from pg_locks where locktype = 'advisory' and objid = ${locks.boot} and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(back);
      expect(rows).toHaveLength(1);
    }, 30_000);
    return started;
  });
  expect(await restoring.ended).toBe(0);
  expect(restoring.output()).toContain('Restored up to entry');
  await close();
  await database.drop();
});
