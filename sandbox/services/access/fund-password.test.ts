import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { fundPasswordTries } from '#domain/limits.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { quickHash } from '#tests/sandbox/quick-hash.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { requireFundPassword, setFundPassword } from './fund-password.ts';

const right = 'Harbour2026';
let world: World;
let member = '';
let made = 0;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  made += 1;
  member = `member-${made}`;
  await addMember(world.context, member);
  await setFundPassword(world.context, member, right);
});

/** The refusal's code and message; null where it passes. */
const tryWith = async (password: string): Promise<{ code: number; msg: string } | null> =>
  requireFundPassword(world.context, member, password).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return { code: error.code, msg: error.message };
    },
  );

const codesOf = async (passwords: readonly string[]): Promise<(number | undefined)[]> =>
  (await Promise.all(passwords.map(tryWith))).map((refusal) => refusal?.code);

describe('the fund password', () => {
  it('passes, and no other does', async () => {
    expect(await tryWith(right)).toBeNull();
    expect(await tryWith('harbour2026')).toEqual({
      code: codes.wrongFundPassword,
      msg: 'Wrong fund password. 4 tries left',
    });
    expect((await tryWith(''))?.code).toBe(codes.wrongFundPassword);
  });

  it('is missing until it is set', async () => {
    await addMember(world.context, `bare-${member}`);
    await expect(requireFundPassword(world.context, `bare-${member}`, right)).rejects.toMatchObject({
      code: codes.fundPasswordMissing,
    });
  });

  it('may be wrong five times, then waits 15 minutes of the sandbox clock, and counts anew', async () => {
    for (const round of [1, 2]) {
      const messages: (string | undefined)[] = [];
      for (let left = 4; left >= 0; left -= 1) messages.push((await tryWith('Wrong2026'))?.msg);
      expect(
        messages.map((message) => message?.split('. ')[1]),
        `round ${round}`,
      ).toEqual(['4 tries left', '3 tries left', '2 tries left', '1 try left', 'No tries left']);
      expect(await tryWith(right)).toEqual({
        code: codes.tooManyAttempts,
        msg: 'Too many attempts. Please try again in 15 min',
      });
      world.clock.advance(fundPasswordTries.wait - 1);
      expect((await tryWith(right))?.code).toBe(codes.tooManyAttempts);
      world.clock.advance(1);
    }
    expect(await tryWith(right)).toBeNull();
  });

  it('forgives the wrong ones before a right one, and when it is set anew', async () => {
    for (const mend of [() => tryWith(right), () => setFundPassword(world.context, member, right)]) {
      for (let attempt = 1; attempt <= 4; attempt += 1) await tryWith('Wrong2026');
      await mend();
      expect((await tryWith('Wrong2026'))?.msg).toContain('4 tries left');
      await tryWith(right);
    }
  });

  it('gives 64 tries at once no more than five', async () => {
    const answers = await codesOf(Array.from({ length: 64 }, (_, index) => `Wrong${1_000 + index}`));
    expect(answers.filter((code) => code === codes.wrongFundPassword)).toHaveLength(5);
    expect(answers.filter((code) => code === codes.tooManyAttempts)).toHaveLength(59);
  });

  it('lets right ones at once pass, though each forgives the tries of the others', async () => {
    // A hash takes as long as it takes: some come while others are just through.
    await world.context.db
      .updateTable('members')
      .set({ fund_password_hash: await quickHash(right) })
      .where('id', '=', member)
      .execute();
    for (let round = 0; round < 20; round += 1)
      expect(await Promise.all([right, right, right].map(tryWith))).toEqual([null, null, null]);
  });

  it('counts each member alone', async () => {
    await addMember(world.context, `other-${member}`);
    await setFundPassword(world.context, `other-${member}`, right);
    await codesOf(Array.from({ length: 6 }, () => 'Wrong2026'));
    await requireFundPassword(world.context, `other-${member}`, right);
    expect((await tryWith(right))?.code).toBe(codes.tooManyAttempts);
  });
});
