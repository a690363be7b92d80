/** Forgotten passwords over HTTP, and what a stranger can't learn from any call of a visitor. */
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#sandbox/app.ts';
import { codes } from '#contract/codes.ts';
import { minute, verificationCode } from '#domain/limits.ts';
import { onceRead } from '#tests/sandbox/once-read.ts';
import { openServedWorld, type ServedWorld, type Told } from '#tests/sandbox/served-world.ts';
import {
  askCode,
  codeFor,
  newPassword,
  newVisitor,
  readCode,
  register,
  reset,
  signInAs,
  wrongCode,
  type Visitor,
} from '#tests/sandbox/visitors.ts';
import { signInHandlers } from './sign-in.ts';

const next = 'Solarmill2027';

let world: ServedWorld;

beforeAll(async () => {
  world = await openServedWorld();
});
afterAll(() => world.close());
beforeEach(() => world.context.db.deleteFrom('sign_in_attempts').execute());

/** @returns the new member's token */
async function join(visitor: Visitor): Promise<string> {
  const told = await register(world, visitor, { code: await codeFor(world, visitor) });
  expect(told.code).toBe(200);
  return told.msg;
}

const isOpen = async (token: string): Promise<boolean> =>
  (await world.ask('GET', '/api/user/user/info', { token })).code === 200;

describe('a forgotten password', () => {
  it.each(['phone', 'email'] as const)('is replaced by a code to the %s: no session is left', async (type) => {
    const visitor = newVisitor(type);
    const sessions = [await join(visitor), (await signInAs(world, 'IN', visitor.account)).msg];
    const code = await codeFor(world, visitor, 'reset');
    expect(await reset(world, visitor, { code, password: next })).toMatchObject({ code: 200, data: {} });
    expect(await Promise.all(sessions.map(isOpen))).toEqual([false, false]);
    expect((await signInAs(world, 'IN', visitor.account)).code).toBe(codes.wrongCredentials);
    expect((await signInAs(world, 'IN', visitor.account, next)).code).toBe(200);
  });

  it('is in force for a sign-in that has read the old one before, and looks at it afterwards', async () => {
    const visitor = newVisitor();
    await join(visitor);
    const code = await codeFor(world, visitor, 'reset');
    const made = onceRead('password_hash', async () => {
      expect((await reset(world, visitor, { code, password: next })).code).toBe(200);
    });
    const context = { ...world.context, wallClock: world.wallClock, db: world.context.db.withPlugin(made.plugin) };
    const input = { country: visitor.country, phone: visitor.account, password: newPassword, zone: '' };
    const caller = { id: '', region: 1, language: 'en_US' } as const;
    const from = { address: '192.0.2.9', agent: 'another', origin: 'http://localhost' };
    const signingIn = signInHandlers.login(context, { ...from, input, caller, token: '', intentId: '' });
    await expect(signingIn).rejects.toMatchObject({ code: codes.wrongCredentials });
    expect(made.hasHappened()).toBe(true);
    const { id } = await world.context.db
      .selectFrom('members')
      .select('id')
      .where('phone', '=', visitor.account)
      .executeTakeFirstOrThrow();
    expect(await world.context.db.selectFrom('sessions').select('id').where('member_id', '=', id).execute()).toEqual(
      [],
    );
  });

  it('leaves no wait at sign-in', async () => {
    const visitor = newVisitor();
    await join(visitor);
    for (let attempt = 0; attempt < 5; attempt += 1) await signInAs(world, 'IN', visitor.account, 'wrong');
    expect((await signInAs(world, 'IN', visitor.account)).code).toBe(codes.tooManyAttempts);
    await reset(world, visitor, { code: await codeFor(world, visitor, 'reset'), password: next });
    expect((await signInAs(world, 'IN', visitor.account, next)).code).toBe(200);
  });

  it('is replaced once: the same call again changes nothing, another one is refused', async () => {
    const visitor = newVisitor();
    await join(visitor);
    const code = await codeFor(world, visitor, 'reset');
    await reset(world, visitor, { code, password: next });
    const token = (await signInAs(world, 'IN', visitor.account, next)).msg;
    expect((await reset(world, visitor, { code, password: next })).code).toBe(200);
    expect((await reset(world, visitor, { code, password: 'Otherone2026' })).code).toBe(codes.codeExpired);
    expect(await isOpen(token)).toBe(true);
    expect((await signInAs(world, 'IN', visitor.account, next)).code).toBe(200);
  });

  it('is not replaced by a bad one, nor by the fund password, and the code stays good', async () => {
    const { demo } = world;
    const visitor: Visitor = { type: 'phone', country: demo.country, account: demo.phone };
    const code = await codeFor(world, visitor, 'reset');
    expect((await reset(world, visitor, { code, password: 'short1' })).code).toBe(codes.badInput);
    expect((await reset(world, visitor, { code, password: demo.fundPassword })).code).toBe(codes.sameAsFundPassword);
    expect((await reset(world, visitor, { code, password: demo.password })).code).toBe(200);
  });

  it('takes no code of another purpose', async () => {
    const visitor = newVisitor();
    await join(visitor);
    const code = await codeFor(world, visitor);
    expect((await reset(world, visitor, { code })).code).toBe(codes.codeExpired);
  });

  it('64 times at once is replaced by one of them', async () => {
    const visitor = newVisitor();
    await join(visitor);
    const code = await codeFor(world, visitor, 'reset');
    const passwords = Array.from({ length: 64 }, (_, index) => `Password${index + 100}`);
    const told = await Promise.all(passwords.map((password) => reset(world, visitor, { code, password })));
    const winners = passwords.filter((_, index) => told[index]?.code === 200);
    expect(winners).toHaveLength(1);
    await world.context.db.deleteFrom('sign_in_attempts').execute();
    expect((await signInAs(world, 'IN', visitor.account, winners[0])).code).toBe(200);
  });
});

/** What tells one answer from another, but for whom it is about. */
const shapeOf = ({ status, code, msg, data }: Told): unknown => ({
  status,
  code,
  msg,
  data: data && { ...data, to: (data as { to?: string }).to?.replace(/\w{4}$/, '####') },
});

describe('a stranger', () => {
  it('hears how a number is written, and not whether anybody has it', async () => {
    const known = newVisitor();
    await join(known);
    for (const { type, country, account } of [known, newVisitor()]) {
      const told = await world.ask('POST', '/api/user/user/isValidAccount', {
        fields: { type, country, account: `0${account}` },
      });
      expect(told).toMatchObject({ code: 200, msg: '', data: { valid: true, account } });
    }
    const fields = { type: 'phone', country: 'IN', account: '12345' };
    const told = await world.ask('POST', '/api/user/user/isValidAccount', { fields });
    expect(told.data).toEqual({ valid: false, account: '' });
  });

  /** The same steps for an account that exists and one that does not. */
  async function steps(visitor: Visitor): Promise<unknown[]> {
    const seen: unknown[] = [];
    const see = async (told: Promise<Told>) => seen.push(shapeOf(await told));
    for (const purpose of ['registration', 'reset'] as const) {
      await see(askCode(world, visitor, purpose));
      await see(askCode(world, visitor, purpose));
    }
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await see(register(world, visitor, { code: '000000' }));
      await see(reset(world, visitor, { code: '000000' }));
      await see(signInAs(world, visitor.country, visitor.account, 'Wrongone2026'));
    }
    return seen;
  }

  it.each(['phone', 'email'] as const)(
    'hears the same of an account by %s that is known and one that is not',
    async (type) => {
      const [known, unknown] = [newVisitor(type), newVisitor(type)];
      await join(known);
      world.clock.advance(verificationCode.cooldown);
      const ofKnown = await steps(known);
      await world.context.db.deleteFrom('sign_in_attempts').execute();
      expect(await steps(unknown)).toEqual(ofKnown);
      expect(ofKnown).toHaveLength(22);
    },
  );

  it('gets no code for an account that does not exist, on no panel either', async () => {
    const visitor = newVisitor();
    expect((await askCode(world, visitor, 'reset')).code).toBe(200);
    expect(await readCode(world, visitor.account)).toBe('');
    const panel = await (await world.app.request('/sandbox')).text();
    expect(panel).not.toContain(visitor.account);
    const row = await world.context.db
      .selectFrom('verification_codes')
      .select('code')
      .where('recipient', '=', `IN:${visitor.account}`)
      .executeTakeFirstOrThrow();
    expect((await reset(world, visitor, { code: row.code })).code).toBe(codes.codeWrong);
  });

  it('gets none for a member whom nobody signs in as', async () => {
    const visitor = newVisitor();
    await join(visitor);
    await world.context.db
      .updateTable('members')
      .set({ password_hash: null })
      .where('phone', '=', visitor.account)
      .execute();
    world.clock.advance(verificationCode.cooldown);
    await askCode(world, visitor, 'reset');
    const rows = await world.context.db
      .selectFrom('verification_codes')
      .select(['purpose', 'is_decoy'])
      .where('recipient', '=', `IN:${visitor.account}`)
      .where('purpose', '=', 'loginPassword')
      .execute();
    expect(rows).toEqual([{ purpose: 'loginPassword', is_decoy: true }]);
  });

  it('makes the server do the same work', async () => {
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const app = createApp({ ...world.context, wallClock: world.wallClock, db: world.context.db.withPlugin(counting) });
    const work = async ({ type, country, account }: Visitor, path: string, more = {}): Promise<number> => {
      queries = 0;
      await app.request(`/api/user/auth/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...(path.endsWith('p') && { type }), country, account, ...more }).toString(),
      });
      return queries;
    };
    const [known, unknown] = [newVisitor(), newVisitor()];
    await join(known);
    world.clock.advance(verificationCode.cooldown);
    for (const path of ['code/reg', 'code/resetpass']) {
      const ofKnown = await work(known, path);
      expect(ofKnown).toBeGreaterThan(3);
      expect(await work(unknown, path)).toBe(ofKnown);
    }
    const fields = { code: '000000', password: newPassword };
    for (const [path, more] of [
      ['registereorp', { ...fields, inviteCode: 'ASHA2026' }],
      ['reset-password-eop', fields],
    ] as const) {
      const ofKnown = await work(known, path, more);
      expect(ofKnown).toBeGreaterThan(3);
      expect(await work(unknown, path, more)).toBe(ofKnown);
    }
  });
});

describe('limits', () => {
  it('let an account be tried five times, wrong codes or over ones, and wait in real time', async () => {
    const visitor = newVisitor();
    const code = await codeFor(world, visitor);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await register(world, visitor, { code: wrongCode(code) })).code).toBe(codes.codeWrong);
    }
    expect((await register(world, visitor, { code })).code).toBe(codes.tooManyAttempts);
    world.clock.advance(minute);
    expect((await register(world, visitor, { code })).code).toBe(codes.tooManyAttempts);
    world.wallClock.advance(minute);
    expect((await register(world, visitor, { code })).code).toBe(codes.codeExpired);
    world.wallClock.advance(2 * minute);
    expect((await register(world, visitor, { code: await codeFor(world, visitor) })).code).toBe(200);
  });

  it('send ten codes to an account, then wait', async () => {
    const visitor = newVisitor();
    for (let sent = 0; sent < 10; sent += 1) await codeFor(world, visitor);
    world.clock.advance(verificationCode.cooldown);
    expect((await askCode(world, visitor)).code).toBe(codes.tooManyAttempts);
    world.wallClock.advance(minute);
    expect((await askCode(world, visitor)).code).toBe(200);
  });

  it('send a hundred codes for an address, and let it sign in all the same', async () => {
    for (let sent = 0; sent < 100; sent += 1) expect((await askCode(world, newVisitor(), 'reset')).code).toBe(200);
    expect((await askCode(world, newVisitor(), 'reset')).code).toBe(codes.tooManyAttempts);
    expect(await world.signIn()).toMatch(/^[\w-]{43}$/);
  });
});
