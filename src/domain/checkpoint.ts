/**
 * A checkpoint of the log, as C2SP has it (tlog-checkpoint): a signed note that says how many entries there are and what
 * their root is. Lines of ours after these two bind what members hold to it.
 */
import { isHash } from './merkle-sum.ts';
import type { LogHash, LogState } from './log-proof.ts';

export interface Checkpoint extends LogState {
  /** Which log it is: another one with each demo. */
  origin: string;
  /** The root over what members hold at its last entry, hex; empty in one without it. */
  balances: string;
}

interface NoteSignature {
  name: string;
  /** First four bytes name the key, the rest is the signature. */
  bytes: LogHash;
}

export interface SignedNote {
  /** What is signed: all lines up to the empty one. */
  text: string;
  signatures: readonly NoteSignature[];
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** @param text of that alphabet: by hand, because not all that uses this has the browser's own */
function fromBase64(text: string): LogHash {
  const letters = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 6) / 8));
  let [held, bits, at] = [0, 0, 0];
  for (const letter of letters) {
    held = (held % 64) * 64 + digits.indexOf(letter);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = Math.floor(held / 2 ** bits) % 256;
    at += 1;
  }
  return bytes;
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
const signature = /^— (\S+) (\S+)$/;

/** Null for what is no signed note. */
export function readNote(note: string): SignedNote | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return null;
  const signatures: NoteSignature[] = [];
  for (const line of note.slice(end + 2, -1).split('\n')) {
    const [, name, bytes] = signature.exec(line) ?? [];
    if (name === undefined || bytes === undefined || !base64.test(bytes)) return null;
    signatures.push({ name, bytes: fromBase64(bytes) });
  }
  return { text: note.slice(0, end + 1), signatures };
}

/** Null for a text that is no checkpoint. */
export function readCheckpoint(text: string): Checkpoint | null {
  const [origin = '', size = '', root = '', ...more] = text.split('\n');
  if (origin === '' || !/^(0|[1-9]\d{0,15})$/.test(size) || !base64.test(root)) return null;
  const hash = fromBase64(root);
  const balances = more.find((line) => line.startsWith('balances '))?.split(' ')[1] ?? '';
  if (hash.length !== 32 || (balances !== '' && !isHash(balances))) return null;
  return { origin, size: Number(size), root: hash, balances };
}

/** A verifier key, as C2SP's signed-note has it: name, key id in hex, and the key. Null for another kind of key. */
export function readVerifierKey(key: string): { name: string; id: string; publicKey: LogHash } | null {
  const [, name, id, encoded] = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+={0,2})$/.exec(key) ?? [];
  if (name === undefined || id === undefined || encoded === undefined) return null;
  const bytes = fromBase64(encoded);
  return bytes.length === 33 && bytes[0] === 1 ? { name, id, publicKey: bytes.slice(1) } : null;
}

/** The signatures of a note that were made under a name and key. */
export const signaturesOf = ({ signatures }: SignedNote, name: string, id: string): LogHash[] =>
  signatures
    .filter((one) => one.name === name && one.bytes.length === 68)
    .filter(({ bytes }) => Array.from(bytes.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('') === id)
    .map(({ bytes }) => bytes.slice(4));
