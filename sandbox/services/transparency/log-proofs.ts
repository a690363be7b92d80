/** The book as a log that others can check: its newest checkpoint, and proofs between and below checkpoints. */
import { codes } from '#contract/codes.ts';
import type { transparency } from '#contract/transparency.ts';
import type { Context } from '#sandbox/context.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { freshSeal } from '#sandbox/log/fresh-seal.ts';
import { signingKey } from '#sandbox/log/signing-key.ts';
import { LogTree } from '#sandbox/log/tiles.ts';
import { Refusal } from '#sandbox/refusal.ts';

const toHex = (hashes: readonly Uint8Array[]): string[] => hashes.map((hash) => Buffer.from(hash).toString('hex'));

/** Of sizes that were published only: nothing is known of another. @throws Refusal notFound */
async function requireSealed({ db }: Context, size: number): Promise<void> {
  const seal = await db.selectFrom('seals').select('entry_id').where('entry_id', '=', BigInt(size)).executeTakeFirst();
  if (!seal) throw new Refusal(codes.notFound, 'There is no checkpoint of that size');
}

type Endpoints = Pick<typeof transparency, 'logCheckpoint' | 'logConsistency' | 'logInclusion'>;

export const logHandlers: Handlers<Endpoints> = {
  async logCheckpoint(context) {
    const { verifier } = await signingKey(context.db);
    return { data: { note: (await freshSeal(context)).note, key: verifier } };
  },

  async logConsistency(context, { input: { from, to } }) {
    await requireSealed(context, to);
    if (from > to) throw new Refusal(codes.badInput, 'Not valid: from');
    return { data: { hashes: toHex(await new LogTree(context.db).consistency(from, to)) } };
  },

  async logInclusion(context, { input: { entry, size } }) {
    await requireSealed(context, size);
    if (entry > size) throw new Refusal(codes.badInput, 'Not valid: entry');
    return { data: { hashes: toHex(await new LogTree(context.db).inclusion(entry - 1, size)) } };
  },
};
