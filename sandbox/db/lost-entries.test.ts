import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '#sandbox/context.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { recharge } from '#sandbox/ledger/rules.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { unit } from '#domain/money.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { endOf } from './lost-entries.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type OpenDatabase } from './open.ts';

let root: string;
let dataDir: string;
let copy: string;

/** Booted once: making a database takes ten times as long as copying one. */
const booted = mkdtempSync(join(tmpdir(), 'dayrent-'));

beforeAll(async () => {
  await (await openDatabase({ dataDir: booted, firstBoot })).close();
});
afterAll(() => rmSync(booted, { recursive: true, force: true }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dayrent-'));
  dataDir = join(root, 'data');
  copy = join(root, 'copy');
  cpSync(booted, dataDir, { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const contextOf = ({ db, headLog }: OpenDatabase): Context => ({
  db,
  clock: { now: () => 1_000 },
  random: { below: () => 0, hex: (bytes) => '00'.repeat(bytes) },
  ...(headLog && { headLog }),
});

const firstBoot = async (opened: OpenDatabase): Promise<void> => {
  await migrate(opened.db);
  await addMember(contextOf(opened), 'asha');
};

const credit = (opened: OpenDatabase, times: number): Promise<void> =>
  Array.from({ length: times }).reduce<Promise<void>>(
    (before) =>
      before.then(async () => {
        await withBook(contextOf(opened), (transaction) =>
          postEntry(transaction, { kind: 'test', postings: recharge('asha', { currency: 'USDT', amount: unit }) }),
        );
      }),
    Promise.resolve(),
  );

/** Rules that a book of bare entries breaks by itself. */
const broken = async (opened: OpenDatabase): Promise<string[]> =>
  (await verify(opened)).checks.flatMap(({ ok, ...check }) => (ok ? [] : JSON.stringify(check).slice(0, 60)));

/** What a machine without power leaves: the files as they were at that moment. */
const pullThePlug = (): void => cpSync(dataDir, copy, { recursive: true, filter: (path) => !path.endsWith('/lock') });

/** The write-ahead log that holds a text, and where. */
function logWith(folder: string, marker: string): { file: string; whole: Buffer; at: number } {
  const logs = join(folder, 'database', 'pg_wal');
  for (const name of readdirSync(logs).filter((each) => /^[0-9A-F]{24}$/.test(each))) {
    const file = join(logs, name);
    const whole = readFileSync(file);
    if (whole.includes(marker)) return { file, whole, at: whole.indexOf(marker) };
  }
  throw new Error('the write-ahead log does not hold the entry');
}

/** Cuts the write-ahead log off where an entry begins. */
function tear(folder: string, marker: string): void {
  const { file, whole, at } = logWith(folder, marker);
  writeFileSync(file, whole.fill(0, at));
}

const lastHash = (folder: string): string =>
  /(\S+)\n$/.exec(readFileSync(join(folder, 'book-head'), 'utf8'))?.[1] ?? '';

test('a torn write-ahead log is found at the start, and its loss is accepted by name only', async () => {
  const opened = await openDatabase({ dataDir });
  await credit(opened, 1);
  const begin = opened.headLog?.last?.entryId ?? 0n;
  await credit(opened, 1);
  const marker = lastHash(dataDir);
  await credit(opened, 2);
  const before = await broken(opened);
  pullThePlug();
  await opened.close();
  tear(copy, marker);

  const range = `${begin + 1n}-${begin + 3n}`;
  await expect(openDatabase({ dataDir: copy })).rejects.toThrow(`ACCEPT_LOST_ENTRIES=${range}`);
  await expect(openDatabase({ dataDir: copy, acceptLost: '1-1' })).rejects.toThrow(
    `Entries ${range} of the book are lost`,
  );

  const accepted = await openDatabase({ dataDir: copy, acceptLost: range });
  // The chain that is left is whole: nothing inside the database tells of the loss.
  expect(await broken(accepted)).toEqual(before);
  await credit(accepted, 1);
  await accepted.close();
  await (await openDatabase({ dataDir: copy })).close();
});

test('a database without its last entry, or with another in its place, is not served', async () => {
  const opened = await openDatabase({ dataDir });
  await credit(opened, 2);
  const last = opened.headLog?.last;
  await opened.close();
  const known = last?.entryId ?? 0n;
  writeFileSync(join(dataDir, 'book-head'), `${known} ${'ab'.repeat(32)}\n`);
  await expect(openDatabase({ dataDir })).rejects.toThrow(`Entries ${known}-${known} of the book are lost`);
  // Accepted once, it is not refused again.
  await (await openDatabase({ dataDir, acceptLost: `${known}-${known}` })).close();
  expect(lastHash(dataDir)).toBe(last?.hash);
  await (await openDatabase({ dataDir })).close();
  // What was cut off while it was written does not count.
  writeFileSync(join(dataDir, 'book-head'), `${known} ${last?.hash ?? ''}\n${known + 1n} abab`);
  await (await openDatabase({ dataDir })).close();
});

test('a folder whose database is gone is no new folder', async () => {
  const opened = await openDatabase({ dataDir });
  await credit(opened, 3);
  await opened.close();
  rmSync(join(dataDir, 'database'), { recursive: true });
  await expect(openDatabase({ dataDir, firstBoot })).rejects.toThrow(/Entries 1-\d+ of the book are lost/);
  expect(readdirSync(dataDir)).toEqual(['book-head']);
});

test('a crash after the commit and before the answer is no loss', async () => {
  const opened = await openDatabase({ dataDir });
  await credit(opened, 1);
  const before = readFileSync(join(dataDir, 'book-head'));
  await credit(opened, 1);
  await opened.close();
  writeFileSync(join(dataDir, 'book-head'), before);
  const again = await openDatabase({ dataDir });
  expect(again.headLog?.last?.hash).toBe(lastHash(dataDir));
  await again.close();
});

/** An entry can't be read off the log any more: what still has it was folded into the database. */
async function expectKeptWithoutLog(folder: string, marker: string): Promise<void> {
  const { file, whole, at } = logWith(folder, marker);
  writeFileSync(file, whole.fill(0, at, at + marker.length));
  const last = lastHash(folder);
  const again = await openDatabase({ dataDir: folder });
  expect((await endOf(again.db))?.hash).toBe(last);
  await again.close();
}

test('a clean stop leaves nothing to the write-ahead log', async () => {
  const opened = await openDatabase({ dataDir });
  await credit(opened, 1);
  const marker = lastHash(dataDir);
  await credit(opened, 1);
  await opened.close();
  await expectKeptWithoutLog(dataDir, marker);
});

test('nor does a sandbox that has run for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const opened = await openDatabase({ dataDir });
    await credit(opened, 1);
    const marker = lastHash(dataDir);
    await credit(opened, 1);
    vi.advanceTimersByTime(5 * 60_000);
    // One connection: what is asked now is answered after it.
    await sql`select 1`.execute(opened.db);
    pullThePlug();
    await opened.close();
    await expectKeptWithoutLog(copy, marker);
  } finally {
    vi.useRealTimers();
  }
});
