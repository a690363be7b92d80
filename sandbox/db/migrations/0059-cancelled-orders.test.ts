/** A world from before learns which order was each member's first, and lets that one be cancelled. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { cancelFirst } from '#tests/sandbox/cancel-order.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { migrate } from '../migrate.ts';

test('an order that was bought before can be cancelled after, if it is the first', async () => {
  const world = await openWorld();
  const { context } = world;
  const { db } = context;
  await runJobs(context);
  await addProduct(context, 'crane');
  const asha = await addMember(context, 'asha', { usdt: '500.00' });
  const first = await buy(context, asha, 'crane');
  world.clock.advance(1_000);
  const second = await buy(context, asha, 'crane');
  for (const statement of [
    'drop index if exists orders_cancelled',
    'alter table orders drop constraint orders_cancelled_first, drop constraint orders_ended',
    `alter table orders drop constraint orders_status_check, add check (status in ('valid', 'expired'))`,
    `alter table orders add check ((status = 'expired') = (returned_at is not null))`,
    'alter table orders drop column is_first',
    // What it changes then, and migration 0066 has another function for now.
    'create function place_order() returns void language plpgsql as $$ begin end $$',
    `update products set agreement_version = 'cooperation-2'`,
    `delete from migrations where name = '0059-cancelled-orders'`,
  ])
    await sql.raw(statement).execute(db);

  await migrate(db);

  const rows = await db.selectFrom('orders').select(['id', 'is_first']).execute();
  expect(rows.filter(({ is_first }) => is_first)).toEqual([{ id: first.orderId, is_first: true }]);
  await expect(cancelFirst(context, asha, second.orderId)).rejects.toThrow("can't be cancelled");
  expect((await cancelFirst(context, asha, first.orderId)).status).toBe('cancelled');
  const versions = await db.selectFrom('products').select('agreement_version').distinct().execute();
  expect(versions).toEqual([{ agreement_version: 'cooperation-3' }]);
  await world.close();
});
