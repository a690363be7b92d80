/** A backup opens on either engine, ends at the same entry, verifies, and goes on. */
import { PassThrough } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#sandbox/db/open.ts';
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
  const context = { ...world.context, db: database.db };
  expect((await verify(context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await addMember(context, 'newcomer', { usdt: '5.00' });
  await recharge(context, 'newcomer', '1.00');
  expect((await verify(context)).ok).toBe(true);
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

test('is refused into a world, from another version, cut short, or changed', async () => {
  const [database] = opened;
  if (!database) throw new Error('nothing was restored');
  await expect(into(database, copy)).rejects.toThrow(/has a world already/);
  opened.pop();
  const text = gunzipSync(copy).toString();
  const lines = text.split('\n');
  await expect(into(await emptyEmbedded(), gzipSync('{"format":"other"}\n'))).rejects.toThrow(/no backup/);
  const older = text.replace('"0001-members",', '');
  await expect(into(await emptyEmbedded(), gzipSync(older))).rejects.toThrow(/another version/);
  const end = lines.findIndex((line) => line === '{"table":"book_head"}');
  const cut = [...lines.slice(0, end), ...lines.slice(end + 2)].join('\n');
  await expect(into(await emptyEmbedded(), gzipSync(cut))).rejects.toThrow();
  const changed = text.replace(/"hash":"[0-9a-f]{64}"/, `"hash":"${'a'.repeat(64)}"`);
  await expect(into(await emptyEmbedded(), gzipSync(changed))).rejects.toThrow(/does not end where it says/);
});
