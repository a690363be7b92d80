/** A world from before forgets the figures of seals that nobody can ask about, and keeps those that are shown. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { lastSeal, sealBook } from '#sandbox/log/seal.ts';
import { addMember, recharge } from '#tests/sandbox/people.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { migrate } from '../migrate.ts';

test('only seals whose proofs can be asked for have figures', async () => {
  const world = await openWorld();
  const { context } = world;
  const { db } = context;
  await runJobs(context);
  await addMember(context, 'asha', { usdt: '1.00' });
  for (let turn = 0; turn < 3; turn += 1) {
    await recharge(context, 'asha', '1.00');
    await sealBook(context);
  }
  const newest = await lastSeal(db);
  await sql`update seals set leaves = null where entry_id <> ${newest?.entryId}`.execute(db);
  await sql`alter table seals alter column figures set not null`.execute(db);
  await sql`delete from migrations where name = '0074-old-seals'`.execute(db);

  await migrate(db);

  const rows = await db.selectFrom('seals').select('entry_id').where('figures', 'is not', null).execute();
  expect(rows).toEqual([{ entry_id: newest?.entryId }]);
  expect(await lastSeal(db)).toEqual(newest);
  await world.close();
});
