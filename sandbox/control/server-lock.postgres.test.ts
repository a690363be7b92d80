/** Postgres alone: what becomes of a server whose connections all break, as when Postgres is restarted. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createLog } from '#sandbox/log.ts';
import { startSandbox } from '#sandbox/open-sandbox.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { takeServerLock } from './server-lock.ts';

/** As `pg_ctl restart` does to who is connected. */
const breakAll = (db: Parameters<typeof takeServerLock>[0]) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  );

it('goes on after Postgres was restarted, and is the only one again', async () => {
  const world = await openWorld({ seeded: true });
  const sandbox = await startSandbox(
    { db: world.context.db, dialect: world.dialect, listen: world.listen, close: async () => undefined },
    { log: createLog('silent'), checkReplies: true },
  );
  const ask = async (path: string) => (await sandbox.app.request(`http://localhost${path}`)).status;
  expect(await ask('/ready')).toBe(200);
  await breakAll(world.context.db);
  await expect.poll(() => ask('/ready'), { timeout: 10_000 }).toBe(200);
  expect(await ask('/api/user/auth/registertype')).toBe(200);
  // Taken again as soon as the loss is noticed.
  await expect
    .poll(() => takeServerLock(world.context.db).then((release) => release().then(() => 'free'), String), {
      timeout: 20_000,
      interval: 1_000,
    })
    .toMatch(/Another Dayrent server/);
  await sandbox.close();
  await (
    await takeServerLock(world.context.db)
  )();
  await world.close();
});
