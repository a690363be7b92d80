/** Registration over HTTP: accounts, what they are given, and what a stranger can't learn. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { hour } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { promotion, walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import {
  askCode,
  codeFor,
  newPassword,
  newVisitor,
  readCode,
  register,
  signInAs,
  wrongCode,
  type Visitor,
} from '#tests/sandbox/visitors.ts';

let world: ServedWorld;

beforeAll(async () => {
  world = await openServedWorld();
});
afterAll(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});
// Each test is another day for the limits on attempts.
beforeEach(() => world.context.db.deleteFrom('sign_in_attempts').execute());

const memberBy = ({ account }: Visitor) =>
  world.context.db
    .selectFrom('members')
    .selectAll()
    .where((eb) => eb.or([eb('phone', '=', account), eb('email', '=', account)]))
    .execute();
const creditsOf = (memberId: string) =>
  world.context.db.selectFrom('registration_credits').selectAll().where('member_id', '=', memberId).execute();

describe('an invite code', () => {
  const check = ({ type, account }: Visitor, inviteCode: string) =>
    world.ask('POST', '/api/user/user/isValidAccount', { fields: { type, country: 'IN', account, inviteCode } });

  it('has to be known before a code is sent for it', async () => {
    const visitor = newVisitor();
    expect((await check(visitor, 'NOSUCH')).code).toBe(codes.inviteCodeUnknown);
    expect((await check(visitor, ' asha2026 ')).data).toEqual({
      valid: true,
      account: expect.stringMatching(/\d{10}$/),
    });
    expect((await check(visitor, '')).data).toMatchObject({ valid: true });
  });

  it('can’t be guessed at will', async () => {
    const visitor = newVisitor();
    for (let turn = 0; turn < 5; turn += 1) await check(visitor, `GUESS${turn}`);
    expect((await check(visitor, 'ASHA2026')).code).toBe(codes.tooManyAttempts);
  });

  it('of a new member has 40 bits', async () => {
    const visitor = newVisitor();
    await register(world, visitor, { code: await codeFor(world, visitor) });
    const [member] = await memberBy(visitor);
    expect(member?.invite_code).toMatch(/^[0-9A-F]{10}$/);
  });
});

describe('a new account', () => {
  it('by phone is signed in, invited by the one with the code, and given all that promotion can pay', async () => {
    const visitor = newVisitor();
    const told = await register(world, visitor, { code: await codeFor(world, visitor), inviteCode: ' asha2026 ' });
    expect(told).toMatchObject({ code: 200, msg: expect.stringMatching(/^[\w-]{43}$/) });
    expect(told.data).toMatchObject({
      phone: visitor.account,
      timezoneType: 1,
      credits: [
        { rule: 'welcomeBonus', amount: '1.00', credited: true, reason: '' },
        { rule: 'registrationGift', amount: '0.50', credited: true, reason: '' },
        { rule: 'freeTrial', amount: '20.00', productName: 'Print bench R4', credited: true, reason: '' },
      ],
    });
    const [member] = await memberBy(visitor);
    expect(member).toMatchObject({ inviter_id: world.demo.memberId, country: 'IN', region: 1 });
    const token = told.msg;
    const page = { pageNum: '1', pageSize: '20' };
    const { data: wallet } = await world.ask('GET', '/api/assets/wallet/summary', { token });
    expect(wallet).toMatchObject({ usdt: '1.50' });
    const { data: orders } = await world.ask('GET', '/api/assets/mine/order/record', {
      token,
      fields: { status: 'valid', ...page },
    });
    expect(orders).toMatchObject({ total: 1, list: [{ trial: true, price: '20.00', validDays: 7 }] });
    const records = await world.context.db
      .selectFrom('records')
      .select(['type', 'status', 'source', 'amount'])
      .where('member_id', '=', member?.id ?? '')
      .orderBy('type')
      .execute();
    expect(records).toEqual([
      { type: 'registrationGift', status: 'credited', source: 'promo:budget', amount: parseDecimal('0.50') },
      { type: 'welcomeBonus', status: 'credited', source: 'promo:budget', amount: parseDecimal('1.00') },
    ]);
  });

  // The demo's budget pays two trials a day, and three in all.
  it('earns its free income', async () => {
    await world.control('POST', '/sandbox/clock/advance', { hours: 24 });
    const visitor = newVisitor();
    const { msg: token } = await register(world, visitor, { code: await codeFor(world, visitor) });
    await world.control('POST', '/sandbox/clock/advance', { hours: 26 });
    const intent = crypto.randomUUID();
    expect(await world.ask('POST', '/api/income/income/takeout', { token, intent })).toMatchObject({ code: 200 });
    const [member] = await memberBy(visitor);
    const before = await balanceOf({ trx: world.context.db }, walletOf(member?.id ?? ''));
    await world.control('POST', '/sandbox/clock/advance', { minutes: 31 });
    const after = await balanceOf({ trx: world.context.db }, walletOf(member?.id ?? ''));
    expect(after).toBeGreaterThan(before);
  });

  it('signs in whatever way its number is typed, and only with its own country', async () => {
    const visitor = newVisitor();
    const form = visitor.account;
    await register(world, { ...visitor, account: `0${form}` }, { code: await codeFor(world, visitor) });
    for (const typed of [form, `0${form}`, `+91${form}`, `0091${form}`]) {
      expect((await signInAs(world, 'IN', typed)).code).toBe(200);
    }
    expect((await signInAs(world, 'US', form)).code).toBe(codes.wrongCredentials);
  });

  it('by e-mail has no phone, and gets codes there', async () => {
    const visitor = newVisitor('email', 'DE');
    const code = await codeFor(world, visitor);
    const told = await register(world, { ...visitor, account: visitor.account.toUpperCase() }, { code });
    expect(told.data).toMatchObject({ phone: visitor.account, timezoneType: 5 });
    const [member] = await memberBy(visitor);
    expect(member).toMatchObject({ phone: null, email: visitor.account });
    expect((await signInAs(world, 'IN', visitor.account.toUpperCase())).code).toBe(200);
    const channels = await world.ask('POST', '/api/user/user/has-paypass', { token: told.msg });
    expect(channels.data).toEqual({ hasPaypass: false, channels: [{ channel: 'email', to: 'v•••@dayrent.example' }] });
    expect((await world.ask('POST', '/api/user/auth/paypwd-code', { token: told.msg })).code).toBe(
      codes.channelMissing,
    );
    expect((await world.ask('POST', '/api/user/auth/paypwd-emailcode', { token: told.msg })).code).toBe(200);
    const { body } = await world.control('POST', '/sandbox/sessions/revoke', { phone: visitor.account });
    expect(body).toEqual({ revoked: 2 });
  });

  it('by the call that takes phones only is the same', async () => {
    const { type: _, ...visitor } = newVisitor();
    const code = await codeFor(world, { type: 'phone', ...visitor });
    const fields = { ...visitor, code, password: newPassword, inviteCode: 'ASHA2026' };
    expect(await world.ask('POST', '/api/user/auth/register', { fields })).toMatchObject({ code: 200 });
    const address = { ...fields, account: 'a@dayrent.example' };
    expect((await world.ask('POST', '/api/user/auth/register', { fields: address })).code).toBe(codes.accountInvalid);
  });
});

describe('the same call again', () => {
  it('gives the same account and credits: its answer may have got lost', async () => {
    const visitor = newVisitor();
    const code = await codeFor(world, visitor);
    const [one, other] = [await register(world, visitor, { code }), await register(world, visitor, { code })];
    expect(other).toMatchObject({ code: 200, data: one.data as object });
    expect(other.msg).not.toBe(one.msg);
    expect((await register(world, visitor, { code, password: 'Otherone2026' })).code).toBe(codes.codeExpired);
    expect(await memberBy(visitor)).toHaveLength(1);
  });

  it('64 times at once makes one member, and gives each credit once', async () => {
    const visitor = newVisitor();
    const code = await codeFor(world, visitor);
    const told = await Promise.all(Array.from({ length: 64 }, () => register(world, visitor, { code })));
    const counts = Map.groupBy(told, (one) => one.code);
    expect(counts.get(codes.ok)?.length).toBeGreaterThan(0);
    const members = await memberBy(visitor);
    expect(members).toHaveLength(1);
    const credits = await creditsOf(members[0]?.id ?? '');
    expect(credits.map(({ rule }) => rule).toSorted()).toEqual(['freeTrial', 'registrationGift', 'welcomeBonus']);
    const paid = credits.filter(({ rule, reason }) => rule !== 'freeTrial' && reason === '');
    const sum = paid.reduce((total, { amount }) => total + amount, 0n);
    expect(await balanceOf({ trx: world.context.db }, walletOf(members[0]?.id ?? ''))).toBe(sum);
  });

  it('of two numbers at once makes two', async () => {
    const visitors = [newVisitor(), newVisitor('email')];
    const made = await Promise.all(
      visitors.map(async (visitor) => register(world, visitor, { code: await codeFor(world, visitor) })),
    );
    expect(made.map(({ code }) => code)).toEqual([200, 200]);
  });
});

describe('a refusal', () => {
  it('of the invite code or the password leaves the code good', async () => {
    const visitor = newVisitor();
    const code = await codeFor(world, visitor);
    expect((await register(world, visitor, { code, inviteCode: 'NOBODY' })).code).toBe(codes.inviteCodeUnknown);
    expect((await register(world, visitor, { code, inviteCode: '' })).code).toBe(codes.inviteCodeUnknown);
    expect((await register(world, visitor, { code, password: 'short1' })).code).toBe(codes.badInput);
    expect(await memberBy(visitor)).toEqual([]);
    expect((await register(world, visitor, { code })).code).toBe(200);
  });

  it('says that the account exists to who has the code, whatever way it is typed', async () => {
    for (const visitor of [newVisitor(), newVisitor('email')]) {
      await register(world, visitor, { code: await codeFor(world, visitor) });
      const twin = {
        ...visitor,
        account: visitor.type === 'phone' ? `+91${visitor.account}` : `  ${visitor.account}`.toUpperCase(),
      };
      world.clock.advance(hour);
      await askCode(world, twin);
      const code = await readCode(world, visitor.account);
      expect((await register(world, twin, { code: wrongCode(code) })).code).toBe(codes.codeWrong);
      expect((await register(world, twin, { code, inviteCode: 'NOBODY' })).code).toBe(codes.accountExists);
      expect(await memberBy(visitor)).toHaveLength(1);
    }
  });

  it('of a number or address that can not be one comes before any code', async () => {
    const unreal = [
      { type: 'phone', country: 'IN', account: '12345' },
      { type: 'phone', country: 'EG', account: '1001234567' },
      { type: 'email', country: 'IN', account: 'asha@dayrent' },
    ] as const;
    for (const visitor of unreal) {
      expect((await askCode(world, visitor)).code).toBe(codes.accountInvalid);
      expect((await askCode(world, visitor, 'reset')).code).toBe(codes.accountInvalid);
      expect((await register(world, visitor, { code: '123456' })).code).toBe(codes.accountInvalid);
    }
    expect(await askCode(world, { type: 'email', country: 'XX', account: 'a@dayrent.example' })).toMatchObject({
      code: codes.badInput,
      msg: 'Not valid: country',
    });
  });

  it('of a way that the panel has closed names it', async () => {
    const types = async () => (await world.ask('GET', '/api/user/auth/registertype')).data;
    expect(await types()).toEqual({ types: ['phone', 'email'] });
    expect((await world.control('POST', '/sandbox/registration', { by: 'email' })).status).toBe(200);
    expect(await types()).toEqual({ types: ['email'] });
    const visitor = newVisitor();
    expect((await askCode(world, visitor)).code).toBe(codes.wayClosed);
    expect((await register(world, visitor, { code: '123456' })).code).toBe(codes.wayClosed);
    expect((await askCode(world, newVisitor('email'))).code).toBe(200);
    await world.control('POST', '/sandbox/registration', { by: 'both' });
  });
});

describe('new members of one day', () => {
  it('get three quarters of the promotion budget at most; the next day begins anew', async () => {
    const budget = () => balanceOf({ trx: world.context.db }, promotion);
    const reasonsOf = async (visitor: Visitor) => {
      const told = await register(world, visitor, { code: await codeFor(world, visitor) });
      return (told.data as { credits: { reason: string }[] }).credits.map(({ reason }) => reason);
    };
    const day = Math.floor(world.clock.now() / (24 * hour));
    const before = await budget();
    let reasons: string[] = [];
    for (let visit = 0; visit < 200 && !reasons.includes('dayShareSpent'); visit += 1) {
      await world.context.db.deleteFrom('sign_in_attempts').execute();
      reasons = await reasonsOf(newVisitor());
    }
    expect(Math.floor(world.clock.now() / (24 * hour))).toBe(day);
    expect(reasons).toContain('dayShareSpent');
    expect(await budget()).toBeGreaterThanOrEqual(before / 4n);
    expect(await budget()).toBeGreaterThan(0n);
    const said = await world.context.db
      .selectFrom('records')
      .select('reason')
      .where('status', '=', 'notCredited')
      .execute();
    expect(said.map(({ reason }) => reason)).toContain('What new members can get in a day was used up');
    world.clock.advance(24 * hour);
    await world.ask('GET', '/api/user/auth/registertype');
    await world.context.db.deleteFrom('sign_in_attempts').execute();
    expect((await reasonsOf(newVisitor()))[0]).toBe('');
  });
});

describe('an empty promotion budget', () => {
  it('credits nothing, and says so in the answer and in the records', async () => {
    await world.control('POST', '/sandbox/promotion', { level: 'empty' });
    const visitor = newVisitor();
    const told = await register(world, visitor, { code: await codeFor(world, visitor) });
    const { credits } = told.data as { credits: { rule: string; credited: boolean; reason: string }[] };
    expect(credits.map(({ rule, credited, reason }) => [rule, credited, reason])).toEqual([
      ['welcomeBonus', false, 'promotionEmpty'],
      ['registrationGift', false, 'promotionEmpty'],
      ['freeTrial', false, 'promotionEmpty'],
    ]);
    const [member] = await memberBy(visitor);
    const records = await world.context.db
      .selectFrom('records')
      .select(['status', 'reason'])
      .where('member_id', '=', member?.id ?? '')
      .execute();
    expect(records).toEqual(Array(3).fill({ status: 'notCredited', reason: 'The promotion budget was empty' }));
    expect((await world.ask('GET', '/api/assets/wallet/summary', { token: told.msg })).data).toMatchObject({
      usdt: '0.00',
    });
  });
});
