/** Another phone or e-mail address, over HTTP: what it takes, who wins, and what is as before (product 5.16). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { contactProofLifetime, day, verificationCode } from '#domain/limits.ts';
import type { CodeChannel } from '#domain/verification.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import {
  askCode,
  codeFor,
  newVisitor,
  readCode,
  register,
  reset,
  signInAs,
  wrongCode,
  type Visitor,
} from '#tests/sandbox/visitors.ts';

let world: ServedWorld;
beforeAll(async () => {
  world = await openServedWorld();
});
afterAll(() => world.close());
beforeEach(() => world.context.db.deleteFrom('sign_in_attempts').execute());

const call = (path: string, token: string, fields: Record<string, string>) =>
  world.ask('POST', `/api/user/auth/contact/${path}`, { token, fields });

/** @returns the new member's token */
async function join(visitor: Visitor): Promise<string> {
  const told = await register(world, visitor, { code: await codeFor(world, visitor) });
  expect(told.code).toBe(200);
  return told.msg;
}

/** Proves what the member has. @returns the change's id */
async function prove(token: string, old: Visitor, type: CodeChannel = old.type): Promise<string> {
  world.clock.advance(verificationCode.cooldown);
  expect((await call('code', token, { channel: old.type })).code).toBe(200);
  const changeId = randomUUID();
  const told = await call('prove', token, { changeId, type, code: await readCode(world, old.account) });
  expect(told.code).toBe(200);
  return changeId;
}

const codeTo = async (token: string, next: Visitor): Promise<string> => {
  world.clock.advance(verificationCode.cooldown);
  expect((await call('new-code', token, { ...next })).code).toBe(200);
  return readCode(world, next.account);
};

interface Member {
  old: Visitor;
  token: string;
}
const newMember = async (type?: CodeChannel): Promise<Member> => {
  const old = newVisitor(type);
  return { old, token: await join(old) };
};

/** All that the last call takes. */
async function ready({ old, token }: Member, next: Visitor) {
  const changeId = await prove(token, old, next.type);
  return { ...next, changeId, code: await codeTo(token, next) };
}

const messagesOf = async (token: string) =>
  world.context.db
    .selectFrom('messages')
    .select(['subject', 'details'])
    .where('member_id', '=', await memberId(token))
    .execute();

describe('another phone or e-mail address', () => {
  it.each(['phone', 'email'] as const)('takes the place of the old one, by %s', async (type) => {
    const member = await newMember(type);
    const elsewhere = (await signInAs(world, 'IN', member.old.account)).msg;
    const next = newVisitor(type);
    const form = await ready(member, next);
    expect(await call('change', member.token, form)).toMatchObject({ code: 200, data: { ended: 1 } });
    expect((await world.ask('GET', '/api/user/user/info', { token: elsewhere })).status).toBe(401);
    expect((await world.ask('GET', '/api/user/user/info', { token: member.token })).code).toBe(200);
    expect((await signInAs(world, 'IN', member.old.account)).code).toBe(codes.wrongCredentials);
    expect((await signInAs(world, 'IN', next.account)).code).toBe(200);
  });

  it('leaves nothing of a proof that was not used, a day after it expired', async () => {
    const member = await newMember();
    const unused = await prove(member.token, member.old);
    const kept = async (): Promise<string[]> => {
      const rows = await world.context.db.selectFrom('contact_changes').select('id').execute();
      return rows.map(({ id }) => id);
    };
    expect(await kept()).toContain(unused);
    const other = await newMember();
    const next = newVisitor();
    const form = await ready(other, next);
    await call('change', other.token, form);
    world.clock.advance(contactProofLifetime + day);
    const newest = await prove(member.token, member.old);
    expect(await kept()).not.toContain(unused);
    expect(await kept()).toEqual(expect.arrayContaining([form.changeId, newest]));
  });

  it('is told to the member, and to the old and the new one', async () => {
    const member = await newMember();
    const next = newVisitor();
    await call('change', member.token, await ready(member, next));
    const message = (await messagesOf(member.token)).find(({ subject }) => subject === 'contactChanged');
    for (const { account } of [member.old, next]) expect(message?.details).toContain(account.slice(-4));
    const panel = await (await world.app.request('/sandbox')).text();
    for (const { account } of [member.old, next]) expect(panel).toContain(`IN:${account}</dt>`);
  });

  it('can be added, and then signs in and resets the password', async () => {
    const member = await newMember();
    const email = newVisitor('email');
    const form = await ready(member, email);
    expect((await call('change', member.token, form)).code).toBe(200);
    for (const { account } of [member.old, email]) expect((await signInAs(world, 'IN', account)).code).toBe(200);
    const code = await codeFor(world, email, 'reset');
    expect((await reset(world, email, { code, password: 'Solarmill2027' })).code).toBe(200);
    expect((await signInAs(world, 'IN', member.old.account, 'Solarmill2027')).code).toBe(200);
  });

  it('opens no reset of the old one any more, even with a code that went out before', async () => {
    const member = await newMember();
    const stolen = await codeFor(world, member.old, 'reset');
    await call('change', member.token, await ready(member, newVisitor()));
    expect((await reset(world, member.old, { code: stolen })).code).toBe(codes.codeExpired);
  });

  it('leaves passkeys and known devices as they are', async () => {
    const member = await newMember();
    const id = await memberId(member.token);
    const passkey = { id: `passkey-${id}`, member_id: id, credential_id: id, public_key: 'key', name: 'Phone' };
    await world.context.db
      .insertInto('passkeys')
      .values({ ...passkey, counter: 0, added_at: 0, used_at: null, confirms: true })
      .execute();
    const kept = () =>
      Promise.all(
        (['passkeys', 'known_devices'] as const).map((table) =>
          world.context.db.selectFrom(table).selectAll().where('member_id', '=', id).execute(),
        ),
      );
    const before = await kept();
    expect(before.map((rows) => rows.length)).toEqual([1, 1]);
    await call('change', member.token, await ready(member, newVisitor()));
    expect(await kept()).toEqual(before);
  });
});

const memberId = async (token: string): Promise<string> =>
  ((await world.ask('GET', '/api/user/user/info', { token })).data as { userId: string }).userId;

describe('a change that is sent again', () => {
  it('answers the same and changes nothing; another one under its id is refused', async () => {
    const member = await newMember();
    const form = await ready(member, newVisitor());
    const first = await call('change', member.token, form);
    const count = (await messagesOf(member.token)).length;
    const again = await call('change', member.token, form);
    expect([again.code, again.data]).toEqual([200, first.data]);
    expect(await messagesOf(member.token)).toHaveLength(count);
    expect((await call('change', member.token, { ...form, ...newVisitor() })).code).toBe(codes.codeExpired);
  });

  it('four times at once happens once, and all are answered the same', async () => {
    const member = await newMember();
    const form = await ready(member, newVisitor());
    const told = await Promise.all(Array.from({ length: 4 }, () => call('change', member.token, form)));
    expect(told.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
    expect(new Set(told.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  });
});

describe('of two at once', () => {
  it('one gets the new number', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const next = newVisitor();
    const ids = [await prove(one.token, one.old), await prove(other.token, other.old)];
    const code = await codeTo(one.token, next);
    const told = await Promise.all(
      [one, other].map(({ token }, index) => call('change', token, { ...next, changeId: ids[index] ?? '', code })),
    );
    expect(told.map((one) => one.code).filter((one) => one === 200)).toHaveLength(1);
    expect(told.map((one) => one.code).filter((one) => one !== 200)[0]).toSatisfy(
      (refused) => refused === codes.codeExpired || refused === codes.accountExists,
    );
  });

  it('one of a visitor and a member gets it', async () => {
    const member = await newMember();
    const next = newVisitor();
    const form = await ready(member, next);
    const registering = { code: await codeFor(world, next) };
    const told = await Promise.all([call('change', member.token, form), register(world, next, registering)]);
    const rows = await world.context.db.selectFrom('members').select('id').where('phone', '=', next.account).execute();
    expect(rows).toHaveLength(1);
    expect(told.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('of one member one happens: the proof is of what was there', async () => {
    const member = await newMember();
    const [first, second] = [newVisitor(), newVisitor()];
    const [one, two] = [await ready(member, first), await ready(member, second)];
    const told = await Promise.all([call('change', member.token, one), call('change', member.token, two)]);
    expect(told.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await signInAs(world, 'IN', member.old.account)).code).toBe(codes.wrongCredentials);
  });
});

describe('what is refused', () => {
  it('tells only to who has the code that the new one is taken', async () => {
    const [member, taken] = [await newMember(), newVisitor()];
    await join(taken);
    const free = newVisitor();
    const changeId = await prove(member.token, member.old);
    world.clock.advance(verificationCode.cooldown);
    const shapes = [];
    for (const next of [taken, free]) {
      const sent = await call('new-code', member.token, { ...next });
      const wrong = wrongCode(await readCode(world, next.account));
      const told = await call('change', member.token, { ...next, changeId, code: wrong });
      shapes.push([sent.code, Object.keys(sent.data as object), told.code, told.msg]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
    const form = { ...taken, changeId, code: await readCode(world, taken.account) };
    expect((await call('change', member.token, form)).code).toBe(codes.accountExists);
    expect((await signInAs(world, 'IN', member.old.account)).code).toBe(200);
  });

  it('is a new one without the old one, with an old code of another purpose, or too late', async () => {
    const member = await newMember();
    const next = newVisitor();
    expect((await call('new-code', member.token, { ...next })).code).toBe(codes.proofExpired);
    const form = { ...next, changeId: randomUUID(), code: '000000' };
    expect((await call('change', member.token, form)).code).toBe(codes.proofExpired);
    const other = await codeFor(world, member.old, 'reset');
    const proof = { changeId: form.changeId, type: 'phone', code: other };
    expect((await call('prove', member.token, proof)).code).toBe(codes.codeExpired);
    const late = await ready(member, next);
    world.clock.advance(contactProofLifetime);
    expect((await call('change', member.token, late)).code).toBe(codes.proofExpired);
  });

  it('is a proof of the phone for the e-mail address that is there', async () => {
    const member = await newMember();
    await call('change', member.token, await ready(member, newVisitor('email')));
    world.clock.advance(verificationCode.cooldown);
    await call('code', member.token, { channel: 'phone' });
    const proof = { changeId: randomUUID(), type: 'email', code: await readCode(world, member.old.account) };
    expect((await call('prove', member.token, proof)).code).toBe(codes.codeExpired);
  });

  it('counts tries, and lets nobody ask for codes without end', async () => {
    const member = await newMember();
    world.clock.advance(verificationCode.cooldown);
    await call('code', member.token, { channel: 'phone' });
    const code = wrongCode(await readCode(world, member.old.account));
    const proof = { changeId: randomUUID(), type: 'phone', code };
    const told = await call('prove', member.token, proof);
    expect([told.code, told.msg]).toEqual([codes.codeWrong, `Wrong code. ${verificationCode.tries - 1} tries left`]);
    const asked: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      world.clock.advance(verificationCode.cooldown);
      asked.push((await call('code', member.token, { channel: 'phone' })).code);
    }
    expect(asked).toContain(codes.tooManyAttempts);
  });

  it('comes for who is signed in, whatever strangers asked for', async () => {
    const member = await newMember();
    const asked: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      world.clock.advance(verificationCode.cooldown);
      asked.push((await askCode(world, member.old, 'reset')).code);
    }
    expect(asked).toContain(codes.tooManyAttempts);
    expect((await call('code', member.token, { channel: 'phone' })).code).toBe(codes.ok);
  });

  it('is the one that the member has, in any of its forms', async () => {
    const member = await newMember();
    await prove(member.token, member.old);
    const told = await call('new-code', member.token, { ...member.old, account: `+91 ${member.old.account}` });
    expect(told.code).toBe(codes.sameContact);
  });
});
