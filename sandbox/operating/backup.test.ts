/** A backup opens on either engine, ends at the same entry, verifies, and goes on. */
import { PassThrough, Readable, Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql, ValueNode, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#sandbox/db/open.ts';
import { StartError } from '#sandbox/db/start-error.ts';
import { headOf } from '#sandbox/ledger/stored-book.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { sealBook } from '#sandbox/log/seal.ts';
import { addMember, recharge } from '#tests/sandbox/people.ts';
import { emptyDatabase, emptyEmbedded, openWorld, type World } from '#tests/sandbox/world.ts';
import { backup, restore } from './backup.ts';

let world: World;
let copy: Buffer;
const opened: OpenDatabase[] = [];

async function copyOf({ context }: World): Promise<Buffer> {
  const to = new PassThrough();
  const parts: Buffer[] = [];
  to.on('data', (part: Buffer) => parts.push(part));
  await backup(context.db, to);
  return Buffer.concat(parts);
}
async function into(database: OpenDatabase, bytes: Buffer) {
  opened.push(database);
  const from = new PassThrough();
  from.end(bytes);
  return restore(database.db, from);
}

beforeAll(async () => {
  world = await openWorld({ seeded: true });
  await sealBook(world.context);
  copy = await copyOf(world);
});
afterAll(async () => {
  await world.close();
  for (const database of opened) await database.close();
});

test.each([
  ['the embedded engine', emptyEmbedded],
  ['the engine that is tested', emptyDatabase],
])('opens on %s with the same end, verifies, and goes on', async (_, open) => {
  const database = await open();
  expect(await into(database, copy)).toEqual(await headOf(world.context.db));
  const { rows } =
    await sql`select distinct tablename from pg_stats where tablename in ('entries', 'postings')`.execute(database.db);
  expect(rows).toHaveLength(2);
  const context = { ...world.context, db: database.db };
  expect((await verify(context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await addMember(context, 'newcomer', { usdt: '5.00' });
  await recharge(context, 'newcomer', '1.00');
  expect((await verify(context)).ok).toBe(true);
});

test('brings back no session, and nobody’s pushes', async () => {
  const { db } = world.context;
  const { id: member_id } = await db.selectFrom('members').select('id').limit(1).executeTakeFirstOrThrow();
  const hash = '0'.repeat(64);
  await sql`insert into sessions (token_hash, member_id, created_at, last_seen_at, expires_at)
    values (${hash}, ${member_id}, 0, 0, 9e15)`.execute(db);
  await sql`insert into push_subscriptions (token_hash, member_id, endpoint, p256dh, auth, kinds, made_at)
    values (${hash}, ${member_id}, 'https://push.example/1', 'p', 'a', '', 0)`.execute(db);
  await sql`insert into push_outbox (token_hash, kind, about) values (${hash}, 'income', '')`.execute(db);
  const database = await emptyEmbedded();
  await into(database, await copyOf(world));
  for (const table of ['sessions', 'push_subscriptions', 'push_outbox'] as const) {
    expect([table, await database.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
  expect(await database.db.selectFrom('members').select('id').execute()).not.toEqual([]);
});

test('is of one instant, and nothing of it waits for a write', async () => {
  const before = await headOf(world.context.db);
  const running = copyOf(world);
  const writing = recharge(world.context, 'asha', '1.00').catch(() => undefined);
  const [bytes] = await Promise.all([running, writing]);
  const { entries } = JSON.parse(gunzipSync(bytes).toString().split('\n')[0] ?? '') as { entries: string };
  expect(BigInt(entries)).toBeGreaterThanOrEqual(before.entryId);
  expect(await into(await emptyEmbedded(), bytes)).toMatchObject({ entryId: BigInt(entries) });
});

test('keeps each text as it is and holds a few pictures at a time: a string of some thousands would be too long', async () => {
  const small = await openWorld();
  const { db } = small.context;
  const { id: member_id } = await addMember(small.context, 'one');
  const name = 'one\u2028two\u2029three\u0085four\nfive\r\nsix';
  await db.updateTable('members').set({ name }).where('id', '=', member_id).execute();
  const before = await db.selectFrom('members').selectAll().execute();
  const bytes = sql`decode(repeat('07', 100000), 'hex')`;
  await sql`insert into uploads (id, member_id, kind, type, bytes, at)
    select lpad(to_hex(one), 32, '0'), ${member_id}, 'community', 'image/webp', ${bytes}, 0 from generate_series(1, 30) as one`.execute(
    db,
  );
  let longest = 0;
  const note = (texts: readonly unknown[]): void => {
    const lengths = texts.map((text) => (typeof text === 'string' ? text.length : 0));
    longest = Math.max(
      longest,
      lengths.reduce((sum, length) => sum + length, 0),
    );
  };
  const watching: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode') note(node.parameters.map((one) => (ValueNode.is(one) ? one.value : '')));
      return node;
    },
    transformResult: async ({ result }) => {
      note(result.rows.map(({ row }) => row));
      return result;
    },
  };
  const copied = await copyOf({ ...small, context: { ...small.context, db: db.withPlugin(watching) } });
  await small.close();
  const database = await emptyDatabase();
  await into({ ...database, db: database.db.withPlugin(watching) }, copied);
  expect(longest).toBeGreaterThan(200_000);
  expect(longest).toBeLessThan(4_500_000);
  expect(await database.db.selectFrom('members').selectAll().execute()).toEqual(before);
  const { rows } = await sql`select from uploads where bytes = ${bytes}`.execute(database.db);
  expect(rows).toHaveLength(30);
});

test('that can’t be written, or read, fails where it was asked for', async () => {
  const refused = new Error('no space left');
  const full = new Writable({ write: (_part, _encoding, done) => done(refused) });
  await expect(backup(world.context.db, full)).rejects.toBe(refused);
  const torn = new Readable({
    read() {
      this.destroy(refused);
    },
  });
  const database = await emptyEmbedded();
  opened.push(database);
  await expect(restore(database.db, torn)).rejects.toThrow();
  await expect(headOf(world.context.db)).resolves.toBeDefined();
});

test.each([
  ['a world', true],
  ['the beginning of a world, without a book,', false],
])('into %s of an older version is refused, and brings nothing of it up to date', async (_, seeded) => {
  const target = await openWorld({ seeded });
  const { db } = target.context;
  if (!seeded) await addMember(target.context, 'one');
  await sql`drop index seals_kept`.execute(db);
  await sql`delete from migrations where name = '0080-kept-seals'`.execute(db);
  await expect(restore(db, Readable.from([copy]))).rejects.toThrow(/has a world already/);
  const { rows } = await sql<{ made: string | null }>`select to_regclass('seals_kept') as made`.execute(db);
  expect(rows).toEqual([{ made: null }]);
  await target.close();
});

test('is refused into a world, from another version, cut short, or changed', async () => {
  const [database] = opened;
  if (!database) throw new Error('nothing was restored');
  await expect(into(database, copy)).rejects.toThrow(/has a world already/);
  opened.pop();
  const text = gunzipSync(copy).toString();
  const lines = text.split('\n');
  for (const other of ['{"format":"other"}\n', 'words\n', ''])
    await expect(into(await emptyEmbedded(), gzipSync(other))).rejects.toThrow(/no backup/);
  await expect(into(await emptyEmbedded(), Buffer.from('words'))).rejects.toThrow(/no backup/);
  for (const length of [0, 12, copy.length / 2, copy.length - 1]) {
    const torn = into(await emptyEmbedded(), copy.subarray(0, length));
    await expect(torn).rejects.toThrow(StartError);
    await expect(torn).rejects.toThrow(/cut short or was changed/);
  }
  const older = text.replace('"0001-members",', '');
  await expect(into(await emptyEmbedded(), gzipSync(older))).rejects.toThrow(/another version/);
  const end = lines.findIndex((line) => line === '{"table":"book_head"}');
  const cut = [...lines.slice(0, end), ...lines.slice(end + 2)].join('\n');
  await expect(into(await emptyEmbedded(), gzipSync(cut))).rejects.toThrow();
  const changed = text.replace(/"hash":"[0-9a-f]{64}"/, `"hash":"${'a'.repeat(64)}"`);
  await expect(into(await emptyEmbedded(), gzipSync(changed))).rejects.toThrow(/does not end where it says/);
});
