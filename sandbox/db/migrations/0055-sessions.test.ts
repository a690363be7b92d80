/** Sessions of before go on, each with an id of its own, and say nothing of their device. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addMember } from '#tests/sandbox/people.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { migrate } from '../migrate.ts';

test('a world from before gives its sessions ids', async () => {
  const world = await openWorld();
  const { db } = world.context;
  const { id: member_id } = await addMember(world.context, 'member-1', {});
  await sql`drop trigger announce_sessions on sessions`.execute(db);
  await sql`drop function announce_sessions`.execute(db);
  await sql`drop table known_devices`.execute(db);
  await sql`alter table sessions drop column id, drop column browser, drop column system, drop column place`.execute(
    db,
  );
  const times = { created_at: 0, last_seen_at: 0, expires_at: 1 };
  const rows = ['1', '2'].map((digit) => ({ token_hash: digit.repeat(64), member_id, ...times }));
  await db.insertInto('sessions').values(rows).execute();
  await sql`delete from migrations where name = '0055-sessions'`.execute(db);

  await migrate(db);

  const sessions = await db.selectFrom('sessions').selectAll().orderBy('token_hash').execute();
  expect(sessions).toMatchObject(rows.map((row) => ({ ...row, browser: '', system: '', place: '' })));
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
  await world.close();
});
