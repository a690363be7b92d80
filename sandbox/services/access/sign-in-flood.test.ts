/** A flood of wrong passwords slows down where it comes from, and keeps nobody else out for long (product 5.13). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { sessionLifetime } from '#domain/limits.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { signInHandlers } from './sign-in.ts';
import { countCodeRequest } from './code-requests.ts';
import { signInSubject } from './known-places.ts';
import { countAttempt, forgiveAttempt, turns } from './sign-in-attempts.ts';

const office = '192.0.2.1';

let world: ServedWorld;
let context: Parameters<typeof countAttempt>[0];
let made = 0;
let recipient = '';
let subject = '';

beforeAll(async () => {
  world = await openServedWorld();
  context = { ...world.context, wallClock: world.wallClock };
  recipient = `${world.demo.country}:${world.demo.phone}`;
  subject = signInSubject(recipient);
});
afterAll(() => world.close());
// Each test is another day for the limits on attempts.
beforeEach(() => world.context.db.deleteFrom('sign_in_attempts').execute());

const refusalOf = (work: Promise<unknown>): Promise<Refusal | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );

/** Signs in as a handler is called, from that address. @returns the code and the words of the answer */
async function signIn(phone: string, password: string, address = office): Promise<{ code: number; msg: string }> {
  const nobody = { id: '', region: 1, language: 'en_US' } as const;
  const input = { country: 'IN', phone, password, zone: '' };
  const visit = { input, address, caller: nobody, token: '', agent: '', origin: 'http://localhost', intentId: '' };
  const refusal = await refusalOf(signInHandlers.login(context, visit));
  return { code: refusal?.code ?? codes.ok, msg: refusal?.message ?? '' };
}

const wrong = (phone: string, address?: string) => signIn(phone, 'wrong', address);
const right = (address?: string) => signIn(world.demo.phone, world.demo.password, address);

/** A phone number that nothing was tried with yet. */
const newPhone = (): string => {
  made += 1;
  return String(9_000_020_000 + made);
};

/** Seconds that a refusal says. */
const secondsIn = (msg: string): number => Number(/ (\d+) s$/.exec(msg)?.[1]);

/** So much went wrong at an address that turns are given out there. */
async function exhaust(address = office): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await countAttempt(context, newPhone(), address);
}

/** How long an attempt has to wait, ms; 0 for one that may be made. */
async function waitOf(subject: string, address = office): Promise<number> {
  const refusal = await refusalOf(countAttempt(context, subject, address));
  if (refusal === null) return 0;
  const [, many, unit] = /in (\d+) (s|min)$/.exec(refusal.message) ?? [];
  return Number(many) * (unit === 's' ? 1_000 : 60_000);
}

describe('whoever shares an address with a guesser', () => {
  it('signs in at the turn they were given, with 40 wrong guesses in flight before each of their calls', async () => {
    await exhaust();
    const flood = async (): Promise<void> => {
      const phones = Array.from({ length: 4 }, newPhone);
      await Promise.all(Array.from({ length: 40 }, (_, index) => wrong(phones[index % phones.length] ?? '')));
    };
    await flood();
    const told = await right();
    expect(told.code).toBe(codes.tooManyAttempts);
    // Four accounts are tried before, and each has one turn.
    const wait = secondsIn(told.msg) * 1_000;
    expect(wait).toBe((4 + 1) * turns.every);
    for (let past = turns.every; past <= wait; past += turns.every) {
      world.wallClock.advance(turns.every);
      await flood();
      const { code, msg } = await right();
      if (past === wait) expect(code).toBe(codes.ok);
      else expect(msg).toContain(`in ${(wait - past) / 1_000} s`);
    }
  });

  it('signs in as soon, whatever another signs in with rightly', async () => {
    await exhaust();
    await waitOf('guessed');
    expect(await waitOf('own')).toBe(2 * turns.every);
    world.wallClock.advance(2 * turns.every);
    expect(await waitOf('own')).toBe(0);
    await forgiveAttempt(context, 'own', office);
    // The right one's turn is free again.
    expect(await waitOf('next')).toBe(0);
  });
});

describe('a guesser', () => {
  it('has one turn for an account at an address, and one look at its password then', async () => {
    await exhaust();
    const phone = newPhone();
    const many = () => Promise.all(Array.from({ length: 20 }, () => wrong(phone)));
    const told = await many();
    expect(new Set(told.map(({ msg }) => msg))).toEqual(new Set(['Too many attempts. Please try again in 5 s']));
    expect(await waitOf('another')).toBe(2 * turns.every);
    world.wallClock.advance(turns.every);
    const looked = (await many()).filter(({ code }) => code === codes.wrongCredentials);
    expect(looked).toHaveLength(1);
  });

  it('gets one look in five seconds, with however many accounts', async () => {
    await exhaust();
    const names = Array.from({ length: 20 }, newPhone);
    let looks = 0;
    for (let past = 0; past < 60_000; past += 1_000) {
      const waits = await Promise.all(names.map((name) => waitOf(name)));
      looks += waits.filter((wait) => wait === 0).length;
      world.wallClock.advance(1_000);
    }
    expect(looks).toBeLessThanOrEqual(12);
    expect(looks).toBeGreaterThanOrEqual(11);
  });

  it('makes nobody wait longer than five minutes: on top of that there are no turns', async () => {
    await exhaust();
    const most = turns.ahead / turns.every;
    let last = 0;
    for (let turn = 0; turn < most; turn += 1) last = await waitOf(newPhone());
    expect(last).toBe(turns.ahead);
    expect(await waitOf('late')).toBe(turns.every);
    expect(await waitOf('later')).toBe(turns.every);
    world.wallClock.advance(turns.every);
    expect(await waitOf('later')).toBe(turns.ahead);
  });

  it('can’t save turns up: one that isn’t taken is over after five minutes', async () => {
    await exhaust();
    expect([await waitOf('one'), await waitOf('two')]).toEqual([turns.every, 2 * turns.every]);
    world.wallClock.advance(turns.every + turns.lasts);
    // Of one that is over nothing is left: the address is free again, and so is the next.
    expect([await waitOf('one'), await waitOf('two'), await waitOf('three')]).toEqual([0, 0, turns.every]);
  });
});

describe('whose account is tried from everywhere', () => {
  it('signs in at the turn they were given from their own address', async () => {
    const flood = async (from: number): Promise<void> => {
      await Promise.all(Array.from({ length: 5 }, (_, index) => wrong(world.demo.phone, `198.51.100.${from + index}`)));
    };
    for (let from = 0; from < 50; from += 5) await flood(from);
    await flood(50);
    const wait = secondsIn((await right()).msg) * 1_000;
    expect(wait).toBe((5 + 1) * turns.every);
    for (let past = turns.every; past <= wait; past += turns.every) {
      world.wallClock.advance(turns.every);
      await flood(50 + past / 1_000);
      expect((await right()).code).toBe(past === wait ? codes.ok : codes.tooManyAttempts);
    }
  });

  it('signs in at once where they did before, and so long, though strangers have all turns there are', async () => {
    const most = turns.ahead / turns.every;
    const flood = async (): Promise<void> => {
      for (let from = 0; from < 50 + most; from += 1) await waitOf(subject, `198.51.100.${from}`);
    };
    expect((await right()).code).toBe(codes.ok);
    await flood();
    expect((await right('192.0.2.2')).code).toBe(codes.tooManyAttempts);
    expect((await right()).code).toBe(codes.ok);
    world.wallClock.advance(sessionLifetime - 1);
    await flood();
    expect((await right()).code).toBe(codes.ok);
    world.wallClock.advance(sessionLifetime + 1);
    await flood();
    expect((await right()).code).toBe(codes.tooManyAttempts);
  });

  it('has five tries in a row there, too', async () => {
    expect((await right()).code).toBe(codes.ok);
    for (let turn = 0; turn < 5; turn += 1) expect((await wrong(world.demo.phone)).code).toBe(codes.wrongCredentials);
    expect((await right()).msg).toContain('in 60 s');
  });

  it('makes nobody else wait at their address', async () => {
    for (let from = 0; from < 60; from += 1) await waitOf('tried', `198.51.100.${from}`);
    expect(await waitOf('tried')).toBeGreaterThan(turns.every);
    expect(await waitOf('another')).toBe(0);
  });
});

it('keeps nobody from a code where they signed in before, nor while they are signed in', async () => {
  const ask = (address: string, memberId: string | null = null) =>
    refusalOf(countCodeRequest(context, { recipient, address, memberId }));
  expect((await right()).code).toBe(codes.ok);
  const strangers: (Refusal | null)[] = [];
  for (let from = 0; from < 11; from += 1) strangers.push(await ask(`198.51.100.${from}`));
  expect(strangers.map((told) => told?.code)).toEqual([...Array.from({ length: 10 }), codes.tooManyAttempts]);
  expect(await ask('192.0.2.2')).not.toBeNull();
  expect(await ask('192.0.2.2', 'asha')).toBeNull();
  // Without an end nobody asks, wherever they are.
  const own: (Refusal | null)[] = [];
  for (let turn = 0; turn < 11; turn += 1) own.push(await ask(office));
  expect(own.map((told) => told?.code)).toEqual([...Array.from({ length: 10 }), codes.tooManyAttempts]);
});

it('gives each of many at once a turn of their own, and keeps it in the database', async () => {
  await exhaust();
  const names = Array.from({ length: 12 }, newPhone);
  const waits = await Promise.all(names.map((name) => waitOf(name)));
  const each = names.map((_, index) => (index + 1) * turns.every);
  expect(waits.toSorted((one, other) => one - other)).toEqual(each);
  expect(await Promise.all(names.map((name) => waitOf(name)))).toEqual(waits);
});
