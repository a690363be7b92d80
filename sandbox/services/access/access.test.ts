/** Sign-in over HTTP: tokens, their ends, limits on attempts, and what a wrong answer tells. */
import type { KyselyPlugin } from 'kysely';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { headers } from '#domain/headers.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { day, minute, sessionLifetime } from '#domain/limits.ts';
import { hashInFull } from '#tests/sandbox/quick-hash.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { idleLifetime } from './sessions.ts';
import { signInHandlers } from './sign-in.ts';

const loginPath = '/api/user/auth/logpe/pass';

let world: ServedWorld;

beforeEach(async () => {
  world = await openServedWorld();
});
afterEach(() => world.close());

const signIn = (phone: string, password: string, country = 'IN') =>
  world.ask('POST', loginPath, { fields: { country, phone, password } });
const isOpen = async (token: string): Promise<boolean> =>
  (await world.ask('GET', '/api/user/user/info', { token })).code === 200;

describe('a session', () => {
  it('begins with phone and password, and says who it is', async () => {
    const told = await signIn(world.demo.phone, world.demo.password);
    expect(told).toMatchObject({ status: 200, code: 200 });
    expect(told.msg).toMatch(/^[\w-]{43}$/);
    expect(told.data).toMatchObject({ phone: world.demo.phone, name: world.demo.name, timezoneType: 1 });
    const profile = await world.ask('GET', '/api/user/user/info', { token: told.msg });
    expect(profile.data).toMatchObject({ name: world.demo.name, phone: world.demo.phone, grade: expect.any(Number) });
    expect(JSON.stringify([told.data, profile.data])).not.toMatch(/argon|password/);
  });

  it('has its own token each time, and only its hash is kept', async () => {
    const [one, other] = [await world.signIn(), await world.signIn()];
    expect(one).not.toBe(other);
    const rows = await world.context.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(one);
    expect(rows).toHaveLength(2);
  });

  it('is told apart from those that are asked for at the same time', async () => {
    const [asha, noor] = [await world.signIn(), await world.signIn(world.demo.emptyPhone)];
    const ended = await world.signIn();
    await world.ask('POST', '/api/user/auth/logout', { token: ended });
    const asked = Array.from({ length: 30 }, (_, index) => [asha, noor, ended][index % 3] ?? '');
    const told = await Promise.all(asked.map((token) => world.ask('GET', '/api/user/user/info', { token })));
    const phones = told.map(({ status, data }) => (status === 200 ? Reflect.get(data as object, 'phone') : status));
    expect(phones).toEqual(asked.map((_, index) => [world.demo.phone, world.demo.emptyPhone, 401][index % 3]));
  });

  it('ends at sign-out, alone', async () => {
    const [one, other] = [await world.signIn(), await world.signIn()];
    expect((await world.ask('POST', '/api/user/auth/logout', { token: one })).code).toBe(200);
    expect(await isOpen(one)).toBe(false);
    expect(await isOpen(other)).toBe(true);
  });

  it('ends on all devices of its member when asked to, and on no other’s', async () => {
    const [one, other] = [await world.signIn(), await world.signIn()];
    const stranger = await world.signIn(world.demo.emptyPhone);
    const told = await world.ask('POST', '/api/user/auth/logout-all', { token: one });
    expect(told).toMatchObject({ code: 200, data: { ended: 2 } });
    expect([await isOpen(one), await isOpen(other), await isOpen(stranger)]).toEqual([false, false, true]);
    expect(await world.ask('POST', '/api/user/auth/logout-all', { token: one })).toMatchObject({ status: 401 });
    expect(await world.ask('POST', '/api/user/auth/logout-all')).toMatchObject({ status: 401 });
    expect(await isOpen(stranger)).toBe(true);
  });

  it('lasts 30 days of real time while it is used', async () => {
    const token = await world.signIn();
    for (let past = 0; past + 10 * day < sessionLifetime; past += 10 * day) {
      world.wallClock.advance(10 * day);
      expect(await isOpen(token)).toBe(true);
    }
    world.wallClock.advance(10 * day - 1);
    expect(await isOpen(token)).toBe(true);
    world.wallClock.advance(1);
    expect(await isOpen(token)).toBe(false);
  });

  it('ends without use', async () => {
    const token = await world.signIn();
    world.wallClock.advance(idleLifetime);
    expect(await isOpen(token)).toBe(false);
  });

  it('outlives any move of the sandbox clock', async () => {
    const token = await world.signIn();
    await world.control('POST', '/sandbox/clock/advance', { days: 40 });
    expect(await isOpen(token)).toBe(true);
  });

  it('ends by the panel, on every device', async () => {
    const tokens = [await world.signIn(), await world.signIn()];
    const stranger = await world.signIn(world.demo.emptyPhone);
    const { body } = await world.control('POST', '/sandbox/sessions/revoke', { phone: world.demo.phone });
    expect(body).toEqual({ revoked: 2 });
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, false]);
    expect(await isOpen(stranger)).toBe(true);
  });
});

describe('a wrong password', () => {
  it('gets the same answer as an unknown phone, a member without password and another country', async () => {
    await world.context.db
      .updateTable('members')
      .set({ password_hash: null })
      .where('phone', '=', world.demo.emptyPhone)
      .execute();
    const answers = await Promise.all([
      signIn(world.demo.phone, 'wrong'),
      signIn('9999999999', 'wrong'),
      signIn(world.demo.emptyPhone, world.demo.password),
      signIn(world.demo.phone, world.demo.password, 'DE'),
    ]);
    for (const { status, code, msg, data } of answers) {
      expect({ status, code, msg, data }).toEqual({
        status: 200,
        code: 1001,
        msg: 'Wrong phone number, e-mail address or password',
        data: null,
      });
    }
  });

  // How long it takes is measured by night (tests/nightly/sign-in-time.world.test.ts).
  it('costs the same work as an unknown phone: the same queries, and a hash of the same size', async () => {
    await hashInFull(world.context, world.demo.phone, world.demo.password);
    const hash = vi.spyOn(crypto, 'argon2');
    syncBuiltinESMExports();
    const workOf = async (phone: string): Promise<unknown[]> => {
      const work: unknown[] = [];
      hash.mockClear();
      const told: KyselyPlugin = {
        transformQuery({ node }) {
          work.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const context = { ...world.context, wallClock: world.wallClock, db: world.context.db.withPlugin(told) };
      const input = { country: 'IN', phone, password: 'wrong', zone: '' };
      const nobody = { id: '', region: 1, language: 'en_US' } as const;
      const visit = {
        input,
        address: '192.0.2.1',
        caller: nobody,
        token: '',
        agent: '',
        origin: 'http://localhost',
        intentId: '',
      };
      await expect(signInHandlers.login(context, visit)).rejects.toMatchObject({ code: 1001 });
      expect(hash).toHaveBeenCalledTimes(1);
      // Of another salt and password: the size alone is the work.
      return [...work, hash.mock.lastCall?.[0], { ...hash.mock.lastCall?.[1], message: '', nonce: '' }];
    };
    const known = await workOf(world.demo.phone);
    expect(await workOf('9000010010')).toEqual(known);
    hash.mockRestore();
    syncBuiltinESMExports();
  });

  it('may be tried five times, then waits: one minute, two, four', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await signIn(world.demo.phone, 'wrong')).code).toBe(1001);
    for (const wait of [1, 2, 4]) {
      const told = await signIn(world.demo.phone, world.demo.password);
      expect(told.code).toBe(429);
      expect(told.msg).toContain(wait === 1 ? '60 s' : `${wait} min`);
      world.wallClock.advance(wait * minute - 1);
      expect((await signIn(world.demo.phone, 'wrong')).code).toBe(429);
      world.wallClock.advance(1);
      expect((await signIn(world.demo.phone, 'wrong')).code).toBe(1001);
    }
  });

  it('is forgotten after a right one', async () => {
    for (let attempt = 1; attempt <= 4; attempt += 1) await signIn(world.demo.phone, 'wrong');
    await world.signIn();
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await signIn(world.demo.phone, 'wrong')).code).toBe(1001);
  });

  it('gains nothing from many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(world.demo.phone, 'wrong')));
    expect(answers.filter(({ code }) => code === 1001)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(7);
  });

  it('is not locked by who guesses at it from elsewhere', async () => {
    const context = { ...world.context, wallClock: world.wallClock };
    const input = { country: 'IN', phone: world.demo.phone, password: 'wrong', zone: '' };
    const nobody = { id: '', region: 1, language: 'en_US' } as const;
    const visit = { input, caller: nobody, token: '', agent: '', origin: 'http://localhost', intentId: '' };
    for (let turn = 0; turn < 7; turn += 1) {
      await signInHandlers.login(context, { ...visit, address: '192.0.2.66' }).catch(() => undefined);
    }
    await expect(signInHandlers.login(context, { ...visit, address: '192.0.2.66' })).rejects.toMatchObject({
      code: 429,
    });
    const right = { ...input, password: world.demo.password };
    const { data } = await signInHandlers.login(context, { ...visit, input: right, address: '192.0.2.7' });
    expect(data.phone).toBe(world.demo.phone);
  });

  it('limits an address too, whatever phones it tries', async () => {
    const codes: number[] = [];
    for (let index = 0; index < 32; index += 1) codes.push((await signIn(`90000200${10 + index}`, 'wrong')).code);
    expect(codes.filter((code) => code === 1001)).toHaveLength(30);
    expect(codes.slice(-2)).toEqual([429, 429]);
    // It slows down, and others behind it come in at their turn: after the two that were refused.
    expect((await signIn(world.demo.phone, world.demo.password)).msg).toContain('in 15 s');
    world.wallClock.advance(15_000);
    expect((await signIn(world.demo.phone, world.demo.password)).code).toBe(200);
  });

  it('keeps no member who is signed in from anything, whoever else calls from their address', async () => {
    const token = await world.signIn();
    for (let index = 0; index < 40; index += 1) await signIn(`90000300${10 + index}`, 'wrong');
    const fields = { current: 'Wrong2026', password: 'Other2026' };
    const change = () => world.ask('POST', '/api/user/auth/update-password', { token, fields });
    expect((await change()).code).toBe(1105);
    // Nor who guesses at their account.
    for (let turn = 0; turn < 6; turn += 1) await signIn(world.demo.phone, 'wrong');
    expect((await change()).code).toBe(1105);
  });
});

describe('countries', () => {
  it('are at least 22, each once, with calling codes', async () => {
    const list = (await world.ask('GET', '/api/user/auth/countrys')).data as { code: string; dial: string }[];
    expect(list.length).toBeGreaterThanOrEqual(22);
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
    for (const code of ['US', 'IN', 'TR', 'ES', 'IT', 'FR', 'DE', 'PT', 'KE', 'AE', 'LK', 'AL', 'EG']) {
      expect(list.map((country) => country.code)).toContain(code);
    }
  });

  it('have the names and the order of the language asked for, or English ones', async () => {
    const namesIn = async (language: string) =>
      (
        (await world.ask('GET', '/api/user/auth/countrys', { headers: { [headers.language]: language } })).data as {
          name: string;
        }[]
      ).map(({ name }) => name);
    expect(await namesIn('xx_XX')).toEqual(expect.arrayContaining(['Egypt', 'India', 'Kenya']));
    const german = await namesIn('de_DE');
    expect(german).toEqual(expect.arrayContaining(['Ägypten', 'Albanien', 'Indien']));
    expect(german.indexOf('Ägypten')).toBeLessThan(german.indexOf('Albanien'));
  });
});
