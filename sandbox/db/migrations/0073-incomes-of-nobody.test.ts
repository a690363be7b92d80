/** What a member who is gone would have been paid on a Monday is taken from their orders, and from what the day is shared by. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { day, hour } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { addLeaver, deleteMember } from '#tests/sandbox/leaver.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, worldStart } from '#tests/sandbox/world.ts';
import { migrate } from '../migrate.ts';

test('income that was to come to a deleted member no longer does', async () => {
  const world = await openWorld();
  const { context } = world;
  const { db } = context;
  await runJobs(context);
  await addProduct(context, 'crane', { dayReturn: '2.00', validDays: 6, bias: 40_000 });
  const asha = await addLeaver(context, 'asha', { usdt: '100.00' });
  const ben = await addMember(context, 'ben', { usdt: '100.00' });
  const { orderId } = await buy(context, asha, 'crane');
  await buy(context, ben, 'crane');
  // Sunday: Saturday's and Sunday's incomes come with Monday.
  world.clock.set(worldStart + 6 * day + hour);
  await runJobs(context);
  const { next_due_at } = await db
    .selectFrom('orders')
    .select('next_due_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const claims = () => db.selectFrom('product_claims').select('claims').orderBy('day', 'desc').limit(1).execute();
  const broken = async () => (await verify(context)).checks.filter(({ ok }) => !ok).map(({ id }) => id);
  const before = await claims();
  await deleteMember(context, asha);
  await db.updateTable('orders').set({ next_due_at }).where('id', '=', orderId).execute();
  await db
    .updateTable('product_claims')
    .set({ claims: parseDecimal('8.00') })
    .execute();
  await sql`delete from migrations where name = '0073-incomes-of-nobody'`.execute(db);

  await migrate(db);

  expect([before, await claims()]).toEqual([[{ claims: parseDecimal('8.00') }], [{ claims: parseDecimal('4.00') }]]);
  world.clock.set(worldStart + 8 * day);
  await runJobs(context);
  expect(await broken()).toEqual([]);
  await world.close();
});
