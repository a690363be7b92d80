/**
 * Slow password hashes: argon2id, or scrypt where this Node has none (product 19.9).
 * Stored as `<algorithm>$<parameters>$<salt>$<hash>`, so that parameters can grow without a migration.
 */
import * as crypto from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { latinDigits } from '#domain/digits.ts';
import { tooManyAttempts } from '#sandbox/attempt-wait.ts';
import type { Random } from '#sandbox/context.ts';
import { createWorkQueue } from '#sandbox/work-queue.ts';

const hashLength = 32;
const saltLength = 16;
/** OWASP: 19 MiB, two passes, one lane. */
const argonParameters = { memory: 19_456, passes: 2, parallelism: 1 };
const scryptParameters = { N: 2 ** 17, r: 8, p: 1 };
/** Node refuses more than 32 MiB unless told; scrypt takes 128·N·r bytes. */
const scryptMemory = 256 * 2 ** 20;

const hasArgon = typeof crypto.argon2 === 'function';

/**
 * A hash takes a core for a while. One core is left for everybody else, and three eighths of the others, since two may be threads
 * of one; who would wait long is told so.
 */
const hashing = createWorkQueue(Math.max(1, availableParallelism() - 1), 100, () => tooManyAttempts(60_000), 0.6);

/** Hashes that run or wait. */
export const hashingLength = (): number => hashing.length();

const scrypt = promisify<string, Buffer, number, crypto.ScryptOptions, Buffer>(crypto.scrypt);

function argon(password: string, salt: Buffer, parameters: typeof argonParameters): Promise<Buffer> {
  const options = { ...parameters, message: password, nonce: salt, tagLength: hashLength };
  return hashing.run(() => promisify(crypto.argon2)('argon2id', options));
}

/**
 * Hash of a new password with its own salt. The digits are those of any script: keyboards change, passwords stay.
 * @param cost another one for tests, which are no safer for waiting
 */
export async function hashPassword(random: Random, typed: string, cost = argonParameters): Promise<string> {
  const password = latinDigits(typed);
  const salt = Buffer.from(random.hex(saltLength), 'hex');
  if (hasArgon) {
    const { memory, passes, parallelism } = cost;
    const hash = await argon(password, salt, cost);
    return [
      'argon2id',
      `m=${memory},t=${passes},p=${parallelism}`,
      salt.toString('base64'),
      hash.toString('base64'),
    ].join('$');
  }
  const { N, r, p } = scryptParameters;
  const hash = await hashing.run(() => scrypt(password, salt, hashLength, { N, r, p, maxmem: scryptMemory }));
  return ['scrypt', `N=${N},r=${r},p=${p}`, salt.toString('base64'), hash.toString('base64')].join('$');
}

const numbersOf = (parameters: string): number[] => parameters.split(',').map((part) => Number(part.split('=')[1]));

/**
 * Whether the password is the one of a stored hash, in constant time. `null` stands for a member that does not exist:
 * the work is the same and the answer is no, so that the time tells nothing.
 */
export async function isPassword(stored: string | null, typed: string): Promise<boolean> {
  const password = latinDigits(typed);
  const [algorithm, parameters = '', salt = '', hash = ''] = (stored ?? decoy).split('$');
  const [first = 0, second = 0, third = 0] = numbersOf(parameters);
  const expected = Buffer.from(hash, 'base64');
  const saltBytes = Buffer.from(salt, 'base64');
  const actual =
    algorithm === 'argon2id'
      ? await argon(password, saltBytes, { memory: first, passes: second, parallelism: third })
      : await hashing.run(() =>
          scrypt(password, saltBytes, hashLength, { N: first, r: second, p: third, maxmem: scryptMemory }),
        );
  return crypto.timingSafeEqual(actual, expected) && stored !== null;
}

/** A hash of nothing, with today's parameters: what an unknown phone is compared with. */
const decoy = [
  hasArgon ? 'argon2id' : 'scrypt',
  hasArgon
    ? `m=${argonParameters.memory},t=${argonParameters.passes},p=${argonParameters.parallelism}`
    : `N=${scryptParameters.N},r=${scryptParameters.r},p=${scryptParameters.p}`,
  Buffer.alloc(saltLength).toString('base64'),
  Buffer.alloc(hashLength).toString('base64'),
].join('$');
