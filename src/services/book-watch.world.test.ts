/** A device keeps what it saw of the book, and money stays with it when the server changes its past. Real client and sandbox. */
import type { Answer } from '#api/client.ts';
import { codes } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { transparency } from '#contract/transparency.ts';
import { Failure } from '#domain/failure.ts';
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

/** The page of a member, on which the server's answer to one call is another one. */
function pageWith(endpoint: Endpoint, answer: (truly: () => Promise<unknown>) => Promise<unknown>) {
  const call = (asked: Endpoint, input: never) => {
    const truly = () => served.client.call(asked, input);
    return asked === endpoint ? answer(truly) : truly();
  };
  return { ...services, client: { ...served.client, call: call as typeof served.client.call } };
}

test.each<[string, Endpoint, (truly: () => Promise<unknown>) => Promise<unknown>]>([
  ['refuses the proof', transparency.logConsistency, () => Promise.reject(new Failure('rejected', codes.notFound))],
  ['gives no proof', transparency.logConsistency, () => Promise.reject(new Failure('invalid'))],
  [
    'signs its checkpoint wrongly',
    transparency.logCheckpoint,
    async (truly) => {
      const { value, ...rest } = (await truly()) as Answer<{ note: string }>;
      return { ...rest, value: { ...value, note: value.note.replace(/\n(\d+)\n/, '\n1$1\n') } };
    },
  ],
])('a server that %s gets no payment, until it proves that its book only grew', async (_what, endpoint, answer) => {
  expect(await lookAtBook(services)).toBe('grown');
  await pay();
  const page = pageWith(endpoint, answer);
  const member = session('first');
  const refused = { kind: 'rejected', code: codes.unproven };
  await expect(requireWholeBook({ ...page, session: () => member })).rejects.toMatchObject(refused);
  await expect(requireWholeBook({ ...services, session: () => member })).resolves.toBeUndefined();
  expect((await keptBook.read())?.isRewritten).toBe(false);
});

test('a device that has seen nothing takes no proof, and no refusal of one, for a reason', async () => {
  const kept = await keptBook.read();
  if (!kept) throw new Error('nothing is kept');
  globalThis.indexedDB = new IDBFactory();
  const note = async (truly: () => Promise<unknown>) => {
    const { value, ...rest } = (await truly()) as Answer<{ note: string }>;
    return { ...rest, value: { ...value, note: 'none' } };
  };
  expect(await lookAtBook(pageWith(transparency.logCheckpoint, note))).toBe('unknown');
  await keptBook.write(kept);
});

test.each([
  new Failure('offline'),
  new Failure('timeout'),
  new Failure('server', 500),
  new Failure('rejected', codes.tooManyAttempts),
])('a proof that can’t be asked for is no reason: $kind', async (failure) => {
  await pay();
  const page = pageWith(transparency.logConsistency, () => Promise.reject(failure));
  await expect(requireWholeBook({ ...page, session: () => session('first') })).resolves.toBeUndefined();
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
