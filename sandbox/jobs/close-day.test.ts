/** A day's end looks without the book's lock, and looks again where what it saw no longer holds. */
import { expect, test } from 'vitest';
import { day, hour } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import { utcDay } from '#sandbox/calendar.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { addLeaver, deleteMember } from '#tests/sandbox/leaver.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, worldStart } from '#tests/sandbox/world.ts';
import { closeDay } from './close-day.ts';
import { runJobs } from './run-jobs.ts';

test('who leaves while the claims of a day are added up, with an order that has expired, claims nothing', async () => {
  const world = await openWorld();
  const { context } = world;
  await runJobs(context);
  await addProduct(context, 'crane', { dayReturn: '2.00', validDays: 5, bias: 40_000 });
  const asha = await addLeaver(context, 'asha', { usdt: '100.00' });
  await buy(context, asha, 'crane');
  await buy(context, await addMember(context, 'ben', { usdt: '100.00' }), 'crane');
  // Saturday's income comes with Monday, which begins on Sunday where they live.
  const sunday = utcDay(worldStart) + 6 * day;
  world.clock.set(sunday - hour);
  await runJobs(context);
  world.clock.set(sunday);
  let looks = 0;
  const db = context.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const hasSeenClaims = result.rows.some((row) => 'next_day' in row);
      if (hasSeenClaims && ++looks === 1) await deleteMember(context, asha);
      return result;
    },
  });
  await closeDay({ ...context, db }, sunday - day, sunday);

  expect(looks).toBe(2);
  const [claimed] = await context.db.selectFrom('product_claims').select('claims').orderBy('day', 'desc').execute();
  expect(claimed).toEqual({ claims: parseDecimal('2.00') });
  world.clock.set(sunday + day);
  await runJobs(context);
  expect((await verify(context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

test.each(['while the claims are added up', 'once it is closed'])(
  'who buys just before midnight, and comes to the database %s, buys on the day that begins',
  async (when) => {
    const world = await openWorld();
    const { context } = world;
    await runJobs(context);
    await addProduct(context, 'crane', { dayReturn: '2.00', validDays: 5, bias: 40_000 });
    const asha = await addMember(context, 'asha', { usdt: '500.00' });
    await buy(context, asha, 'crane');
    const midnight = utcDay(worldStart) + day;
    let now = midnight - 1;
    /** Of a server whose clock runs behind, until it hears how far the book is. */
    const clock = {
      now: () => now,
      async refresh() {
        const { orders_from } = await context.db.selectFrom('world').select('orders_from').executeTakeFirstOrThrow();
        now = Math.max(now, orders_from);
      },
    };
    let bought: Promise<unknown> | null = null;
    const buyLate = () => (bought ??= buy({ ...context, clock }, asha, 'crane'));
    const db = context.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (when === 'while the claims are added up' && result.rows.some((row) => 'next_day' in row)) await buyLate();
        return result;
      },
    });
    world.clock.set(midnight);
    await runJobs({ ...context, db });
    await buyLate();

    const orders = await context.db.selectFrom('orders').select('bought_at').orderBy('bought_at').execute();
    expect(orders.map((row) => row.bought_at)).toEqual([worldStart, midnight]);
    world.clock.set(midnight + 2 * day);
    await runJobs(context);
    expect((await verify(context)).checks.filter(({ ok }) => !ok)).toEqual([]);
    await world.close();
  },
);
