/** What was told to somebody is on the disk by then: written, and synced (product 19.9). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unit } from '#domain/money.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { recharge } from '#sandbox/ledger/rules.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { openHeadLog, type HeadLog } from './head-log.ts';

let root: string;
let file: string;
let log: HeadLog;
/** Syncs under way: what the file held when each began, and what ends it. */
let syncs: { held: string; end: () => void }[];

const endAt = (entryId: bigint) => ({ entryId, hash: `${entryId}`.repeat(64) });
const lineAt = (entryId: bigint): string => `${entryId} ${`${entryId}`.repeat(64)}\n`;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'dayrent-'));
  file = join(root, 'book-head');
  syncs = [];
  const handle = await open(join(root, 'any'), 'w');
  await handle.close();
  vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'datasync').mockImplementation(
    () => new Promise((end) => syncs.push({ held: readFileSync(file, 'utf8'), end })),
  );
  log = openHeadLog(file);
});

afterEach(async () => {
  await log.close();
  rmSync(root, { recursive: true, force: true });
});

/** Whether a promise is kept by now, after all that could have kept it. */
const isKept = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), wait(50).then(() => false)]);

it('an end is kept once it is synced, and no sooner', async () => {
  const appended = log.append(endAt(1n));
  await expect.poll(() => syncs).toHaveLength(1);
  expect(syncs[0]?.held).toContain(lineAt(1n));
  expect(await isKept(appended)).toBe(false);
  syncs[0]?.end();
  await appended;
});

it('ends that come during a sync share the next one, and wait for it', async () => {
  const before = log.append(endAt(1n));
  await expect.poll(() => syncs).toHaveLength(1);
  const later = [log.append(endAt(2n)), log.append(endAt(3n))];
  syncs[0]?.end();
  await before;
  await expect.poll(() => syncs).toHaveLength(2);
  expect(syncs[1]?.held).toContain(lineAt(3n));
  expect(await isKept(Promise.race(later))).toBe(false);
  syncs[1]?.end();
  await Promise.all(later);
  expect(syncs).toHaveLength(2);
});

it('a move of the book answers once its end is synced', async () => {
  const world = await openWorld();
  await addMember(world.context, 'asha');
  const postings = recharge('asha', { currency: 'USDT', amount: unit });
  const moved = withBook({ ...world.context, headLog: log }, (transaction) =>
    postEntry(transaction, { kind: 'test', postings }),
  );
  await expect.poll(() => syncs).toHaveLength(1);
  expect(await isKept(moved)).toBe(false);
  syncs[0]?.end();
  await moved;
  await world.close();
});
