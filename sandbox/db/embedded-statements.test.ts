/** The embedded engine answers as PGlite does by itself, with statements that it planned before. */
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyEmbedded } from '#tests/sandbox/world.ts';
import type { OpenDatabase } from './open.ts';
import type { Database } from './tables.ts';

let opened: OpenDatabase;
let db: Kysely<Database>;

beforeEach(async () => {
  opened = await emptyEmbedded();
  ({ db } = opened);
  await sql`create table things (id bigint primary key, name text, bytes bytea, shape json, tags text[], at float8)`.execute(
    db,
  );
});
afterEach(() => opened.close());

const plansOf = async (text: string): Promise<unknown> =>
  (
    await sql`select name, generic_plans + custom_plans as runs from pg_prepared_statements where statement = ${text}`.execute(
      db,
    )
  ).rows;

test('values of all kinds come back as they were given, the first time and the tenth', async () => {
  const things = [
    {
      id: 2n ** 62n,
      name: 'one “two”',
      bytes: new Uint8Array([0, 255]),
      shape: { a: [1] },
      tags: ['x', 'y z'],
      at: 0.1,
    },
    { id: -1n, name: '', bytes: new Uint8Array(), shape: null, tags: [], at: -5e300 },
    { id: 0n, name: null, bytes: null, shape: null, tags: null, at: null },
  ];
  for (let time = 0; time < 10; time += 1) {
    for (const { id, name, bytes, shape, tags, at } of things) {
      const { numAffectedRows } =
        await sql`insert into things values (${id}, ${name}, ${bytes}, ${shape}, ${tags}, ${at})`.execute(db);
      expect(numAffectedRows).toBe(1n);
    }
    expect((await sql`select * from things order by id desc`.execute(db)).rows).toEqual([
      things[0],
      things[2],
      things[1],
    ]);
    expect((await sql`update things set name = ${'all'}`.execute(db)).numAffectedRows).toBe(3n);
    expect(await sql`delete from things where name = ${'none'}`.execute(db)).toMatchObject({
      rows: [],
      numAffectedRows: 0n,
    });
    await sql`delete from things`.execute(db);
  }
});

test('a statement is planned once, in a transaction and outside of it', async () => {
  const text = 'select * from things where id = $1';
  for (let id = 0; id < 3; id += 1) {
    await sql`select * from things where id = ${id}`.execute(db);
    await db.transaction().execute((trx) => sql`select * from things where id = ${id}`.execute(trx));
  }
  expect(await plansOf(text)).toEqual([{ name: expect.any(String), runs: 6n }]);
});

test('a column that comes later is there in the next answer', async () => {
  await sql`insert into things (id) values (1)`.execute(db);
  const ask = async () => (await sql<object>`select * from things`.execute(db)).rows[0];
  expect(await ask()).not.toHaveProperty('later');
  await sql`alter table things add column later int default 7`.execute(db);
  expect(await ask()).toHaveProperty('later', 7);
  await db.transaction().execute(async (trx) => {
    await sql`alter table things drop column later`.execute(trx);
    expect((await sql<object>`select * from things`.execute(trx)).rows[0]).not.toHaveProperty('later');
  });
});

test('what is refused says why, and the next statement is answered', async () => {
  const add = (on: Kysely<Database>, id: number) => sql`insert into things (id) values (${id})`.execute(on);
  await add(db, 1);
  for (let time = 0; time < 3; time += 1) {
    await expect(add(db, 1)).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' });
    await expect(sql`select nothing from things where id = ${time}`.execute(db)).rejects.toMatchObject({
      code: '42703',
    });
    await expect(sql`selec`.execute(db)).rejects.toMatchObject({ code: '42601' });
    await expect(sql`select ${'x'}::int`.execute(db)).rejects.toMatchObject({ code: '22P02' });
    const failing = db.transaction().execute(async (trx) => {
      await add(trx, 2);
      await add(trx, 1).catch(() => undefined);
      await add(trx, 3);
    });
    await expect(failing).rejects.toMatchObject({ code: '25P02' });
    expect((await sql`select id from things`.execute(db)).rows).toEqual([{ id: 1n }]);
  }
});

test('more texts than are remembered are answered too', async () => {
  for (let length = 1; length <= 420; length += 1) {
    const given = Array.from({ length }, (_, index) => `${index}`);
    const { rows } = await sql<{ told: string[] }>`select array[${sql.join(given)}]::text[] as told`.execute(db);
    expect(rows).toEqual([{ told: given }]);
  }
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ count: 400n }]);
});

test('statements of a transaction and others wait for each other', async () => {
  const seen: bigint[] = [];
  const count = async () =>
    (await sql<{ count: bigint }>`select count(*) as count from things`.execute(db)).rows[0]?.count ?? -1n;
  const writing = db.transaction().execute(async (trx) => {
    for (let id = 0; id < 5; id += 1) await sql`insert into things (id) values (${id})`.execute(trx);
  });
  const reading = Array.from({ length: 5 }, async () => seen.push(await count()));
  await Promise.all([writing, ...reading]);
  expect(seen.every((one) => one === 0n || one === 5n)).toBe(true);
  expect(await count()).toBe(5n);
});
