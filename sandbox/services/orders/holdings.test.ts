import { afterEach, expect, test } from 'vitest';
import { day } from '#domain/limits.ts';
import { parseDecimal, toDecimal } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { holdings } from './holdings.ts';
import { wallet } from '#sandbox/services/wallet/wallet.ts';

let world: World;
afterEach(() => world.close());

async function holdingsOf(caller: Caller, pageNum = 1, pageSize = 20) {
  return (await holdings(world.context, { caller, input: { pageNum, pageSize }, intentId: '' })).data;
}

async function goTo(after: number): Promise<void> {
  world.clock.set(worldStart + after);
  await runJobs(world.context);
}

test('the demo member’s sums are those of the wallet and the orders', async () => {
  world = await openWorld({ seeded: true });
  const asha: Caller = { id: demoMember.id, region: demoMember.region, language: 'en_US' };
  const { total, list } = await holdingsOf(asha);
  const { data } = await wallet(world.context, { caller: asha, input: {}, intentId: '' });
  const orders = await world.context.db.selectFrom('orders').selectAll().where('member_id', '=', asha.id).execute();
  expect(total).toBe(list.length);
  expect(list.reduce((sum, { valid, expired }) => sum + valid + expired, 0)).toBe(orders.length);
  const escrow = list.reduce((sum, row) => sum + parseDecimal(row.escrow), 0n);
  const running = orders.filter(({ status }) => status === 'valid');
  const promoted = running.reduce((sum, { promotion_part }) => sum + promotion_part, 0n);
  expect(promoted).toBeGreaterThan(0n);
  expect(data.escrowPromotion).toBe(toDecimal(promoted));
  // What the promotion budget paid comes back to it.
  expect(toDecimal(escrow + promoted)).toBe(data.escrow);
  // Trial orders count.
  expect(orders.some((order) => order.is_trial)).toBe(true);
  expect(list.findIndex(({ valid }) => valid === 0)).toBe(list.filter(({ valid }) => valid > 0).length);
});

test('a product is one row, held ones first, page by page', async () => {
  world = await openWorld();
  await runJobs(world.context);
  await addProduct(world.context, 'crane', { price: '100.00', dayReturn: '1.20', validDays: 2, bias: 40_000 });
  await addProduct(world.context, 'mill', { price: '50.00', dayReturn: '0.70', bias: 40_000 });
  await addProduct(world.context, 'loom', { price: '10.00', dayReturn: '0.10', validDays: 3, bias: 0 });
  const asha = await addMember(world.context, 'asha', { usdt: '1000.00' });
  const noor = await addMember(world.context, 'noor', { usdt: '1000.00' });
  expect(await holdingsOf(asha)).toEqual({ total: 0, list: [] });
  await buy(world.context, asha, 'crane');
  await buy(world.context, asha, 'mill');
  await buy(world.context, noor, 'mill');
  await goTo(day);
  await buy(world.context, asha, 'mill');
  await buy(world.context, asha, 'loom');
  await goTo(2 * day);
  const { total, list } = await holdingsOf(asha);
  expect(total).toBe(3);
  expect(list.map(({ productId }) => productId)).toEqual(['loom', 'mill', 'crane']);
  expect(list[0]).toEqual({
    productId: 'loom',
    productName: 'Machine loom',
    productImg: '/pictures/loom.svg',
    valid: 1,
    expired: 0,
    escrow: '10.00',
    dayReturnAmount: '0.10',
    paidAmount: '0.00',
    expireDate: worldStart + 4 * day,
  });
  expect(list[1]).toMatchObject({
    valid: 2,
    escrow: '100.00',
    dayReturnAmount: '1.40',
    paidAmount: '2.10',
    expireDate: worldStart + 30 * day,
  });
  expect(list[2]).toMatchObject({
    valid: 0,
    expired: 1,
    escrow: '0.00',
    dayReturnAmount: '0.00',
    paidAmount: '2.40',
    expireDate: null,
  });
  expect((await holdingsOf(asha, 2, 2)).list.map(({ productId }) => productId)).toEqual(['crane']);
  expect((await holdingsOf(noor)).list).toMatchObject([{ productId: 'mill', valid: 1, escrow: '50.00' }]);
});
