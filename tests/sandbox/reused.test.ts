/** A database that is used again is the one that it was at first, whatever was done to it. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { OpenDatabase } from '#sandbox/db/open.ts';
import { emptyEmbedded } from './world.ts';

/** Of all its files, with their times. A dump also says when it was made: that is always the same here. */
async function digestOf({ dump }: OpenDatabase): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  try {
    return createHash('sha256')
      .update((await dump?.()) ?? '')
      .digest('hex');
  } finally {
    vi.useRealTimers();
  }
}

/** When its engine was started: what tells one from another. */
const startOf = async ({ db }: OpenDatabase): Promise<unknown> =>
  (await sql<{ at: Date }>`select pg_postmaster_start_time() as at`.execute(db)).rows[0]?.at;

/** What a session holds beside its files. */
const sessionOf = async ({ db }: OpenDatabase): Promise<unknown> =>
  (
    await sql`select current_setting('search_path') as path, current_setting('work_mem') as memory,
      (select count(*) from pg_prepared_statements) as prepared, (select count(*) from pg_cursors) as cursors,
      (select count(*) from pg_class where relpersistence = 't') as temporary,
      (select count(*) from pg_listening_channels()) as channels,
      (select count(*) from pg_locks where locktype = 'advisory') as locks`.execute(db)
  ).rows;

async function turnUpsideDown({ db, listen }: OpenDatabase, hear: (payload: string) => void): Promise<void> {
  await sql`create table much as select n, repeat('x', 1000) as text from generate_series(1, 20000) n`.execute(db);
  await sql`create temp table mine as select 1 as one`.execute(db);
  await sql`create function twice(n int) returns int language plpgsql as $$ begin return 2 * n; end $$`.execute(db);
  await sql`select twice(n) from much`.execute(db);
  await sql`prepare asked as select 1`.execute(db);
  await sql`declare shown cursor with hold for select 1`.execute(db);
  await sql`select pg_advisory_lock(7)`.execute(db);
  await sql`set search_path to pg_catalog`.execute(db);
  await sql`set work_mem to '64kB'`.execute(db);
  await sql`alter database postgres set work_mem to '128kB'`.execute(db);
  await sql`select 1 / 0`.execute(db).catch(() => undefined);
  await sql`vacuum`.execute(db);
  await sql`checkpoint`.execute(db);
  await listen('news', hear);
}

test('it has the same files, and nothing of the session before', async () => {
  const first = await emptyEmbedded();
  const was = { digest: await digestOf(first), start: await startOf(first), session: await sessionOf(first) };
  for (let time = 0; time < 3; time += 1) {
    const heard: string[] = [];
    const used = time === 0 ? first : await emptyEmbedded();
    await turnUpsideDown(used, (payload) => heard.push(payload));
    expect(await digestOf(used)).not.toBe(was.digest);
    expect(await sessionOf(used)).not.toEqual(was.session);
    await used.close();

    const again = await emptyEmbedded();
    // The files first: what is read may leave its mark in them.
    const is = { digest: await digestOf(again), start: await startOf(again), session: await sessionOf(again) };
    expect(is).toEqual(was);
    await again.listen('news', () => undefined);
    await sql`notify news, 'it works'`.execute(again.db);
    expect(heard).toEqual([]);
    await again.close();
  }
});

test('two that are open at once are two', async () => {
  const [one, other] = [await emptyEmbedded(), await emptyEmbedded()];
  await sql`create table only_here (n int)`.execute(one.db);
  await expect(sql`select * from only_here`.execute(other.db)).rejects.toThrow(/does not exist/);
  await one.close();
  await other.close();
});

test('one that is closed answers nothing, and closing it again takes it from nobody', async () => {
  const closed = await emptyEmbedded();
  await sql`select 1`.execute(closed.db);
  await closed.close();
  await expect(sql`select 1`.execute(closed.db)).rejects.toThrow(/destroyed/);
  const [one] = [await emptyEmbedded(), await closed.close()];
  const other = await emptyEmbedded();
  expect(await startOf(other)).not.toEqual(await startOf(one));
  await one.close();
  await other.close();
});

test('a transaction that runs is waited for', async () => {
  const used = await emptyEmbedded();
  const ended: string[] = [];
  const writing = used.db.transaction().execute(async (trx) => {
    await sql`create table late (n int)`.execute(trx);
    await sql`insert into late select * from generate_series(1, 10)`.execute(trx);
    ended.push('writing');
  });
  await sql`select 1`.execute(used.db);
  await Promise.all([writing, used.close().then(() => ended.push('closed'))]);
  expect(ended).toEqual(['writing', 'closed']);
  const again = await emptyEmbedded();
  await expect(sql`select * from late`.execute(again.db)).rejects.toThrow(/does not exist/);
  await again.close();
});
