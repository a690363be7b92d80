import { afterEach, expect, test } from 'vitest';
import { day, hour, managementFee } from '#domain/limits.ts';
import { parseDecimal, shareDown, toDecimal } from '#domain/money.ts';
import { utcDay } from '#sandbox/calendar.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { incomeWayOf } from './income-way.ts';

let world: World;
afterEach(() => world.close());

async function goTo(after: number): Promise<void> {
  world.clock.set(worldStart + after);
  await runJobs(world.context);
}

const incomesOf = (memberId: string) =>
  world.context.db.selectFrom('incomes').selectAll().where('member_id', '=', memberId).orderBy('due_at').execute();

test('an income came from what renters paid the day before, without the fee, and from what had stayed', async () => {
  world = await openWorld();
  const [asha, ravi] = [
    await addMember(world.context, 'asha', { usdt: '500.00' }),
    await addMember(world.context, 'ravi', { usdt: '500.00' }),
  ];
  await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '1.00' });
  await buy(world.context, asha, 'loom');
  await buy(world.context, ravi, 'loom');
  for (const days of [1, 2, 3]) await goTo(days * day + hour);
  const { db } = world.context;
  // The world's first day closed nothing before it.
  const [, ...incomes] = await incomesOf('asha');
  expect(incomes).not.toHaveLength(0);
  for (const income of incomes) {
    const way = await incomeWayOf(world.context, 'asha', income.id);
    const of = (amount: string | undefined) => parseDecimal(amount ?? '');
    const earnings = await db
      .selectFrom('product_earnings')
      .select(['earned', 'fee'])
      .where('product_id', '=', 'loom')
      .where('day', '=', way?.day ?? 0)
      .executeTakeFirstOrThrow();
    expect(of(way?.earned)).toBe(earnings.earned);
    expect(of(way?.fee)).toBe(shareDown(earnings.earned, managementFee));
    // No stream is wider than its source.
    expect(of(way?.paid)).toBeLessThanOrEqual(of(way?.pool));
    expect(income.amount).toBeLessThanOrEqual(of(way?.paid));
    expect(of(way?.stated)).toBe(1_000_000n);
  }
});

test('what it paid is what all orders got of it: so far while the day runs, and where it had too little', async () => {
  world = await openWorld();
  const { context } = world;
  // A third of what is stated, shared among three and rounded down.
  await addProduct(context, 'loom', { price: '20.00', dayReturn: '1.00', bias: 3_333 });
  for (const id of ['asha', 'ravi', 'noor']) {
    world.clock.advance(hour);
    await buy(context, await addMember(context, id, { usdt: '100.00' }), 'loom');
  }
  const seen = { isRunning: new Set<boolean>(), hasShortfall: false, isRounded: false };
  for (const after of [1, 2, 3, 4, 4.5]) {
    // On whole days asha's income has fallen due, and the others' have not.
    await goTo(after * day + hour);
    for (const { id, due_at, product_id } of await incomesOf('asha')) {
      const way = await incomeWayOf(context, 'asha', id);
      if (!way) continue;
      const all = await context.db.selectFrom('incomes').selectAll().where('product_id', '=', product_id).execute();
      const paid = all.filter((one) => utcDay(one.due_at) === utcDay(due_at));
      const sum = paid.reduce((total, { amount }) => total + amount, 0n);
      expect(way).toMatchObject({ paid: toDecimal(sum), running: utcDay(world.clock.now()) === utcDay(due_at) });
      seen.isRunning.add(way.running === true);
      seen.hasShortfall ||= paid.some(({ amount, stated }) => amount < stated);
      seen.isRounded ||= !way.running && sum < parseDecimal(way.pool) && paid.every((one) => one.amount < one.stated);
    }
  }
  expect(seen).toEqual({ isRunning: new Set([true, false]), hasShortfall: true, isRounded: true });
});

test('another member’s income, and what is no income, has no way to show', async () => {
  world = await openWorld();
  const asha = await addMember(world.context, 'asha', { usdt: '500.00' });
  await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '1.00' });
  await buy(world.context, asha, 'loom');
  await goTo(day + hour);
  const [income] = await incomesOf('asha');
  expect(await incomeWayOf(world.context, 'ravi', income?.id ?? '')).toBeNull();
  expect(await incomeWayOf(world.context, 'asha', 'welcome-asha')).toBeNull();
});
