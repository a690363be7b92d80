/** A server that is frozen, or cut off, while it has the book: others don't wait for it for long. */
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#sandbox/context.ts';
import { isGone } from '#sandbox/http/probes.ts';
import { lockBook } from '#sandbox/ledger/transaction.ts';
import { seededRandom } from '#sandbox/seed/seeded-random.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
import { testClock } from '#tests/sandbox/test-clock.ts';
import { emptyDatabase, worldStart } from '#tests/sandbox/world.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open.ts';
import type { Database } from './tables.ts';

const clock = testClock(worldStart);
let opened: OpenDatabase;
let context: Context;
beforeAll(async () => {
  opened = await emptyDatabase();
  await migrate(opened.db);
  context = { db: opened.money, clock, random: seededRandom('idle') };
});
afterAll(() => opened.close());

const limitOf = async (trx: Kysely<Database>) =>
  (await sql<{ limit: string }>`select current_setting('idle_in_transaction_session_timeout') as limit`.execute(trx))
    .rows[0]?.limit;

test.each([
  ['db', '10s'],
  ['money', '10s'],
  ['figures', '10s'],
  ['back', '1min'],
] as const)('a transaction on %s may say nothing for %s, with the book locked for 10 s', async (pool, limit) => {
  const found = await opened[pool].transaction().execute(async (trx) => {
    const before = await limitOf(trx);
    await lockBook(trx, clock);
    return [before, await limitOf(trx)];
  });
  expect(found).toEqual([limit, '10s']);
  // For that transaction alone.
  expect(await opened[pool].transaction().execute(limitOf)).toBe(limit);
});

test('one that has the book and says nothing is ended, and what another server moves has moved', async () => {
  const asha = await addMember(context, 'asha', { usdt: '500.00' });
  await addProduct(context, 'crane');
  const isLocked = Promise.withResolvers<void>();
  const isBought = Promise.withResolvers<void>();
  const silent = opened.back
    .transaction()
    .execute(async (trx) => {
      await lockBook(trx, clock);
      await sql`set local idle_in_transaction_session_timeout = '100ms'`.execute(trx);
      isLocked.resolve();
      await isBought.promise;
      await sql`select 1`.execute(trx);
    })
    .catch((error: unknown) => error);
  await isLocked.promise;
  await buy(context, asha, 'crane');
  isBought.resolve();
  expect(isGone(await silent)).toBe(true);
});
