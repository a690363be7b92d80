import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { day, fundPasswordCodes, verificationCode } from '#domain/limits.ts';
import { codeOf } from '#tests/sandbox/code-of.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { recipientsNamed, recipientsOf } from './code-recipients.ts';
import { checkCode, lastCode, sendCode, useCode, type CodePurpose } from './verification-codes.ts';
import { isFresh } from './visitor-codes.ts';

const second = 1_000;
let world: World;
let made = 0;
let phone = '';

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  made += 1;
  phone = String(9_200_000_000 + made);
});

const subject = (purpose: CodePurpose = 'fundPassword') => ({ recipient: `IN:${phone}`, purpose });
const send = (purpose?: CodePurpose) => sendCode(world.context, subject(purpose));
const sentTo = async (to: string): Promise<string> => (await lastCode(world.context, to)) ?? '';
/** As what a code opens does. */
async function take(code: string, purpose?: CodePurpose): Promise<void> {
  const typed = { ...subject(purpose), code };
  await checkCode(world.context, typed);
  const isFirst = await useCode({ trx: world.context.db }, typed, world.clock.now());
  if (!isFirst) throw new Refusal(codes.codeExpired, 'used meanwhile');
}
/** A code that is not the one. */
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
describe('a code', () => {
  it('is forgotten a day after it expired, by the next ones that go out to anybody', async () => {
    const kept = async (): Promise<number> =>
      (await world.context.db.selectFrom('verification_codes').select('code').execute()).length;
    for (const purpose of ['fundPassword', 'registration', 'loginPassword', 'oldContact', 'newContact'] as const) {
      await send(purpose);
    }
    world.clock.advance(verificationCode.lifetime + day - 1);
    await sendCode(world.context, { recipient: 'somebody', purpose: 'registration' });
    expect(await kept()).toBe(6);
    world.clock.advance(1);
    await sendCode(world.context, { recipient: 'somebody else', purpose: 'registration' });
    expect(await kept()).toBe(2);
  });

  it('has six digits, five minutes, and opens once', async () => {
    const now = world.clock.now();
    expect(await send()).toEqual({
      sentAt: now,
      retryAt: now + verificationCode.cooldown,
      expiresAt: now + verificationCode.lifetime,
    });
    const code = await sentTo(phone);
    expect(code).toMatch(/^\d{6}$/);
    await take(code);
    await expect(take(code)).rejects.toMatchObject({ code: codes.codeExpired });
  });

  it('is over after five minutes', async () => {
    await send();
    const code = await sentTo(phone);
    world.clock.advance(verificationCode.lifetime - 1);
    await checkCode(world.context, { ...subject(), code });
    world.clock.advance(1);
    await expect(take(code)).rejects.toMatchObject({ code: codes.codeExpired });
  });

  it('has five tries, and says how many are left', async () => {
    await send();
    const code = await sentTo(phone);
    for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left', 'No tries left']) {
      await expect(take(wrong(code))).rejects.toMatchObject({ code: codes.codeWrong, message: `Wrong code. ${left}` });
    }
    await expect(take(code)).rejects.toMatchObject({ code: codes.codeExpired });
  });

  it('can be asked for once a minute, for each purpose, and the new one ends the old one', async () => {
    await send();
    const old = await sentTo(phone);
    world.clock.advance(verificationCode.cooldown - 18 * second + 1);
    await expect(send()).rejects.toMatchObject({
      code: codes.codeTooSoon,
      message: 'Please ask for another code in 18 s',
    });
    expect(await sentTo(phone)).toBe(old);
    await send('registration');
    world.clock.advance(18 * second - 1);
    await send();
    const next = await sentTo(phone);
    if (next !== old) await expect(take(old)).rejects.toMatchObject({ code: codes.codeWrong });
    await take(next);
  });

  it('for the fund password goes out three times in ten minutes, whatever came of them', async () => {
    const { most, within } = fundPasswordCodes;
    for (let sent = 0; sent < most; sent += 1) {
      await send();
      world.clock.advance(verificationCode.cooldown);
    }
    await expect(send()).rejects.toMatchObject({ code: codes.tooManyAttempts });
    // The one that went out last is as good as before.
    await take(await sentTo(phone));
    world.clock.advance(within - most * verificationCode.cooldown - 1);
    await expect(send()).rejects.toMatchObject({ code: codes.tooManyAttempts });
    world.clock.advance(1);
    await send();
    world.clock.advance(verificationCode.cooldown - 1);
    await expect(send()).rejects.toMatchObject({ code: codes.codeTooSoon });
  });

  it('for another purpose has limits of its own', async () => {
    for (let sent = 0; sent <= fundPasswordCodes.most; sent += 1) {
      await send('registration');
      world.clock.advance(verificationCode.cooldown);
    }
    expect(await sentTo(phone)).toMatch(/^\d{6}$/);
  });

  it('of another purpose opens nothing', async () => {
    await send('loginPassword');
    await expect(take(await sentTo(phone))).rejects.toMatchObject({ code: codes.codeExpired });
    await take(await sentTo(phone), 'loginPassword');
  });

  it('that was never sent opens nothing', async () => {
    await expect(take('123456')).rejects.toMatchObject({ code: codes.codeExpired });
  });

  it('gives 64 guesses at once no more than five, and one taker', async () => {
    await send();
    const code = await sentTo(phone);
    const guesses = Array.from({ length: 64 }, () => codeOf(take(wrong(code))));
    const told = await Promise.all(guesses);
    expect(told.filter((one) => one === codes.codeWrong)).toHaveLength(5);
    expect(told.filter((one) => one === codes.codeExpired)).toHaveLength(59);
    world.clock.advance(verificationCode.cooldown);
    await send();
    const next = await sentTo(phone);
    const takers = await Promise.all(Array.from({ length: 64 }, () => codeOf(take(next))));
    expect(takers.filter((one) => one === codes.ok)).toHaveLength(1);
  });

  it('goes out once when it is asked for 64 times at once', async () => {
    const told = await Promise.all(Array.from({ length: 64 }, () => codeOf(send())));
    expect(told.filter((one) => one === codes.ok)).toHaveLength(1);
    expect(told.filter((one) => one === codes.codeTooSoon)).toHaveLength(63);
  });
});

describe('a recipient', () => {
  it('is masked but for the end of a phone and the domain of an address', () => {
    const member = { country: 'IN', phone: '9000000001', email: 'Asha@dayrent.example' };
    expect(recipientsOf(member)).toEqual([
      { channel: 'phone', to: '+91 ••••••0001', recipient: 'IN:9000000001' },
      { channel: 'email', to: 'A•••@dayrent.example', recipient: 'asha@dayrent.example' },
    ]);
    expect(recipientsOf({ country: 'DE', phone: '12345', email: null })).toEqual([
      { channel: 'phone', to: '+49 •••45', recipient: 'DE:12345' },
    ]);
  });

  it('is found by digits or address, and by nothing else', async () => {
    expect(recipientsNamed('9000000001')).toContain('IN:9000000001');
    await send();
    expect(await lastCode(world.context, phone)).toMatch(/^\d{6}$/);
    for (const other of ['', '%', phone.slice(1), `${phone}0`]) expect(await lastCode(world.context, other)).toBeNull();
  });
});

it('a code that the same call uses while it is looked at is a right one all the same', async () => {
  await send('registration');
  const typed = { ...subject('registration'), code: await sentTo(phone) };
  const { context } = world;
  let isOver = false;
  const quicker: KyselyPlugin = {
    transformQuery: ({ node }) => {
      // Not one that holds the row: behind that, the other would wait.
      if (node.kind === 'SelectQueryNode' && node.endModifiers === undefined) isOver = true;
      return node;
    },
    transformResult: async ({ result }) => {
      if (!isOver) return result;
      isOver = false;
      await useCode({ trx: context.db }, typed, world.clock.now());
      return result;
    },
  };
  const served = { ...context, wallClock: world.clock, db: context.db.withPlugin(quicker) };
  await expect(isFresh(served, typed)).resolves.toBe(true);
  await useCode({ trx: context.db }, typed, world.clock.now());
  await expect(isFresh(served, typed)).resolves.toBe(false);
});
