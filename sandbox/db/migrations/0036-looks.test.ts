/** A world from before has its names told by the looks of now. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lookOf } from '#sandbox/services/members/look-alikes.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { migrate } from '../migrate.ts';

test('a name that was there has the look that one like it gets', async () => {
  const world = await openWorld();
  const { context } = world;
  const { db } = context;
  await addMember(context, 'aisha');
  await db.updateTable('members').set({ name: 'عَائِشَة', name_look: 'as it was' }).execute();
  await sql`delete from migrations where name = '0036-looks'`.execute(db);
  await migrate(db);
  const members = await db.selectFrom('members').select('name_look').execute();
  expect(members).toEqual([{ name_look: lookOf('عائشة') }]);
  await world.close();
});
