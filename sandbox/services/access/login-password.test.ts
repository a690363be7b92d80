import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import type { Caller } from '#sandbox/context.ts';
import { onceRead } from '#tests/sandbox/once-read.ts';
import { codeOf } from '#tests/sandbox/code-of.ts';
import { testClock } from '#tests/sandbox/test-clock.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { setFundPassword } from './fund-password.ts';
import { securityHandlers } from './login-password.ts';
import { createMember, findById } from '#sandbox/services/members/members.ts';
import { isPassword } from '#sandbox/services/members/passwords.ts';
import { findCaller, startSession } from './sessions.ts';

const old = 'Dayrent2026';
const next = 'Solarmill2027';

let world: World;
let context: ServedContext;
let wallClock: ReturnType<typeof testClock>;
let caller: Caller;
let token = '';
let made = 0;

beforeAll(async () => {
  world = await openWorld();
  wallClock = testClock(worldStart);
  context = { ...world.context, wallClock };
});
afterAll(() => world.close());

beforeEach(async () => {
  made += 1;
  const phone = String(9_400_000_000 + made);
  const id = await createMember(context, { country: 'IN', phone, name: 'Asha', region: 1, password: old });
  caller = { id, region: 1, language: 'en_US' };
  token = await startSession(context, id);
});

const change = (input: { current?: string; password?: string }, by = context) =>
  securityHandlers.updatePassword(by, {
    caller,
    token,
    agent: '',
    origin: 'http://localhost',
    intentId: '',
    address: `192.0.2.${made}`,
    input: { current: old, password: next, ...input },
  });

const opens = async (password: string) => isPassword((await findById(context, caller.id)).password_hash, password);

describe('a change of the login password', () => {
  it('takes the old one, keeps this session and ends all others of this member', async () => {
    const others = [await startSession(context, caller.id), await startSession(context, caller.id)];
    const stranger = await startSession(
      context,
      await createMember(context, { country: 'IN', phone: `8${made}00000001`, name: 'Ravi', region: 1 }),
    );
    expect((await change({})).data).toEqual({ ended: 2 });
    expect(await opens(next)).toBe(true);
    expect(await opens(old)).toBe(false);
    expect(await findCaller(context, token)).toMatchObject({ id: caller.id });
    for (const other of others) expect(await findCaller(context, other)).toBeNull();
    expect(await findCaller(context, stranger)).not.toBeNull();
  });

  it('is not made over one that was made since the old one was read', async () => {
    const made = onceRead('password_hash', async () => void (await change({})));
    const late = change({ password: 'Otherone2027' }, { ...context, db: context.db.withPlugin(made.plugin) });
    expect(await codeOf(late)).toBe(codes.wrongPassword);
    expect([made.hasHappened(), await opens(next)]).toEqual([true, true]);
  });

  it.each(['Short1', 'has spaces1', '1Harbour2026', 'Harbour_2026', 'H'.repeat(25)])(
    'is not "%s"',
    async (password) => {
      expect(await codeOf(change({ password }))).toBe(codes.badInput);
      expect(await opens(old)).toBe(true);
    },
  );

  it('is refused with a wrong old one, which ends no session', async () => {
    const other = await startSession(context, caller.id);
    expect(await codeOf(change({ current: 'Wrong2026' }))).toBe(codes.wrongPassword);
    expect(await opens(old)).toBe(true);
    expect(await findCaller(context, other)).not.toBeNull();
  });

  it('is no change when both are the same: told to who knows it', async () => {
    expect(await codeOf(change({ password: old }))).toBe(codes.samePassword);
    expect(await codeOf(change({ current: next, password: next }))).toBe(codes.wrongPassword);
  });

  it('is not to the fund password: told to who knows the old one', async () => {
    await setFundPassword(context, caller.id, next);
    expect(await codeOf(change({}))).toBe(codes.sameAsFundPassword);
    expect(await codeOf(change({ current: 'Wrong2026' }))).toBe(codes.wrongPassword);
    expect(await opens(old)).toBe(true);
    expect(await codeOf(change({ password: 'Otherone2027' }))).toBe(codes.ok);
  });

  it('counts wrong old ones on the member alone, and begins anew after a right one', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect(await codeOf(change({ current: 'Wrong2026' }))).toBe(1105);
    expect(await codeOf(change({}))).toBe(codes.tooManyAttempts);
    expect(await opens(old)).toBe(true);
    wallClock.advance(3_600_000);
    expect(await codeOf(change({}))).toBe(codes.ok);
  });
});
