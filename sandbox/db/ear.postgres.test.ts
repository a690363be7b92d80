/** The line on which a server hears and leads, where it breaks without a word. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openSilentProxy, type SilentProxy } from '#tests/sandbox/silent-proxy.ts';
import { emptyDatabaseUrl, type NamedDatabase } from '#tests/sandbox/world.ts';
import { openEar, type Ear } from './ear.ts';
import { locks } from './locks.ts';
import { besideCalls } from './pools.ts';

let database: NamedDatabase;
let proxy: SilentProxy;
let ears: Ear[] = [];
beforeAll(async () => {
  database = await emptyDatabaseUrl();
  proxy = await openSilentProxy(database.url);
  ears = [await openEar(proxy.url, 2_000), await openEar(database.url)];
});
afterAll(async () => {
  for (const ear of ears) await ear.close();
  proxy.close();
  await database.drop();
});

test('who leads finds out that it was cut off, lets another lead, hears again and is told that it missed something', async () => {
  const [cutOff, other] = ears as [Ear, Ear];
  const heard: string[] = [];
  await cutOff.listen(
    'words',
    (word) => heard.push(word),
    () => heard.push('(missed)'),
  );
  expect([await cutOff.lead(locks.work), await other.lead(locks.work)]).toEqual([true, false]);
  expect(await cutOff.lead(locks.work)).toBe(true);
  proxy.silence();
  expect(await cutOff.lead(locks.work)).toBe(false);
  await expect.poll(() => other.lead(locks.work), { timeout: 10_000 }).toBe(true);
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['(missed)']);
  const db = besideCalls(database.url, 1);
  await sql`select pg_notify('words', 'here')`.execute(db);
  await db.destroy();
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['(missed)', 'here']);
  expect(await cutOff.lead(locks.work)).toBe(false);
});
