/**
 * Keeps the newest checkpoint of the book that this device saw, and checks that the book only grew since: a server that
 * rewrites its past is caught here, and no money goes to it any more (rule L7). Once for a page's session, a while after it
 * begins (`app/watch-book.ts`), or before money is sent.
 */
import { codes } from '#contract/codes.ts';
import { transparency } from '#contract/transparency.ts';
import { readCheckpoint, readNote, readVerifierKey, signaturesOf, type Checkpoint } from '#domain/checkpoint.ts';
import { Failure } from '#domain/failure.ts';
import { isConsistent, type LogHash } from '#domain/log-proof.ts';
import type { Digest } from '#domain/merkle-sum.ts';
import { keptBook, type SeenBook } from '#storage/seen-book.ts';
import type { Services } from './services.ts';

export type BookVerdict =
  | 'grown'
  | 'new'
  /** For good. */
  | 'rewritten'
  /** The server answers, and withholds a signature or a proof that holds: nobody who only adds to a book has to. */
  | 'unproven'
  | 'unknown';

const digest: Digest = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): LogHash =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** Null where the signature is none, or not of that key. A browser without Ed25519 takes the note at its word. */
async function readSigned(note: string, key: string): Promise<Checkpoint | null> {
  const signed = readNote(note);
  const verifier = readVerifierKey(key);
  if (!signed || !verifier) return null;
  const [signature] = signaturesOf(signed, verifier.name, verifier.id);
  const checkpoint = readCheckpoint(signed.text);
  if (!signature || checkpoint?.origin !== verifier.name) return null;
  const imported = await crypto.subtle
    .importKey('raw', verifier.publicKey, 'Ed25519', false, ['verify'])
    .catch(() => null);
  if (!imported) return checkpoint;
  const text = new TextEncoder().encode(signed.text);
  return (await crypto.subtle.verify('Ed25519', imported, signature, text)) ? checkpoint : null;
}

/** Whether the book of now begins with the one that was seen. */
async function compare({ client }: Pick<Services, 'client'>, seen: SeenBook, now: Checkpoint): Promise<boolean> {
  const before = { size: seen.size, root: fromHex(seen.root) };
  if (before.size > now.size) return false;
  const asked = 0 < before.size && before.size < now.size ? { from: before.size, to: now.size } : null;
  const hashes = asked ? (await client.call(transparency.logConsistency, asked)).value.hashes : [];
  return isConsistent(digest, before, now, hashes.map(fromHex));
}

/**
 * Null for a proof that the server refused, or gave in no form of one. That too many asked, from this address too, is none.
 * @throws what else kept it from being asked for
 */
function withheld(error: unknown): null {
  if (!(error instanceof Failure) || error.code === codes.tooManyAttempts) throw error;
  if (error.kind === 'rejected' || error.kind === 'invalid') return null;
  throw error;
}

/** @throws whatever keeps it from being known */
export async function lookAtBook(services: Pick<Services, 'client' | 'session'>): Promise<BookVerdict> {
  const seen = await keptBook.read();
  const session = toHex(await digest(new TextEncoder().encode(services.session()?.token ?? '')));
  // The demo was made anew where somebody has to sign in again; who was never signed out knows better.
  const isOther = seen !== null && seen.session !== session;
  if (seen?.isRewritten && !isOther) return 'rewritten';
  const { note, key } = (await services.client.call(transparency.logCheckpoint, {})).value;
  const now = await readSigned(note, key);
  // Where nothing was seen, there is nothing to prove.
  if (!now) return seen === null ? 'unknown' : 'unproven';
  const isSameLog = seen !== null && seen.key === key;
  const isNew = seen === null || (!isSameLog && isOther);
  const isWhole = isNew || (isSameLog && (await compare(services, seen, now).catch(withheld)));
  if (isWhole === null) return 'unproven';
  if (!isWhole) {
    await keptBook.write({ ...seen, session, isRewritten: true });
    return 'rewritten';
  }
  await keptBook.write({ key, size: now.size, root: toHex(now.root), session, isRewritten: false });
  return isNew ? 'new' : 'grown';
}

/** By the session: who signs in again may take a demo that was made anew. */
const looked = new WeakMap<object, { by: object; verdict: Promise<BookVerdict> }>();
const known = new WeakSet<object>();

/** Asks once for a session, until it is known. Who pays waits for no look in the background, which nobody can give up. */
export function bookVerdict(services: Pick<Services, 'client' | 'session'>): Promise<BookVerdict> {
  const { client } = services;
  const holder = services.session() ?? client;
  const before = looked.get(holder);
  if (before && (known.has(holder) || before.by === client)) return before.verdict;
  // Who can't know goes on: a network that is gone says nothing about the book, and the next time it is asked again.
  const verdict = lookAtBook(services).catch((): BookVerdict => 'unknown');
  const look = { by: client, verdict };
  looked.set(holder, look);
  void verdict.then((one) => {
    if (looked.get(holder) !== look) return;
    if (one === 'unknown' || one === 'unproven') looked.delete(holder);
    else known.add(holder);
  });
  return verdict;
}

/** @throws Failure rejected, in words, when the server has rewritten its book, or doesn't prove that it has not */
export async function requireWholeBook(services: Pick<Services, 'client' | 'session'>): Promise<void> {
  const verdict = await bookVerdict(services);
  if (verdict === 'rewritten' || verdict === 'unproven') throw new Failure('rejected', codes[verdict]);
}
