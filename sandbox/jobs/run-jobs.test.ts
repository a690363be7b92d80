import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '#domain/limits.ts';
import type { Caller } from '#sandbox/context.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { runJobs } from './run-jobs.ts';

let world: World;
let asha: Caller;

beforeEach(async () => {
  world = await openWorld();
  await runJobs(world.context);
  asha = await addMember(world.context, 'asha', { usdt: '1000.00' });
});

afterEach(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

/** Jumps to an instant after the start, and lets everything happen. */
async function goTo(elapsed: number): Promise<void> {
  world.clock.set(worldStart + elapsed);
  await runJobs(world.context);
}

const everything = async () => {
  const { db } = world.context;
  return {
    entries: await db.selectFrom('entries').select(['id', 'hash']).orderBy('id').execute(),
    incomes: await db.selectFrom('incomes').selectAll().orderBy('id').execute(),
    days: await db.selectFrom('closed_days').selectAll().orderBy('day').execute(),
  };
};

describe('running', () => {
  beforeEach(async () => {
    await addProduct(world.context, 'crane');
    await addProduct(world.context, 'kiln', { bias: 8_000, validDays: 4 });
    const ben = await addMember(world.context, 'ben', { usdt: '1000.00', inviterId: 'asha', region: 5 });
    await buy(world.context, asha, 'crane');
    await buy(world.context, ben, 'kiln');
    world.clock.advance(5 * hour);
    await buy(world.context, ben, 'crane');
  });

  test('twice, or twice at once, changes nothing', async () => {
    await goTo(4 * day);
    const before = await everything();
    await runJobs(world.context);
    expect(await everything()).toEqual(before);
    world.clock.set(worldStart + 9 * day);
    await Promise.all([runJobs(world.context), runJobs(world.context), runJobs(world.context)]);
    const after = await everything();
    await runJobs(world.context);
    expect(await everything()).toEqual(after);
  });

  test('late pays the same incomes as in time', async () => {
    const twin = await openWorld();
    await runJobs(twin.context);
    const mirror = await addMember(twin.context, 'asha', { usdt: '1000.00' });
    await addProduct(twin.context, 'crane');
    await addProduct(twin.context, 'kiln', { bias: 8_000, validDays: 4 });
    const ben = await addMember(twin.context, 'ben', { usdt: '1000.00', inviterId: 'asha', region: 5 });
    const orders = [await buy(twin.context, mirror, 'crane'), await buy(twin.context, ben, 'kiln')];
    twin.clock.advance(5 * hour);
    orders.push(await buy(twin.context, ben, 'crane'));
    for (let elapsed = 6 * hour; elapsed <= 12 * day; elapsed += 3 * hour) {
      twin.clock.set(worldStart + elapsed);
      await runJobs(twin.context);
    }
    await goTo(12 * day);
    const incomes = async ({ context }: World) =>
      context.db
        .selectFrom('incomes')
        .select(['product_id', 'member_id', 'day_index', 'due_at', 'amount'])
        .orderBy('due_at')
        .orderBy('product_id')
        .orderBy('member_id')
        .orderBy('day_index')
        .execute();
    expect(await incomes(world)).toEqual(await incomes(twin));
    expect((await verify(twin.context)).ok).toBe(true);
    await twin.close();
  });

  /** A database that is gone before its n-th statement from now, as for a process that is killed there. */
  function dyingAfter(statements: number) {
    let left = statements;
    return world.context.db.withPlugin({
      transformQuery({ node }) {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
  }

  test('killed at any of its statements it goes on, and the book is the same to the unit', async () => {
    const twin = await openWorld();
    await runJobs(twin.context);
    const mirror = await addMember(twin.context, 'asha', { usdt: '1000.00' });
    await addProduct(twin.context, 'crane');
    await addProduct(twin.context, 'kiln', { bias: 8_000, validDays: 4 });
    const ben = await addMember(twin.context, 'ben', { usdt: '1000.00', inviterId: 'asha', region: 5 });
    await buy(twin.context, mirror, 'crane');
    await buy(twin.context, ben, 'kiln');
    twin.clock.advance(5 * hour);
    await buy(twin.context, ben, 'crane');
    twin.clock.set(worldStart + 6 * day);
    await runJobs(twin.context);

    world.clock.set(worldStart + 6 * day);
    let kills = 0;
    for (let statements = 1; ; statements += 3) {
      const killed = await runJobs({ ...world.context, db: dyingAfter(statements) }).then(
        () => null,
        (error: unknown) => error,
      );
      if (killed === null) break;
      expect(killed).toMatchObject({ message: 'killed' });
      kills += 1;
    }
    expect(kills).toBeGreaterThan(10);
    const balances = async ({ context: { db } }: World) => ({
      accounts: await db
        .selectFrom('accounts')
        .select(['kind', 'member_id', 'product_id', 'currency', sql<bigint>`sum(balance)::bigint`.as('held')])
        .groupBy(['kind', 'member_id', 'product_id', 'currency'])
        .orderBy('kind')
        .orderBy('member_id')
        .orderBy('product_id')
        .execute(),
      incomes: await db
        .selectFrom('incomes')
        .select(['member_id', 'product_id', 'day_index', 'due_at', 'amount'])
        .orderBy('member_id')
        .orderBy('product_id')
        .orderBy('day_index')
        .execute(),
      days: await db.selectFrom('closed_days').select(['day', 'fees', 'to_promotion']).orderBy('day').execute(),
    });
    expect(await balances(world)).toEqual(await balances(twin));
    expect((await verify(twin.context)).ok).toBe(true);
    await twin.close();
  });

  test('a crash within a day undoes that day', async () => {
    world.clock.set(worldStart + 2 * day);
    const before = await everything();
    const { db } = world.context;
    await sql`alter table closed_days add constraint crash check (false) not valid`.execute(db);
    await expect(runJobs(world.context)).rejects.toThrow(/crash/);
    expect(await everything()).toEqual(before);
    await sql`alter table closed_days drop constraint crash`.execute(db);
    await runJobs(world.context);
    expect((await everything()).days).toHaveLength(3);
  });
});
