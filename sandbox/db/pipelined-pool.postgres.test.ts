/** What shares connections, and what has one to itself. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '#tests/sandbox/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const backendOf = async (db: World['context']['db']): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0;

test('many statements at once share two connections', async () => {
  const { db } = world.context;
  const backends = await Promise.all(Array.from({ length: 40 }, () => backendOf(db)));
  expect(new Set(backends).size).toBe(2);
});

test('a statement that fails leaves those behind it whole', async () => {
  const { db } = world.context;
  const asked = Array.from({ length: 20 }, (_, index) =>
    sql<{ answer: number }>`select 12 / ${index % 5}::int as answer`.execute(db),
  );
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value.rows[0]?.answer : null))).toEqual(
    Array.from({ length: 20 }, (_, index) => (index % 5 === 0 ? null : Math.trunc(12 / (index % 5)))),
  );
});

test('a transaction is alone on its connection, and its end is its own', async () => {
  const { db } = world.context;
  const inside = await db.transaction().execute(async (trx) => {
    await sql`insert into settings (key, value) values ('test.pool', '1')`.execute(trx);
    const [own, outside] = [await backendOf(trx), await Promise.all([backendOf(db), backendOf(db)])];
    const { rows } = await sql`select from settings where key = 'test.pool'`.execute(db);
    expect(rows).toEqual([]);
    return { own, outside };
  });
  expect(inside.outside).not.toContain(inside.own);
});

test('who looks does not stand behind what waits for the book', async () => {
  const { db } = world.context;
  const ends: string[] = [];
  const refusal = JSON.stringify({ id: 'intent-pool', memberId: 'nobody', call: 'createOrder', payloadHash: '' });
  await db.transaction().execute(async (trx) => {
    await sql`select lock_book(null)`.execute(trx);
    const waits = sql`select refuse_intent(null, 0::float8, ${refusal}::json)`.execute(db).catch(() => null);
    const pays = sql`select credit_incomes(null, '[]', '[]', '[]', '[]', '[]')`.execute(db).catch(() => null);
    void Promise.all([waits, pays]).then(() => ends.push('what waited for the book'));
    await Promise.all(Array.from({ length: 8 }, () => backendOf(db)));
    ends.push('those who looked');
  });
  await expect.poll(() => ends).toEqual(['those who looked', 'what waited for the book']);
});

test('a connection that breaks fails what waits on it, and is replaced', async () => {
  const { db } = world.context;
  const gone = await backendOf(db);
  const asked = Promise.allSettled(Array.from({ length: 8 }, () => sql`select pg_sleep(0.2)`.execute(db)));
  await db.transaction().execute((trx) => sql`select pg_terminate_backend(${gone})`.execute(trx));
  const outcomes = await asked;
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected', 'fulfilled']));
  expect(await backendOf(db)).not.toBe(gone);
});
