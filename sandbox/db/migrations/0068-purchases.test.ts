/** A world from before shows each purchase once, with the postings that it had. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordGroups } from '#domain/wallet.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { migrate } from '../migrate.ts';

test('a purchase that had a record of its own is shown as before', async () => {
  const world = await openWorld();
  const { context } = world;
  const { db } = context;
  await addProduct(context, 'crane');
  const asha = await addMember(context, 'asha', { usdt: '500.00' });
  const { orderId } = await buy(context, asha, 'crane');
  const look = async () => {
    const list = await assetHandlers.records(context, {
      caller: asha,
      input: { type: recordGroups.machines, from: '', to: '', pageNum: 1, pageSize: 20 },
      intentId: '',
    });
    const one = await assetHandlers.record(context, {
      caller: asha,
      input: { recordId: `purchase-${orderId}` },
      intentId: '',
    });
    return [list.data, one.data];
  };
  const shown = await look();
  for (const statement of [
    `insert into records (id, member_id, type, currency, amount, status, is_settled, at, about, rule, source, order_id)
      select id, member_id, type, currency, amount, status, is_settled, at, about, rule, source, order_id from purchase_records`,
    `insert into record_postings select * from all_record_postings where record_id like 'purchase-%'`,
    'drop view all_record_postings, all_records, purchase_records',
    'drop trigger orders_looked_at on orders',
    'drop function look_at_orders',
    'drop function place_orders',
    'drop type placed_order',
    'alter table orders add foreign key (member_id) references members (id), add foreign key (product_id) references products (id)',
    'create function place_orders(bigint, json, json, json, json, json, json, json) returns void language plpgsql as $$ begin end $$',
    `delete from migrations where name = '0068-purchases'`,
  ])
    await sql.raw(statement).execute(db);

  await migrate(db);

  expect(await look()).toEqual(shown);
  const left = await db.selectFrom('records').select('id').where('type', '=', 'buyMachine').execute();
  expect(left).toEqual([]);
  await buy(context, asha, 'crane');
  expect((await verify(context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});
