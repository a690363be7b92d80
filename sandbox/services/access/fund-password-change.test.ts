import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { fundPasswordCodes, fundPasswordRest, verificationCode } from '#domain/limits.ts';
import type { Caller } from '#sandbox/context.ts';
import { codeOf } from '#tests/sandbox/code-of.ts';
import { onceRead } from '#tests/sandbox/once-read.ts';
import { quickHash } from '#tests/sandbox/quick-hash.ts';
import { testClock } from '#tests/sandbox/test-clock.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { fundPasswordHandlers } from './fund-password-change.ts';
import { requireFundPassword, setFundPassword } from './fund-password.ts';
import { createMember, findById } from '#sandbox/services/members/members.ts';
import { lastCode } from './verification-codes.ts';

const login = 'Dayrent2026';
const old = 'Harbour2026';
const next = 'Solarmill2027';

let world: World;
let context: ServedContext;
let caller: Caller;
let phone = '';
let made = 0;

beforeAll(async () => {
  world = await openWorld();
  context = { ...world.context, wallClock: testClock(worldStart) };
});
afterAll(() => world.close());

beforeEach(async () => {
  made += 1;
  phone = String(9_300_000_000 + made);
  const id = await createMember(context, { country: 'IN', phone, name: 'Asha', region: 1, password: login });
  caller = { id, region: 1, language: 'en_US' };
});

const call = <Input>(input: Input) => ({
  caller,
  input,
  intentId: '',
  address: '',
  agent: '',
  origin: 'http://localhost',
  token: '',
});

/** Asks for a code by phone and reads it. */
async function readCode(): Promise<string> {
  world.clock.advance(verificationCode.cooldown);
  await fundPasswordHandlers.payCodeByPhone(context, call({}));
  return (await lastCode(context, phone)) ?? '';
}

it('codes go out three times in ten minutes, by phone and e-mail together', async () => {
  await world.context.db
    .updateTable('members')
    .set({ email: `asha${made}@example.org` })
    .where('id', '=', caller.id)
    .execute();
  const byPhone = () => fundPasswordHandlers.payCodeByPhone(context, call({}));
  const byEmail = () => fundPasswordHandlers.payCodeByEmail(context, call({}));
  await byPhone();
  await byEmail();
  world.clock.advance(verificationCode.cooldown);
  const told = await Promise.allSettled([byPhone(), byEmail()]);
  expect(told.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(byEmail()).rejects.toMatchObject({ code: codes.tooManyAttempts });
  world.clock.advance(fundPasswordCodes.within);
  await byEmail();
});

interface Change {
  code: string;
  password?: string;
  current?: string;
  loginPassword?: string;
  channel?: 'phone' | 'email';
}

const change = (given: Change) =>
  fundPasswordHandlers.updatePayPassword(
    context,
    call({ channel: 'phone' as const, password: next, current: '', loginPassword: '', ...given }),
  );

const rest = async (): Promise<number | null> => (await findById(context, caller.id)).withdrawals_rest_until;
const opens = (password: string): Promise<number> => codeOf(requireFundPassword(context, caller.id, password));

describe('a first fund password', () => {
  it('takes a code, and withdrawals go on', async () => {
    expect((await fundPasswordHandlers.hasPayPassword(context, call({}))).data).toEqual({
      hasPaypass: false,
      channels: [{ channel: 'phone', to: `+91 ••••••${phone.slice(-4)}` }],
    });
    await change({ code: await readCode() });
    expect((await fundPasswordHandlers.hasPayPassword(context, call({}))).data).toMatchObject({ hasPaypass: true });
    expect(await opens(next)).toBe(codes.ok);
    expect(await rest()).toBeNull();
  });

  it.each(['Short1', 'has spaces1', '1Harbour2026', 'Harbour_2026', 'H'.repeat(25), ''])(
    'is not "%s", and the code stays good',
    async (password) => {
      const code = await readCode();
      await expect(change({ code, password })).rejects.toMatchObject({ code: codes.badInput });
      await change({ code });
    },
  );

  it('is not set with a wrong code, another member’s or a used one', async () => {
    expect(await codeOf(change({ code: '123456' }))).toBe(codes.codeExpired);
    const code = await readCode();
    expect(await codeOf(change({ code: code === '000000' ? '000001' : '000000' }))).toBe(codes.codeWrong);
    await change({ code });
    expect(await codeOf(change({ code, current: next, password: old }))).toBe(codes.codeExpired);
    expect(await opens(next)).toBe(codes.ok);
  });

  it('is not the login password: told to who holds a code, which stays good', async () => {
    const code = await readCode();
    expect(await codeOf(change({ code: code === '000000' ? '000001' : '000000', password: login }))).toBe(
      codes.codeWrong,
    );
    expect(await codeOf(change({ code, password: login }))).toBe(codes.sameAsLoginPassword);
    await change({ code });
    expect(await opens(next)).toBe(codes.ok);
  });
});

describe('a fund password that is set', () => {
  beforeEach(() => setFundPassword(context, caller.id, old));

  it('changes with the old one, and withdrawals go on', async () => {
    await change({ code: await readCode(), current: old });
    expect(await opens(next)).toBe(codes.ok);
    expect(await opens(old)).toBe(codes.wrongFundPassword);
    expect(await rest()).toBeNull();
  });

  it('changes with the login password, and withdrawals rest for a day', async () => {
    await change({ code: await readCode(), loginPassword: login });
    const restsUntil = world.clock.now() + fundPasswordRest;
    expect(await rest()).toBe(restsUntil);
    expect(await opens(next)).toBe(codes.ok);
    // A change with the known one neither lengthens nor ends the rest.
    await change({ code: await readCode(), current: next, password: old });
    expect(await rest()).toBe(restsUntil);
  });

  it('does not change without either, nor with a wrong one, and the code stays good', async () => {
    const code = await readCode();
    expect(await codeOf(change({ code }))).toBe(codes.wrongPassword);
    expect(await codeOf(change({ code, current: 'Wrong2026' }))).toBe(codes.wrongPassword);
    expect(await codeOf(change({ code, loginPassword: 'Wrong2026' }))).toBe(codes.wrongPassword);
    // A wrong old one is not mended by a right login password beside it.
    expect(await codeOf(change({ code, current: 'Wrong2026', loginPassword: login }))).toBe(codes.wrongPassword);
    expect(await opens(old)).toBe(codes.ok);
    await change({ code, current: old });
  });

  it('limits guesses at the old one, and at the login password', async () => {
    const code = await readCode();
    const guess = (given: Partial<Change>) => codeOf(change({ code, ...given }));
    const guesses = (given: Partial<Change>) => Promise.all(Array.from({ length: 12 }, () => guess(given)));
    for (const given of [{ current: 'Wrong2026' }, { loginPassword: 'Wrong2026' }]) {
      const told = await guesses(given);
      expect(told.filter((one) => one === codes.wrongPassword)).toHaveLength(5);
      expect(told.filter((one) => one === codes.tooManyAttempts)).toHaveLength(7);
    }
    expect(await guess({ current: old })).toBe(codes.tooManyAttempts);
    expect(await guess({ loginPassword: login })).toBe(codes.tooManyAttempts);
  });

  it('changes once with one code, however many ask at once', async () => {
    const code = await readCode();
    const passwords = [1, 2, 3, 4].map((one) => `${next}${one}`);
    const told = await Promise.all(passwords.map((password) => codeOf(change({ code, current: old, password }))));
    const winners = passwords.filter((_, index) => told[index] === codes.ok);
    expect(winners).toHaveLength(1);
    expect(await opens(winners[0] ?? '')).toBe(codes.ok);
  });

  it('is changed by the same call again and again, at once and afterwards, and no try is lost', async () => {
    const code = await readCode();
    const asked = { code, current: old };
    const told = await Promise.all([1, 2, 3, 4].map(() => codeOf(change(asked))));
    for (let time = 0; time < 6; time += 1) told.push(await codeOf(change(asked)));
    expect(new Set(told)).toEqual(new Set([codes.ok]));
    await expect(requireFundPassword(context, caller.id, 'Wrong2026')).rejects.toMatchObject({
      message: expect.stringContaining('4 tries left'),
    });
    const messages = await context.db.selectFrom('messages').select('id').where('member_id', '=', caller.id).execute();
    expect(messages).toHaveLength(1);
  });

  it('is guessed no more often by who has a used code', async () => {
    const code = await readCode();
    await change({ code, current: old });
    const guess = (password: string) => codeOf(change({ code, password }));
    for (let time = 0; time < 5; time += 1) expect(await guess(`Wrong${2_026 + time}`)).toBe(codes.codeExpired);
    expect(await guess(next)).toBe(codes.tooManyAttempts);
  });

  it('is not changed by what finds another one set meanwhile, and that code stays good', async () => {
    const email = `asha${made}@dayrent.example`;
    await context.db.updateTable('members').set({ email }).where('id', '=', caller.id).execute();
    const code = await readCode();
    await fundPasswordHandlers.payCodeByEmail(context, call({}));
    const other = (await lastCode(context, email)) ?? '';
    const quicker = onceRead('fund_password_hash', () => change({ code, current: old }).then(() => undefined));
    const late = { ...context, db: context.db.withPlugin(quicker.plugin) };
    const asked = { channel: 'email' as const, code: other, current: old, password: `${next}2`, loginPassword: '' };
    expect(await codeOf(fundPasswordHandlers.updatePayPassword(late, call(asked)))).toBe(codes.wrongPassword);
    expect(await opens(next)).toBe(codes.ok);
    await change({ ...asked, current: next });
    expect(await opens(`${next}2`)).toBe(codes.ok);
  });

  it('is not changed by a login password that was replaced meanwhile, and the code stays good', async () => {
    const code = await readCode();
    const replaced = onceRead('fund_password_hash', async () => {
      const set = { password_hash: await quickHash(`${login}2`) };
      await context.db.updateTable('members').set(set).where('id', '=', caller.id).execute();
    });
    const late = { ...context, db: context.db.withPlugin(replaced.plugin) };
    const asked = { channel: 'phone' as const, code, current: '', password: next, loginPassword: login };
    expect(await codeOf(fundPasswordHandlers.updatePayPassword(late, call(asked)))).toBe(codes.wrongPassword);
    expect([await opens(old), await rest()]).toEqual([codes.ok, null]);
    await change({ code, loginPassword: `${login}2` });
    expect(await opens(next)).toBe(codes.ok);
  });
});

describe('e-mail', () => {
  it('is no channel without an address', async () => {
    expect(await codeOf(fundPasswordHandlers.payCodeByEmail(context, call({})))).toBe(codes.channelMissing);
    expect(await codeOf(change({ code: '123456', channel: 'email' }))).toBe(codes.channelMissing);
  });

  it('takes a code of its own', async () => {
    const email = `asha${made}@dayrent.example`;
    await context.db.updateTable('members').set({ email }).where('id', '=', caller.id).execute();
    const { data } = await fundPasswordHandlers.payCodeByEmail(context, call({}));
    expect(data).toMatchObject({ channel: 'email', to: 'a•••@dayrent.example' });
    const code = (await lastCode(context, email)) ?? '';
    expect(await codeOf(change({ code, channel: 'phone' }))).toBe(codes.codeExpired);
    await change({ code, channel: 'email' });
    expect(await opens(next)).toBe(codes.ok);
  });
});
