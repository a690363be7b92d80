/** A device keeps what it saw of the book, and money stays with it when the server changes its past. Real client and sandbox. */
import { codes } from '#contract/codes.ts';
import type { Session } from '#domain/member.ts';
import { keptBook } from '#storage/seen-book.ts';
import { recharge } from '#tests/sandbox/people.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { IDBFactory } from 'fake-indexeddb';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAtBook, requireWholeBook } from './book-watch.ts';
import type { Services } from './services.ts';

let served: ServedClient;
let services: Pick<Services, 'client' | 'session'>;
const session = (token: string): Session => ({ token, region: 1, member: 'ASHA01' });

beforeAll(async () => {
  served = await openServedClient();
  await served.begin();
  services = { client: served.client, session: () => session('first') };
});
afterAll(() => served.close());

const pay = () => recharge(served.world.context, served.world.demo.memberId, '1.00');
/** Behind the book's guards, with all that follows from it made again. */
async function rewrite(): Promise<void> {
  await served.world.context.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update entries set hash = ${'b'.repeat(64)} where id = 2`.execute(trx);
    for (const table of ['log_tiles', 'seals', 'sealed_sums']) await sql`delete from ${sql.table(table)}`.execute(trx);
  });
}

test('a book that grows is kept and checked at each look', async () => {
  expect(await lookAtBook(services)).toBe('new');
  const first = await keptBook.read();
  expect(await lookAtBook(services)).toBe('grown');
  for (let turn = 0; turn < 3; turn += 1) await pay();
  expect(await lookAtBook(services)).toBe('grown');
  expect((await keptBook.read())?.size).toBe((first?.size ?? 0) + 3);
  await expect(requireWholeBook(services)).resolves.toBeUndefined();
});

test('a demo that is made anew is taken by who signs in again, and by nobody else', async () => {
  const kept = await keptBook.read();
  if (!kept) throw new Error('nothing is kept');
  await keptBook.write({ ...kept, key: kept.key.replace('dayrent', 'another') });
  expect(await lookAtBook({ ...services, session: () => session('second') })).toBe('new');
  await keptBook.write({ ...kept, key: kept.key.replace('dayrent', 'another') });
  expect(await lookAtBook(services)).toBe('rewritten');
  await keptBook.write(kept);
});

test('who pressed before they signed in again pays once they have', async () => {
  const kept = await keptBook.read();
  if (!kept) throw new Error('nothing is kept');
  await keptBook.write({ ...kept, key: kept.key.replace('dayrent', 'another') });
  const before = session('first');
  const refused = expect.objectContaining({ kind: 'rejected', code: codes.rewritten });
  for (let press = 0; press < 2; press += 1) {
    await expect(requireWholeBook({ ...services, session: () => before })).rejects.toEqual(refused);
  }
  await expect(requireWholeBook({ ...services, session: () => session('again') })).resolves.toBeUndefined();
  await keptBook.write(kept);
});

test('a server that rewrote its past gets no payment from a device that saw it', async () => {
  expect(await lookAtBook(services)).toBe('grown');
  await rewrite();
  await pay();
  expect(await lookAtBook(services)).toBe('rewritten');
  // A new page asks nobody any more, and signing in again changes nothing: it is the same log.
  const page = { ...services, client: { ...served.client } };
  await expect(requireWholeBook(page)).rejects.toMatchObject({ kind: 'rejected', code: codes.rewritten });
  expect(await lookAtBook({ ...services, session: () => session('third') })).toBe('rewritten');
});

test('a server that can not be reached is no reason', async () => {
  globalThis.indexedDB = new IDBFactory();
  const call = () => Promise.reject(new Error('gone'));
  await expect(requireWholeBook({ ...services, client: { ...served.client, call } })).resolves.toBeUndefined();
});
