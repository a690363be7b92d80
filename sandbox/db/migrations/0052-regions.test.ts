/** A world from before has its members in their own countries' zones, signed out where that is another one. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { regionOf, zoneOf, type Region } from '#domain/regions.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { migrate } from '../migrate.ts';

test('members who lived in UTC or in a neighbour’s zone move home; others stay as they are', async () => {
  const world = await openWorld();
  const { context } = world;
  const { db } = context;
  const before: readonly [country: string, region: Region][] = [
    ['AE', 0],
    ['US', 0],
    ['PT', 5],
    ['TZ', 3],
    ['IN', 1],
    ['DE', 5],
    // Moved by hand.
    ['PK', 1],
    ['IN', 0],
  ];
  for (const [index, [country, region]] of before.entries()) {
    const { id } = await addMember(context, `member-${index}`, { region });
    await db.updateTable('members').set({ country }).where('id', '=', id).execute();
    const token_hash = String(index).repeat(64);
    const times = { created_at: 0, last_seen_at: 0, expires_at: 1 };
    await db
      .insertInto('sessions')
      .values({ token_hash, member_id: id, ...times })
      .execute();
  }
  await sql`alter table members drop column region_since`.execute(db);
  await sql`delete from migrations where name = '0052-regions'`.execute(db);

  await migrate(db);

  const members = await db.selectFrom('members').select(['country', 'region']).orderBy('id').execute();
  expect(members.map(({ country, region }) => [country, zoneOf(region as Region)])).toEqual([
    ['AE', 'Asia/Dubai'],
    ['US', 'America/New_York'],
    ['PT', 'Europe/Lisbon'],
    ['TZ', 'Africa/Dar_es_Salaam'],
    ['IN', 'Asia/Kolkata'],
    ['DE', 'Europe/Berlin'],
    ['PK', 'Asia/Kolkata'],
    ['IN', 'UTC'],
  ]);
  expect(members.slice(0, 4).map(({ country, region }) => region === regionOf(country))).toEqual(Array(4).fill(true));
  const sessions = await db.selectFrom('sessions').select('member_id').orderBy('member_id').execute();
  expect(sessions.map(({ member_id }) => member_id)).toEqual(['member-4', 'member-5', 'member-6', 'member-7']);
  await world.close();
});
