import { afterEach, expect, test } from 'vitest';
import { day, hour } from '#domain/limits.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { order, orders } from './orders.ts';

let world: World;
afterEach(() => world.close());

async function goTo(after: number): Promise<void> {
  world.clock.set(worldStart + after);
  await runJobs(world.context);
}

test('an order says when its next income falls due, until the last one has', async () => {
  world = await openWorld();
  await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '1.00', validDays: 2 });
  const caller = await addMember(world.context, 'asha', { usdt: '500.00' });
  await runJobs(world.context);
  const bought = await buy(world.context, caller, 'loom');
  expect(bought.nextTime).toBe(worldStart + day);
  const nextTime = async () =>
    (await order(world.context, { caller, input: { orderId: bought.orderId }, intentId: '' })).data.nextTime;
  expect(await nextTime()).toBe(worldStart + day);
  await goTo(day);
  expect(await nextTime()).toBe(worldStart + 2 * day);
  const running = await orders(world.context, {
    caller,
    input: { status: 'valid', pageNum: 1, pageSize: 20 },
    intentId: '',
  });
  expect(running.data.list.map((one) => one.nextTime)).toEqual([worldStart + 2 * day]);
  await goTo(2 * day);
  expect(await nextTime()).toBeNull();
});

test('an order that ended at the weekend says that its last income falls due on Monday', async () => {
  world = await openWorld();
  await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '1.00', validDays: 5 });
  const caller = await addMember(world.context, 'asha', { usdt: '500.00' });
  await runJobs(world.context);
  const { orderId } = await buy(world.context, caller, 'loom');
  await goTo(5 * day);
  const { data } = await order(world.context, { caller, input: { orderId }, intentId: '' });
  expect(data).toMatchObject({ status: 'expired', nextTime: worldStart + 7 * day - 10 * hour });
});
