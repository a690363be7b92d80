/** The book as a log: what we publish, checked by a verifier that others wrote (sigstore's), and by the app's own. */
import { createPublicKey } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { verifyCheckpoint } from '@sigstore/verify/dist/tlog/checkpoint.js';
import { verifyMerkleInclusion } from '@sigstore/verify/dist/tlog/merkle.js';
import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codes } from '#contract/codes.ts';
import { readCheckpoint, readNote, readVerifierKey } from '#domain/checkpoint.ts';
import { isConsistent, isIncluded } from '#domain/log-proof.ts';
import type { Caller } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { checkSeals } from '#sandbox/ledger/invariants/seal-invariants.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { logHandlers } from '#sandbox/services/transparency/log-proofs.ts';
import { addMember, recharge } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { digest } from './balance-trees.ts';
import { lastSeal, sealBook } from './seal.ts';
import { leafOf } from './tiles.ts';

let world: World;
let asha: Caller;

const call = () => ({ intentId: '', caller: asha });
const hexes = (hashes: readonly string[]) => hashes.map((hash) => new Uint8Array(Buffer.from(hash, 'hex')));
const published = async () => (await logHandlers.logCheckpoint(world.context, { ...call(), input: {} })).data;
const consistency = async (from: number, to: number) =>
  hexes((await logHandlers.logConsistency(world.context, { ...call(), input: { from, to } })).data.hashes);
const inclusion = async (entry: number, size: number) =>
  hexes((await logHandlers.logInclusion(world.context, { ...call(), input: { entry, size } })).data.hashes);
const checkpointOf = (note: string) => {
  const checkpoint = readCheckpoint(readNote(note)?.text ?? '');
  if (!checkpoint) throw new Error('no checkpoint');
  return checkpoint;
};
const hashOfEntry = async (id: number) =>
  (await world.context.db.selectFrom('entries').select('hash').where('id', '=', BigInt(id)).executeTakeFirstOrThrow())
    .hash;

/** As sigstore's verifier wants to have it. @throws when it does not hold */
async function checkElsewhere(note: string, key: string, entry: number, hash: string): Promise<void> {
  const verifier = readVerifierKey(key);
  if (!verifier) throw new Error('no key');
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), verifier.publicKey]);
  const log = {
    logID: Buffer.from(verifier.id, 'hex'),
    baseURL: verifier.name,
    publicKey: createPublicKey({ key: spki, type: 'spki', format: 'der' }),
    validFor: { start: new Date(0), end: new Date(8.64e15) },
  };
  const { size } = checkpointOf(note);
  const proven = {
    canonicalizedBody: Buffer.from(hash, 'hex'),
    inclusionProof: {
      logIndex: String(entry - 1),
      treeSize: String(size),
      rootHash: Buffer.alloc(0),
      hashes: (await inclusion(entry, size)).map((one) => Buffer.from(one)),
      checkpoint: { envelope: note },
    },
  };
  verifyMerkleInclusion(proven as never, verifyCheckpoint(proven as never, [log]));
}

beforeAll(async () => {
  world = await openWorld();
  await runJobs(world.context);
  asha = await addMember(world.context, 'asha', { usdt: '1.00' });
});
afterAll(() => world.close());

test('every seal grows from all before it, and every entry is in it', async () => {
  const seen = [checkpointOf((await published()).note)];
  // Past a whole tile of 256 leaves.
  for (const more of [1, 2, 5, 130, 140]) {
    for (let turn = 0; turn < more; turn += 1) await recharge(world.context, 'asha', '1.00');
    const { note, key } = await published();
    const now = checkpointOf(note);
    for (const before of seen) {
      expect(await isConsistent(digest, before, now, await consistency(before.size, now.size))).toBe(true);
    }
    for (const entry of [1, 2, Math.ceil(now.size / 2), now.size - 1, now.size].filter((one) => one > 0)) {
      const leaf = leafOf(await hashOfEntry(entry));
      const proof = await inclusion(entry, now.size);
      expect(await isIncluded(digest, { index: entry - 1, leaf }, now, proof)).toBe(true);
      await checkElsewhere(note, key, entry, await hashOfEntry(entry));
    }
    seen.push(now);
  }
  expect(seen.at(-1)?.size).toBeGreaterThan(256);
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
});

test('binds what members hold to the same entry', async () => {
  const seal = await sealBook(world.context);
  expect(checkpointOf(seal.note).balances).toBe(seal.figures.published.root);
  expect(String(checkpointOf(seal.note).size)).toBe(seal.figures.entryId);
});

test('has figures for as long as its proofs can be asked for', async () => {
  const { db } = world.context;
  for (let turn = 0; turn < 9; turn += 1) {
    await recharge(world.context, 'asha', '1.00');
    await sealBook(world.context);
  }
  const rows = await db
    .selectFrom('seals')
    .select(['entry_id', 'figures', 'leaves'])
    .orderBy('entry_id', 'desc')
    .execute();
  const kept = rows.filter(({ leaves }) => leaves !== null);
  expect(rows.length).toBeGreaterThan(kept.length);
  expect(rows.filter(({ figures }) => figures !== null)).toEqual(kept);
  expect((await lastSeal(db))?.figures.entryId).toBe(String(rows[0]?.entry_id));
});

test('a seal that is made while the book is verified is no finding', async () => {
  const { context } = world;
  const findings: unknown[] = [];
  for (let round = 0; round < 12; round += 1) {
    await recharge(context, 'asha', '1.00');
    const verified = verify(context);
    for (let turn = 0; turn < round * 4; turn += 1) await setImmediate();
    await sealBook(context);
    findings.push(...(await verified).checks.filter(({ ok }) => !ok));
  }
  expect(findings).toEqual([]);
});

test('verify reads a part of the seals at a time, and finds each wrong one', async () => {
  const { db } = world.context;
  const [ok] = await checkSeals(db);
  await sql`insert into seals (entry_id, hash, at, note) select -n, '', 0, '' from generate_series(1, 2500) n`.execute(
    db,
  );
  let most = 0;
  const measuring: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      most = Math.max(most, result.rows.length);
      return result;
    },
  };
  const [found] = await checkSeals(db.withPlugin(measuring));
  await sql`delete from seals where entry_id < 0`.execute(db);
  expect(most).toBeLessThanOrEqual(1_000);
  expect(ok).toMatchObject({ ok: true });
  expect(found).toMatchObject({
    ok: false,
    detail: 'seal of entry -2500; seal of entry -2499; seal of entry -2498; 2497 more',
  });
});

test('another key, another size, or a size that was never published prove nothing', async () => {
  const { note, key } = await published();
  const { size } = checkpointOf(note);
  const hash = await hashOfEntry(size);
  await expect(checkElsewhere(note, key.replace(/\+[0-9a-f]{8}\+/, '+00000000+'), size, hash)).rejects.toThrow();
  await expect(checkElsewhere(note.replace(`\n${size}\n`, `\n${size + 1}\n`), key, size, hash)).rejects.toThrow();
  await expect(checkElsewhere(note, key, size, 'f'.repeat(64))).rejects.toThrow();
  await expect(consistency(1, size + 5)).rejects.toMatchObject({ code: codes.notFound });
  await expect(inclusion(size + 1, size)).rejects.toMatchObject({ code: codes.badInput });
});

test('a rewritten past is refused by the verifier of others and by ours, and found by verify', async () => {
  const { context } = world;
  const before = await published();
  const old = checkpointOf(before.note);
  const [entry, hash] = [3, await hashOfEntry(3)];
  await context.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update entries set hash = ${'a'.repeat(64)} where id = ${entry}`.execute(trx);
    // All that was derived from it is made again, as a server would that hides what it did.
    await sql`delete from log_tiles`.execute(trx);
    await sql`delete from seals`.execute(trx);
    await sql`delete from sealed_sums`.execute(trx);
  });
  await recharge(context, 'asha', '1.00');
  const { note, key } = await published();
  const now = checkpointOf(note);
  await expect(checkElsewhere(note, key, entry, hash)).rejects.toThrow(/root hash/);
  expect(await isConsistent(digest, old, now, await consistency(old.size, now.size))).toBe(false);
  const found = (await verify(context)).checks.filter(({ ok }) => !ok).map(({ name }) => name);
  expect(found).toContain('The hash chain is whole');
  expect(await lastSeal(context.db)).toMatchObject({ isNewest: true });
});
