import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '#domain/limits.ts';
import { toDecimal, unit } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { utcDay } from '#sandbox/calendar.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { product, products } from './products.ts';

let world: World;
let asha: Caller;

beforeEach(async () => {
  world = await openWorld();
  asha = await addMember(world.context, 'asha', { usdt: '500.00' });
});
afterEach(() => world.close());

const detailOf = async (productId: string, caller = asha) =>
  (await product(world.context, { caller, input: { productId }, intentId: '' })).data;

async function goTo(after: number): Promise<void> {
  world.clock.set(worldStart + after);
  await runJobs(world.context);
}

describe('what one order’s share of the earnings was', () => {
  const rowsOf = (productId: string) =>
    world.context.db
      .selectFrom('product_earnings')
      .selectAll()
      .where('product_id', '=', productId)
      .orderBy('day')
      .execute();

  /** As a day that was closed so. */
  const close = (stated: bigint | null, earned: bigint, fee: bigint) =>
    world.context.db
      .insertInto('product_earnings')
      .values({ product_id: 'loom', day: utcDay(worldStart) - day, earned, fee, stated, entry_id: null })
      .execute();

  const shareOf = async (productId: string) => (await detailOf(productId)).earnings.map(({ perOrder }) => perOrder);

  test('is kept by the day that ends: what its orders stated, each for as long as it ran', async () => {
    await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '1.00' });
    const ravi = await addMember(world.context, 'ravi', { usdt: '500.00' });
    await runJobs(world.context);
    await buy(world.context, asha, 'loom');
    await goTo(6 * hour);
    await buy(world.context, ravi, 'loom');
    await goTo(2 * day);
    const rows = await rowsOf('loom');
    // From 04:30 and from 10:30 UTC on, then both for a whole day.
    expect(rows.map(({ stated }) => stated)).toEqual([1_375_000n, 2n * unit]);
    const [, whole] = rows;
    expect(whole?.earned).toBeGreaterThan(0n);
    expect(whole?.fee).toBeGreaterThan(0n);
    const [, share] = await shareOf('loom');
    expect(share).toBe(toDecimal(((whole?.earned ?? 0n) - (whole?.fee ?? 0n)) / 2n));
  });

  test('is reckoned after the fee, and rounded down', async () => {
    await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '1.00' });
    await close(3n * unit, 2_222_224n, 222_222n);
    expect(await shareOf('loom')).toEqual(['0.666667']);
    await world.context.db
      .updateTable('product_earnings')
      .set({ stated: 7n * unit })
      .execute();
    // 2.000002 by 7: 0.285714571…
    expect(await shareOf('loom')).toEqual(['0.285714']);
  });

  test('is nothing where nothing was earned, and unknown for a day that older builds closed', async () => {
    await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '1.00', bias: 0 });
    await runJobs(world.context);
    await buy(world.context, asha, 'loom');
    await goTo(day);
    expect(await shareOf('loom')).toEqual(['0.00']);
    await close(null, 2n * unit, unit);
    expect(await shareOf('loom')).toEqual([null, '0.00']);
  });
});

describe('an order that would begin now', () => {
  test.each([1, 2] as const)('is told its first income and its end, as region %i reckons them', async (region) => {
    const caller = await addMember(world.context, 'ravi', { region, usdt: '500.00' });
    await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '1.00', validDays: 20 });
    // A Friday: its first income waits for Monday.
    await goTo(4 * day);
    const { firstTime, returnTime } = await detailOf('loom', caller);
    const { nextTime, expireDate } = await buy(world.context, caller, 'loom');
    expect({ firstTime, returnTime }).toEqual({ firstTime: nextTime, returnTime: expireDate });
    expect(firstTime).toBeGreaterThan(world.clock.now() + 2 * day);
    expect(returnTime).toBeGreaterThanOrEqual(world.clock.now() + 20 * day - hour);
  });

  // Summer time begins on 28 March and ends on 31 October; 02:30 is skipped on the one, and comes twice on the other.
  test.each([
    ['in spring', 30, '2027-03-26T09:00Z', '2027-03-28T22:00Z', '2027-04-25T08:00Z'],
    ['in spring, to a time that is skipped', 1, '2027-03-27T01:30Z', '2027-03-28T22:00Z', '2027-03-28T01:30Z'],
    ['in autumn', 30, '2027-10-29T08:00Z', '2027-10-31T23:00Z', '2027-11-28T09:00Z'],
    ['in autumn, to a time that comes twice', 1, '2027-10-30T00:30Z', '2027-10-31T23:00Z', '2027-10-31T00:30Z'],
    ['in autumn, past the hour that comes twice', 2, '2027-10-30T10:00Z', '2027-10-31T23:00Z', '2027-11-01T11:00Z'],
  ])('is told the same before the clocks change %s', async (_when, validDays, now, first, returned) => {
    await addProduct(world.context, 'loom', { price: '20.00', dayReturn: '1.00', validDays });
    for (const region of [0, 1, 2, 3, 4, 5] as const) {
      const caller = await addMember(world.context, `member-${region}`, { region, usdt: '20.00' });
      world.clock.set(Date.parse(now));
      const { firstTime, returnTime } = await detailOf('loom', caller);
      const { nextTime, expireDate } = await buy(world.context, caller, 'loom');
      expect({ region, firstTime, returnTime }).toEqual({ region, firstTime: nextTime, returnTime: expireDate });
      // Europe/Berlin has summer time.
      if (region === 5) expect([firstTime, returnTime]).toEqual([Date.parse(first), Date.parse(returned)]);
    }
  });

  test('is told nothing while the product is starred', async () => {
    await addProduct(world.context, 'loom', { status: 7 });
    expect(await detailOf('loom')).toMatchObject({ price: null, firstTime: null, returnTime: null });
  });
});

test('each of those who open the list at once is told what they hold themselves', async () => {
  await addProduct(world.context, 'loom', { price: '1.00' });
  await addProduct(world.context, 'mill', { price: '1.00' });
  const holders = [asha];
  for (const name of ['ravi', 'noor']) holders.push(await addMember(world.context, name, { usdt: '10.00' }));
  for (const [index, holder] of holders.entries()) {
    for (let piece = 0; piece < index; piece += 1) await buy(world.context, holder, 'loom');
  }
  const lists = await Promise.all(
    [...holders, ...holders].map((caller) => products(world.context, { caller, input: {}, intentId: '' })),
  );
  const held = lists.map(({ data }) => data.map(({ productId, daotimes, sold }) => [productId, daotimes, sold]));
  const of = (pieces: number) => [
    ['loom', pieces, 3],
    ['mill', 0, 0],
  ];
  expect(held).toEqual([of(0), of(1), of(2), of(0), of(1), of(2)]);
});

test('the list says of each machine on how many days it paid in full, as its page does', async () => {
  await addProduct(world.context, 'rich', { price: '20.00', dayReturn: '1.00', bias: 30_000 });
  await addProduct(world.context, 'poor', { price: '20.00', dayReturn: '1.00', bias: 100 });
  await addProduct(world.context, 'new', { price: '20.00', dayReturn: '1.00' });
  for (const id of ['rich', 'poor']) await buy(world.context, asha, id);
  // Monday to Friday, and the closed days after it.
  await goTo(4 * day);
  const { data } = await products(world.context, { caller: asha, input: {}, intentId: '' });
  const counted = Object.fromEntries(
    data.map(({ productId, fullDays, countedDays }) => [productId, { fullDays, countedDays }]),
  );
  for (const id of ['rich', 'poor', 'new']) {
    const { fullDays, countedDays } = await detailOf(id);
    expect(counted[id], id).toEqual({ fullDays, countedDays });
  }
  expect(counted.rich?.countedDays).toBeGreaterThan(1);
  expect(counted.rich?.fullDays).toBeGreaterThan(0);
  expect(counted.poor).toMatchObject({ fullDays: 0, countedDays: counted.rich?.countedDays });
  expect(counted.new).toEqual({ fullDays: 0, countedDays: 0 });
});
