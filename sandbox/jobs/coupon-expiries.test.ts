import { afterEach, beforeEach, expect, test } from 'vitest';
import { day } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { couponExpiries } from './coupon-expiries.ts';
import { nextDueAt, runJobs } from './run-jobs.ts';

const endsAt = worldStart + 2 * day;

let world: World;
let holders: Caller[];

beforeEach(async () => {
  world = await openWorld();
  const { context } = world;
  await runJobs(context);
  await addProduct(context, 'crane');
  await context.db
    .insertInto('coupons')
    .values(['ten', 'later'].map((id, index) => coupon(id, endsAt + index * day)))
    .execute();
  holders = [];
  for (const name of ['asha', 'ben', 'noor']) holders.push(await addMember(context, name, { usdt: '500.00' }));
  await hold('ten', holders);
});
afterEach(() => world.close());

const coupon = (id: string, expires_at: number) => ({ id, product_id: 'crane', name: id, value: unit, expires_at });

const hold = (couponId: string, members: readonly Caller[]) =>
  world.context.db
    .insertInto('member_coupons')
    .values(members.map(({ id }) => ({ coupon_id: couponId, member_id: id, order_id: null })))
    .execute();

const told = async () => {
  const rows = await world.context.db
    .selectFrom('messages')
    .select(['member_id', 'details', 'created_at'])
    .where('subject', '=', 'couponExpired')
    .orderBy('created_at')
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id, details, created_at }) => [member_id, JSON.parse(details), created_at]);
};

const ten = { coupon: 'ten' };

test('who holds an unused one when it expires is told so then, once', async () => {
  const { context, clock } = world;
  const [asha] = holders;
  if (!asha) throw new Error('nobody holds one');
  const { orderId } = await buy(context, asha, 'crane');
  await context.db.updateTable('member_coupons').set({ order_id: orderId }).where('member_id', '=', asha.id).execute();
  clock.set(endsAt - 1);
  await runJobs(context);
  expect(await told()).toEqual([]);
  clock.set(endsAt + day / 2);
  await runJobs(context);
  const both = [
    ['ben', ten, endsAt],
    ['noor', ten, endsAt],
  ];
  expect(await told()).toEqual(both);
  await context.db.updateTable('messages').set({ read_at: clock.now() }).execute();
  await runJobs(context);
  expect(await told()).toEqual(both);
  expect(await nextDueAt(context)).toBeGreaterThan(clock.now());
});

test('a slice tells as many as it may, those first whose coupon expired first', async () => {
  const { context } = world;
  await hold('later', holders);
  const slice = (most: number) =>
    withBook(context, async (transaction) => {
      const { events, known } = await couponExpiries(transaction, { before: endsAt + 5 * day, most });
      for (const event of events) await event.run({ ...transaction, at: event.at });
      return known;
    });
  expect([await slice(2), (await told()).length]).toEqual([endsAt, 2]);
  expect([await slice(2), (await told()).length]).toEqual([endsAt + day, 4]);
  expect([await slice(3), (await told()).length]).toEqual([Infinity, 6]);
  expect(new Set((await told()).map(([member, details]) => JSON.stringify([member, details]))).size).toBe(6);
});

test('killed at any of its statements it goes on, and nobody is told twice', async () => {
  const { context, clock } = world;
  clock.set(endsAt);
  for (let statements = 1; ; statements += 1) {
    let left = statements;
    const dying = context.db.withPlugin({
      transformQuery({ node }) {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const isDone = await runJobs({ ...context, db: dying }).then(
      () => true,
      () => false,
    );
    if (isDone) break;
  }
  expect(await told()).toEqual(['asha', 'ben', 'noor'].map((member) => [member, ten, endsAt]));
});
