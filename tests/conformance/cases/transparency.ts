/** Figures that everybody may see, with their proofs checked as a device does (product 15.12, rule P6). */
import assert from 'node:assert/strict';
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import { transparency } from '#contract/transparency.ts';
import { verifyBalance } from '#domain/balance-proof.ts';
import { readCheckpoint, readNote, readVerifierKey, signaturesOf } from '#domain/checkpoint.ts';
import { isConsistent } from '#domain/log-proof.ts';
import type { Digest } from '#domain/merkle-sum.ts';
import { owedTo } from '#domain/owed.ts';
import { reads, type Bench, type CasesOf } from '#tests/conformance/bench.ts';

const digest: Digest = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const fromHex = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

async function checkpoint({ done }: Bench) {
  const { note, key } = (await done(transparency.logCheckpoint, {})).value;
  const read = readNote(note);
  const state = read && readCheckpoint(read.text);
  assert.ok(read && state, 'the note holds a checkpoint');
  return { read, state, key: readVerifierKey(key) };
}

export const transparencyCases: CasesOf<typeof transparency> = {
  openFigures: reads(transparency.openFigures, {}, ({ total, products }) => {
    assert.equal(
      products.reduce((sum, { escrow }) => sum + escrow, 0n),
      total.escrow,
      'the whole is its parts',
    );
  }),

  async openDays({ done, refused }) {
    assert.ok((await done(transparency.openDays, { days: 7 })).value.length <= 7);
    await refused(transparency.openDays, { days: '91' }, codes.badInput);
  },

  async balanceProof({ done, refused, member }) {
    const { published, entryId, bookHash } = (await done(transparency.openFigures, {})).value;
    const { proof, since } = (await done(transparency.balanceProof, { bookHash })).value;
    const { note } = (await done(transparency.logCheckpoint, {})).value;
    const owed = owedTo((await done(assets.wallet, {})).value);
    const statement = { member: (await member()).inviteCode, owed, since, published, entryId, note, proof };
    assert.equal((await verifyBalance(digest, statement)).mismatch, null, 'the balance is in the published total');
    await refused(transparency.balanceProof, { bookHash: '0'.repeat(64) }, codes.notFound);
  },

  async logCheckpoint(bench) {
    const { read, key } = await checkpoint(bench);
    assert.ok(key, 'the key is one of C2SP');
    const [signature] = signaturesOf(read, key.name, key.id);
    assert.ok(signature, 'the note is signed by its key');
    const publicKey = await crypto.subtle.importKey('raw', key.publicKey, 'Ed25519', false, ['verify']);
    assert.ok(await crypto.subtle.verify('Ed25519', publicKey, signature, new TextEncoder().encode(read.text)));
  },

  async logConsistency(bench) {
    const before = (await checkpoint(bench)).state;
    await bench.done(assets.cancelIntent, { intentId: crypto.randomUUID() });
    await bench.later({ minutes: 5 });
    const after = (await checkpoint(bench)).state;
    const { hashes } = (await bench.done(transparency.logConsistency, { from: before.size, to: after.size })).value;
    assert.ok(await isConsistent(digest, before, after, hashes.map(fromHex)), 'the book only grew');
  },

  async logInclusion(bench) {
    const { size } = (await checkpoint(bench)).state;
    const { hashes } = (await bench.done(transparency.logInclusion, { entry: 1, size })).value;
    assert.ok(hashes.length >= Math.floor(Math.log2(size)), 'as long as the way up');
    await bench.refused(transparency.logInclusion, { entry: '0', size: String(size) }, codes.badInput);
  },
};
