/** What is refused since too many passwords wait to be looked at was no guess, and counts as none (product 5.13). */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { minute } from '#domain/limits.ts';
import { createMember } from '#sandbox/services/members/members.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { codeOf } from '#tests/sandbox/code-of.ts';
import { whileHashesWait } from '#tests/sandbox/full-hash-queue.ts';
import { testClock } from '#tests/sandbox/test-clock.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { fundPasswordHandlers } from './fund-password-change.ts';
import { requireFundPassword, setFundPassword } from './fund-password.ts';
import { requireLoginPassword } from './login-password.ts';
import { signInHandlers } from './sign-in.ts';
import { lastCode } from './verification-codes.ts';

const right = 'Dayrent2026';
const fund = 'Harbour2026';

let world: World;
let wallClock: ReturnType<typeof testClock>;
let context: ServedContext;
let made = 0;
let phone = '';
let memberId = '';

beforeAll(async () => {
  world = await openWorld();
  wallClock = testClock(worldStart);
  context = { ...world.context, wallClock };
});
afterAll(() => world.close());

beforeEach(async () => {
  made += 1;
  phone = String(9_500_000_000 + made);
  memberId = await createMember(context, { country: 'IN', phone, name: 'Asha', region: 1, password: right });
});

const call = <Input>(input: Input) => ({
  caller: { id: memberId, region: 1, language: 'en_US' } as const,
  input,
  address: '192.0.2.1',
  token: '',
  agent: '',
  origin: 'http://localhost',
  intentId: '',
});
const signIn = (password: string): Promise<number> =>
  codeOf(signInHandlers.login(context, call({ country: 'IN', phone, password, zone: '' })));

/** Often enough to be made to wait, had it counted. */
async function refusedOften(attempt: () => Promise<unknown>): Promise<void> {
  await whileHashesWait(async () => {
    for (let time = 0; time < 40; time += 1) {
      await expect(attempt()).rejects.toMatchObject({ message: 'Too many attempts. Please try again in 60 s' });
    }
  });
}

it('at sign-in: neither the account waits nor the address, and guesses count as before', async () => {
  const asked = call({ country: 'IN', phone, password: right, zone: '' });
  await refusedOften(() => signInHandlers.login(context, asked));
  for (let guess = 0; guess < 5; guess += 1) expect(await signIn('wrong')).toBe(codes.wrongCredentials);
  expect(await signIn(right)).toBe(codes.tooManyAttempts);
  wallClock.advance(minute);
  // The last guess that may be made: refused for the queue, its wait ends, and the wait for wrong ones is as it was.
  await whileHashesWait(async () => expect(await signIn(right)).toBe(codes.tooManyAttempts));
  expect(await signIn('wrong')).toBe(codes.wrongCredentials);
  wallClock.advance(2 * minute - 1);
  expect(await signIn(right)).toBe(codes.tooManyAttempts);
  wallClock.advance(1);
  expect(await signIn(right)).toBe(codes.ok);
  const rows = await context.db
    .selectFrom('sign_in_attempts')
    .selectAll()
    .where('subject', 'like', 'address:%')
    .execute();
  expect(rows.map(({ failures }) => failures)).toEqual([6]);
});

it('at the login password of who is signed in', async () => {
  const member = await context.db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await refusedOften(() => requireLoginPassword(context, member, right));
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await codeOf(requireLoginPassword(context, member, 'wrong'))).toBe(codes.wrongPassword);
  }
  expect(await codeOf(requireLoginPassword(context, member, right))).toBe(codes.tooManyAttempts);
});

it('at the fund password', async () => {
  await setFundPassword(context, memberId, fund);
  await refusedOften(() => requireFundPassword(context, memberId, fund));
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try', 'No tries']) {
    await expect(requireFundPassword(context, memberId, 'wrong')).rejects.toMatchObject({
      message: `Wrong fund password. ${left} left`,
    });
  }
  expect(await codeOf(requireFundPassword(context, memberId, fund))).toBe(codes.tooManyAttempts);
});

it('at a new fund password, and the code stays good', async () => {
  await fundPasswordHandlers.payCodeByPhone(context, call({}));
  const code = (await lastCode(context, phone)) ?? '';
  const asked = call({ channel: 'phone' as const, code, password: fund, current: '', loginPassword: '' });
  await whileHashesWait(async () => {
    expect(await codeOf(fundPasswordHandlers.updatePayPassword(context, asked))).toBe(codes.tooManyAttempts);
  });
  expect(await codeOf(fundPasswordHandlers.updatePayPassword(context, asked))).toBe(codes.ok);
});
