/** Of coupons that expired before it, nobody is told now; of those that expire later, their holders are. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { day } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, worldStart } from '#tests/sandbox/world.ts';
import { migrate } from '../migrate.ts';

test('who held one that expired before is not told of it', async () => {
  const world = await openWorld();
  const { context } = world;
  const { db } = context;
  await runJobs(context);
  await addProduct(context, 'crane');
  const coupon = (id: string, expires_at: number) => ({ id, product_id: 'crane', name: id, value: unit, expires_at });
  await db
    .insertInto('coupons')
    .values([coupon('before', worldStart + day), coupon('after', worldStart + 5 * day)])
    .execute();
  const { id: member_id } = await addMember(context, 'asha', { usdt: '100.00' });
  for (const coupon_id of ['before', 'after']) {
    await db.insertInto('member_coupons').values({ coupon_id, member_id, order_id: null }).execute();
  }
  const told = () => db.selectFrom('messages').select('details').where('subject', '=', 'couponExpired').execute();
  // The book is past the first one, and nobody has been told: as it was before there was a job for it.
  await db.updateTable('member_coupons').set({ is_expiry_told: true }).execute();
  world.clock.set(worldStart + 3 * day);
  await runJobs(context);
  const ben = await addMember(context, 'ben', { usdt: '100.00' });
  await buy(context, ben, 'crane');
  await sql`drop index member_coupons_untold`.execute(db);
  await sql`alter table member_coupons drop column is_expiry_told`.execute(db);
  await sql`delete from migrations where name = '0081-expired-coupons'`.execute(db);

  await migrate(db);

  await runJobs(context);
  expect(await told()).toEqual([]);
  world.clock.set(worldStart + 6 * day);
  await runJobs(context);
  expect(await told()).toEqual([{ details: JSON.stringify({ coupon: 'after' }) }]);
  await world.close();
});
