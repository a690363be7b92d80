import { describe, expect, it } from 'vitest';
import { seededRandom } from '#sandbox/seed/seeded-random.ts';
import { hashPassword, isPassword } from './passwords.ts';

const random = seededRandom('passwords');

describe('passwords', () => {
  it('are kept as a salted argon2id hash with its parameters', async () => {
    const [one, other] = await Promise.all([hashPassword(random, 'Dayrent2026'), hashPassword(random, 'Dayrent2026')]);
    expect(one).toMatch(/^argon2id\$m=19456,t=2,p=1\$[\w+/=]{24}\$[\w+/=]{44}$/);
    expect(one).not.toBe(other);
  });

  it('are recognised, and others are not', async () => {
    const stored = await hashPassword(random, 'Dayrent2026');
    expect(await isPassword(stored, 'Dayrent2026')).toBe(true);
    expect(await isPassword(stored, 'dayrent2026')).toBe(false);
    expect(await isPassword(stored, '')).toBe(false);
  });

  it('are never right for nobody', async () => {
    expect(await isPassword(null, 'Dayrent2026')).toBe(false);
  });

  it('can be scrypt hashes, from a Node without argon2', async () => {
    const { scryptSync } = await import('node:crypto');
    const salt = Buffer.from('a salt of sixteen');
    const hash = scryptSync('Dayrent2026', salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 });
    const stored = ['scrypt', 'N=131072,r=8,p=1', salt.toString('base64'), hash.toString('base64')].join('$');
    expect(await isPassword(stored, 'Dayrent2026')).toBe(true);
    expect(await isPassword(stored, 'Dayrent2027')).toBe(false);
  });
});
