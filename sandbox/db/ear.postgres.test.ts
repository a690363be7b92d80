/** The line on which a server hears and leads, where it breaks without a word. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { runScript } from '#tests/sandbox/server-process.ts';
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
  await expect.poll(() => other.lead(locks.work)).toBe(true);
  await expect.poll(() => heard).toEqual(['(missed)']);
  const db = besideCalls(database.url, 1);
  await sql`select pg_notify('words', 'here')`.execute(db);
  await db.destroy();
  await expect.poll(() => heard).toEqual(['(missed)', 'here']);
  expect(await cutOff.lead(locks.work)).toBe(false);
});

test('who is in the middle of its work finds out by itself that it was cut off, and then lets go of nothing new', async () => {
  const [cutOff, other] = ears as [Ear, Ear];
  expect(await cutOff.lead(locks.seal)).toBe(true);
  const missed = Promise.withResolvers<void>();
  await cutOff.listen('words', () => undefined, missed.resolve);
  const done = Promise.withResolvers<void>();
  const worked = cutOff.beside(locks.boot, async () => {
    proxy.silence();
    await done.promise;
  });
  await expect.poll(() => other.lead(locks.seal)).toBe(true);
  await missed.promise;
  const next = cutOff.beside(locks.boot, async () => {
    done.resolve();
    await worked;
    return other.lead(locks.boot);
  });
  expect(await next).toBe(false);
  expect(await cutOff.lead(locks.seal)).toBe(false);
});

test('a leader that is frozen, whose system still answers, is replaced, and follows when it runs again', async () => {
  const [, other] = ears as [Ear, Ear];
  const script = join(import.meta.dirname, '..', '..', 'tests', 'sandbox', 'leader.ts');
  const { child, output, ended } = runScript(script, {}, [database.url, String(locks.migration)]);
  await expect.poll(output).toBe('leads\n');
  child.kill('SIGSTOP');
  await expect.poll(() => other.lead(locks.migration)).toBe(true);
  child.kill('SIGCONT');
  await expect.poll(output).toBe('leads\nfollows\n');
  child.kill('SIGKILL');
  await ended;
});

test('who was too busy to read an answer goes on leading', async () => {
  // Not by way of the proxy, which would be as busy.
  const busy = await openEar(database.url, 2_000);
  ears.push(busy);
  expect(await busy.lead(locks.template)).toBe(true);
  const asked = busy.lead(locks.template);
  // As long work in one piece: longer than an answer may take.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
  expect(await asked).toBe(true);
});
