/** What was told to somebody is on the disk by then: written, and synced (product 19.9). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { day } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import { runJobs, settleMember } from '#sandbox/jobs/run-jobs.ts';
import { postEntry } from '#sandbox/ledger/post.ts';
import { recharge } from '#sandbox/ledger/rules.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { addMember, addProduct, buy } from '#tests/sandbox/people.ts';
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

/** Refuses a function's calls as Postgres does, until they stand in a transaction, and says when one is committed. */
function refusing(db: Context['db'], call: string, told: string[]): Context['db'] {
  let isLocked = false;
  const refused = db.withPlugin({
    transformQuery({ node }) {
      if (!isLocked && JSON.stringify(node).includes(`${call}(`))
        throw Object.assign(new Error('again'), { code: '40001' });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const transaction = () => ({
    execute: async (work: Parameters<ReturnType<Context['db']['transaction']>['execute']>[0]) => {
      isLocked = true;
      const result = await refused.transaction().execute(work);
      isLocked = false;
      told.push('committed');
      return result;
    },
  });
  return new Proxy(refused, {
    get(target, key) {
      if (key === 'transaction') return transaction;
      const found: unknown = Reflect.get(target, key, target);
      return typeof found === 'function' ? (found.bind(target) as unknown) : found;
    },
  });
}

it.each([
  ['place_orders', (context: Context, caller: Caller) => buy(context, caller, 'crane')],
  ['credit_incomes', (context: Context, { id }: Caller) => settleMember(context, id)],
] as const)('the last look of %s is kept after its commit', async (call, move) => {
  const world = await openWorld();
  const { context, clock } = world;
  await runJobs(context);
  await addProduct(context, 'crane', { bias: 16_000 });
  const asha = await addMember(context, 'asha', { usdt: '500.00' });
  if (call === 'credit_incomes') {
    await buy(context, asha, 'crane');
    clock.set(clock.now() + day);
    await runJobs(context);
    clock.set(clock.now() + day);
  }
  const told: string[] = [];
  const headLog = { ...log, last: null, append: async () => void told.push('kept') };
  await move({ ...context, headLog, db: refusing(context.db, call, told) }, asha);
  expect(told.slice(0, 2)).toEqual(['committed', 'kept']);
  await world.close();
});
