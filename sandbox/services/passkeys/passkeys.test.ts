/** Passkeys over HTTP, with an authenticator in software: added, used to sign in and to confirm a withdrawal, each once. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { passkeyLimits, verificationCode } from '#domain/limits.ts';
import { softAuthenticator, type Wrong } from '#tests/support/soft-authenticator.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { signInSubject } from '#sandbox/services/access/known-places.ts';
import { countAttempt, turns } from '#sandbox/services/access/sign-in-attempts.ts';
import { onceRead } from '#tests/sandbox/once-read.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { codeFor, readCode, reset as resetByCode } from '#tests/sandbox/visitors.ts';
import { passkeyUses } from './use-passkey.ts';

let world: ServedWorld;
beforeEach(async () => {
  await world?.close();
  world = await openServedWorld();
});
afterAll(() => world.close());

const origin = 'http://localhost';
type Fields = Record<string, string>;
type Asked = { challenge: string; site: string; userId: string };

const post = (path: string, fields: Fields = {}, token?: string) =>
  world.ask('POST', `/api/user/auth/${path}`, { fields, ...(token !== undefined && { token }) });

async function add(
  device: ReturnType<typeof softAuthenticator>,
  token: string,
  password = world.demo.fundPassword,
): Promise<string> {
  const offer = await post('passkeys/offer', { password }, token);
  const told = await post(
    'passkeys/add',
    { credential: device.create(offer.data as Asked), passkeyName: '  My   phone ' },
    token,
  );
  expect(told).toMatchObject({ code: codes.ok, data: { passkeyName: 'My phone', lastTime: null } });
  return (told.data as { passkeyId: string }).passkeyId;
}

const askSignIn = async () => (await post('logpe/passkey/ask')).data as Asked;
const signIn = (credential: string) => post('logpe/passkey', { credential });

it('signs in once with what a device signed, and tells the member of the passkey', async () => {
  const token = await world.signIn();
  const device = softAuthenticator(origin);
  await add(device, token);
  const signed = device.get(await askSignIn());
  const first = await signIn(signed);
  expect(first.code).toBe(codes.ok);
  expect((await post('passkeys/remove', { passkeyId: 'none' }, first.msg)).data).toEqual({ removed: 0 });
  expect((await signIn(signed)).code).toBe(codes.passkeyExpired);
  const told = await world.context.db
    .selectFrom('messages')
    .select('subject')
    .where('subject', '=', 'passkeyAdded')
    .execute();
  expect(told).toHaveLength(1);
});

it('takes a new one that vouches for itself alone', async () => {
  const token = await world.signIn();
  const { data } = await post('passkeys/offer', { password: world.demo.fundPassword }, token);
  const credential = softAuthenticator(origin).create(data as Asked, 'self');
  const told = await post('passkeys/add', { credential, passkeyName: 'Phone' }, token);
  expect(told.code).toBe(codes.ok);
});

it('signs in at an address that is new, though strangers have all turns at the account', async () => {
  const device = softAuthenticator(origin);
  await add(device, await world.signIn());
  const { db } = world.context;
  await db.deleteFrom('sign_in_attempts').execute();
  const subject = signInSubject(`${world.demo.country}:${world.demo.phone}`);
  const context = { ...world.context, wallClock: world.wallClock };
  for (let from = 0; from < 50 + turns.ahead / turns.every; from += 1) {
    await countAttempt(context, subject, `198.51.100.${from}`).catch(() => undefined);
  }
  await expect(world.signIn()).rejects.toThrow();
  // What was refused has taken no turn: there was none.
  expect((await signIn(device.get(await askSignIn()))).code).toBe(codes.ok);
});

it('signs in with what was asked for before others at the address asked often', async () => {
  const device = softAuthenticator(origin);
  await add(device, await world.signIn());
  const signed = device.get(await askSignIn());
  for (let time = 0; time < 50; time += 1) {
    world.clock.advance(1);
    await askSignIn();
  }
  expect((await signIn(signed)).code).toBe(codes.ok);
});

describe('it refuses', () => {
  it.each([
    ['a challenge that is over', { late: true }, codes.passkeyExpired],
    ['another origin', { origin: 'http://elsewhere.example' }, codes.passkeyRefused],
    ['a holder that was not verified', { isVerified: false }, codes.passkeyRefused],
    ['a counter that goes back', { counter: 1 }, codes.passkeyRefused],
    ['another key', { forges: true }, codes.passkeyRefused],
  ])('%s', async (_, { late = false, ...wrong }: Wrong & { late?: boolean }, code) => {
    const device = softAuthenticator(origin);
    await add(device, await world.signIn());
    expect((await signIn(device.get(await askSignIn()))).code).toBe(codes.ok);
    const asked = await askSignIn();
    if (late) world.clock.advance(passkeyLimits.patience);
    expect((await signIn(device.get(asked, wrong))).code).toBe(code);
  });

  it('an unknown passkey, one that was removed, and a challenge for something else', async () => {
    const token = await world.signIn();
    const device = softAuthenticator(origin);
    expect((await signIn(device.get(await askSignIn()))).code).toBe(codes.passkeyRefused);
    const passkeyId = await add(device, token);
    const offer = await post('passkeys/offer', { password: world.demo.fundPassword }, token);
    expect((await signIn(device.get(offer.data as Asked))).code).toBe(codes.passkeyExpired);
    expect((await post('passkeys/remove', { passkeyId }, token)).data).toEqual({ removed: 1 });
    expect((await signIn(device.get(await askSignIn()))).code).toBe(codes.passkeyRefused);
  });

  it('one of two at once, of one signature and of one count', async () => {
    const device = softAuthenticator(origin);
    await add(device, await world.signIn());
    const codesOf = async (...signed: string[]) =>
      (await Promise.all(signed.map(signIn))).map(({ code }) => code).toSorted((a, b) => a - b);
    const once = device.get(await askSignIn());
    expect(await codesOf(once, once)).toEqual([codes.ok, codes.passkeyExpired]);
    const [first, copy] = [await askSignIn(), await askSignIn()];
    const both = [device.get(first, { counter: 9 }), device.get(copy, { counter: 9 })];
    expect(await codesOf(...both)).toEqual([codes.ok, codes.passkeyRefused]);
  });

  it('what is no credential, also with characters that a database refuses', async () => {
    const device = softAuthenticator(origin);
    const token = await world.signIn();
    await add(device, token);
    const good = JSON.parse(device.get(await askSignIn())) as { response: object };
    const foreign = device.get({ challenge: 'no\u0000ne', site: 'localhost' });
    const wrong: [unknown, number][] = [
      [null, codes.passkeyRefused],
      [{}, codes.passkeyRefused],
      [{ ...good, id: 'a\u0000b' }, codes.passkeyRefused],
      [{ ...good, id: ['id'] }, codes.passkeyRefused],
      [{ ...good, response: null }, codes.passkeyRefused],
      [{ ...good, response: { ...good.response, clientDataJSON: 'bm8' } }, codes.passkeyRefused],
      [{ ...good, response: { ...good.response, signature: 7 } }, codes.passkeyRefused],
      [JSON.parse(foreign), codes.passkeyExpired],
    ];
    for (const [sent, code] of wrong) {
      expect(await signIn(JSON.stringify(sent)), JSON.stringify(sent)).toMatchObject({ status: 200, code });
      const added = await post('passkeys/add', { credential: JSON.stringify(sent), passkeyName: 'Phone' }, token);
      expect(added.code, JSON.stringify(sent)).not.toBe(codes.ok);
      expect(added.status).toBe(200);
    }
  });

  it('a new one that brings certificates, and asks nobody whom they name', async () => {
    const token = await world.signIn();
    const asked: string[] = [];
    const named = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(named, 'listening');
    const { port } = named.address() as AddressInfo;
    const { data } = await post('passkeys/offer', { password: world.demo.fundPassword }, token);
    const credential = softAuthenticator(origin).create(data as Asked, {
      revokedAt: `http://127.0.0.1:${port}/revoked`,
    });
    const told = await post('passkeys/add', { credential, passkeyName: 'Phone' }, token);
    named.close();
    expect(asked).toEqual([]);
    expect(told).toMatchObject({ status: 200, code: codes.passkeyRefused });
  });

  it.each([
    ['no CBOR', 'bm8'],
    ['empty', ''],
    ['no map', 'AQ'],
    ['a map without a format', 'oA'],
    ['a number', 7],
  ])('a new one whose attestation is %s', async (_, attestationObject) => {
    const token = await world.signIn();
    const { data } = await post('passkeys/offer', { password: world.demo.fundPassword }, token);
    const made = JSON.parse(softAuthenticator(origin).create(data as Asked)) as { response: object };
    const credential = JSON.stringify({ ...made, response: { ...made.response, attestationObject } });
    const told = await post('passkeys/add', { credential, passkeyName: 'Phone' }, token);
    expect(told).toMatchObject({ status: 200, code: codes.passkeyRefused });
  });

  it('an offer to who does not know the fund password', async () => {
    const told = await post('passkeys/offer', { password: 'Wrong2026' }, await world.signIn());
    expect(told.code).toBe(codes.wrongFundPassword);
  });
});

describe('a login password that is reset by code', () => {
  /** As the demo member, whose phone gets the code. */
  async function reset(): Promise<void> {
    const { country, phone: account } = world.demo;
    const code = await codeFor(world, { type: 'phone', country, account }, 'reset');
    const password = 'Solarmill2027';
    const told = await resetByCode(world, { type: 'phone', country, account }, { code, password });
    expect(told.code).toBe(codes.ok);
  }
  const subjects = async () =>
    (await world.context.db.selectFrom('messages').select('subject').execute()).map(({ subject }) => subject);

  it('ends the passkeys, and the member is told', async () => {
    const device = softAuthenticator(origin);
    await add(device, await world.signIn());
    await reset();
    expect((await signIn(device.get(await askSignIn()))).code).toBe(codes.passkeyRefused);
    expect(await subjects()).toEqual(expect.arrayContaining(['passwordChanged', 'passkeysEnded']));
  });

  it('says nothing of passkeys to who has none', async () => {
    await reset();
    expect(await subjects()).not.toContain('passkeysEnded');
  });

  it('ends a sign-in by passkey that is on its way', async () => {
    const device = softAuthenticator(origin);
    await add(device, await world.signIn());
    const input = { credential: device.get(await askSignIn()), zone: '' };
    const made = onceRead('active', reset);
    const context = { ...world.context, wallClock: world.wallClock, db: world.context.db.withPlugin(made.plugin) };
    const caller = { id: '', region: 1, language: 'en_US' } as const;
    const visit = { input, caller, address: '', token: '', agent: '', origin, intentId: '' };
    await expect(passkeyUses.signInByPasskey(context, visit)).rejects.toBeInstanceOf(Refusal);
    expect(made.hasHappened()).toBe(true);
    expect(await world.context.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });
});

describe('a list of passkeys', () => {
  it('has the newest first, with their new names, and is for its member alone', async () => {
    const token = await world.signIn();
    const stranger = await world.signIn(world.demo.emptyPhone);
    const read = async (whose: string) =>
      (await world.ask('GET', '/api/user/auth/passkeys', { token: whose })).data as { list: object[]; most: number };
    const first = await add(softAuthenticator(origin), token);
    world.clock.advance(1_000);
    const second = await add(softAuthenticator(origin), token);
    const rename = (passkeyName: string, whose = token) =>
      post('passkeys/rename', { passkeyId: first, passkeyName }, whose);
    expect((await rename(' Old  phone ')).code).toBe(codes.ok);
    expect((await rename('   ')).code).toBe(codes.badInput);
    expect((await rename('x'.repeat(31))).code).toBe(codes.badInput);
    expect((await rename('Mine', stranger)).code).toBe(codes.notFound);
    expect((await post('passkeys/remove', { passkeyId: first }, stranger)).data).toEqual({ removed: 0 });
    expect(await read(token)).toMatchObject({
      list: [
        { passkeyId: second, passkeyName: 'My phone' },
        { passkeyId: first, passkeyName: 'Old phone' },
      ],
      most: passkeyLimits.most,
    });
    expect((await read(stranger)).list).toEqual([]);
  });

  it('holds ten, also where offers were made before', async () => {
    const token = await world.signIn();
    const offer = () => post('passkeys/offer', { password: world.demo.fundPassword }, token);
    const { data } = await offer();
    for (let count = 0; count < passkeyLimits.most; count += 1) await add(softAuthenticator(origin), token);
    expect((await offer()).code).toBe(codes.passkeysFull);
    const credential = softAuthenticator(origin).create(data as Asked);
    expect((await post('passkeys/add', { credential, passkeyName: 'Phone' }, token)).code).toBe(codes.passkeysFull);
  });

  it('has a device once, for whomever', async () => {
    const device = softAuthenticator(origin);
    await add(device, await world.signIn());
    const stranger = await world.signIn(world.demo.emptyPhone);
    const { data } = await post('passkeys/offer', { password: world.demo.password }, stranger);
    const told = await post(
      'passkeys/add',
      { credential: device.create(data as Asked), passkeyName: 'Phone' },
      stranger,
    );
    expect(told.code).toBe(codes.passkeyKnown);
  });
});

describe('a withdrawal', () => {
  const assets = (path: string, token: string, fields: Fields, intent?: string) =>
    world.ask('POST', `/api/assets/wallet/withdraw/${path}`, {
      fields,
      token,
      ...(intent !== undefined && { intent }),
    });

  async function look(token: string): Promise<Fields> {
    const told = await assets('quote', token, { currency: 'USDT', amount: '10', payeeId: world.demo.addressId });
    const { quoteId = '', amount = '', fee = '', payeeId = '' } = told.data as Fields;
    return { quoteId, amount, fee, payeeId };
  }

  const ask = (token: string, quoteId = '') => post('passkeys/withdrawal/ask', { quoteId }, token);
  const confirm = (token: string, credential: string, quoteId = '') =>
    post('passkeys/withdrawal', { quoteId, credential }, token);

  it('is created after a passkey confirmed its quote, and not before', async () => {
    const token = await world.signIn();
    const device = softAuthenticator(origin);
    const quote = await look(token);
    expect((await ask(token, quote.quoteId)).code).toBe(codes.passkeyRefused);
    await add(device, token);
    expect((await world.ask('GET', '/api/assets/wallet/withdraw/options', { token })).data).toMatchObject({
      hasPasskey: true,
    });
    const asked = (await ask(token, quote.quoteId)).data as Asked;
    expect((await assets('create', token, quote, randomUUID())).code).toBe(codes.notAuthorised);
    const signed = device.get(asked);
    expect((await confirm(token, signed, quote.quoteId)).code).toBe(codes.ok);
    expect((await confirm(token, signed, quote.quoteId)).code).toBe(codes.passkeyExpired);
    expect((await assets('create', token, quote, randomUUID())).code).toBe(codes.ok);
    expect((await ask(token, quote.quoteId)).code).toBe(codes.quoteExpired);
  });

  it('is not confirmed by what was signed for another quote, for signing in, or by another member', async () => {
    const token = await world.signIn();
    const stranger = await world.signIn(world.demo.emptyPhone);
    const device = softAuthenticator(origin);
    const theirs = softAuthenticator(origin);
    await add(device, token);
    await add(theirs, stranger, world.demo.password);
    const quote = await look(token);
    const other = await look(token);
    const signed = device.get((await ask(token, other.quoteId)).data as Asked);
    expect((await confirm(token, signed, quote.quoteId)).code).toBe(codes.passkeyExpired);
    const forSignIn = device.get(await askSignIn());
    expect((await confirm(token, forSignIn, quote.quoteId)).code).toBe(codes.passkeyExpired);
    const byStranger = theirs.get((await ask(token, quote.quoteId)).data as Asked);
    expect((await confirm(token, byStranger, quote.quoteId)).code).toBe(codes.passkeyRefused);
    expect((await assets('create', token, quote, randomUUID())).code).toBe(codes.notAuthorised);
  });

  async function setFundPassword(token: string, current: string): Promise<void> {
    world.clock.advance(verificationCode.cooldown);
    await post('paypwd-code', {}, token);
    const code = await readCode(world, world.demo.phone);
    const fields = { channel: 'phone', code, current, loginPassword: '', password: 'Solarmill2027' };
    expect((await post('update-paypwd-eop', fields, token)).code).toBe(codes.ok);
  }

  it.each([
    ['before there was a fund password', false],
    ['with a fund password that is another one by now', true],
  ])('is not confirmed by a passkey that was added %s, until it is added again', async (_, wasSet) => {
    const token = await world.signIn();
    const { fundPassword, password } = world.demo;
    const { db } = world.context;
    if (!wasSet) await db.updateTable('members').set({ fund_password_hash: null }).execute();
    const device = softAuthenticator(origin);
    const passkeyId = await add(device, token, wasSet ? fundPassword : password);
    const quote = wasSet ? await look(token) : null;
    const asked = quote && ((await ask(token, quote.quoteId)).data as Asked);
    await setFundPassword(token, wasSet ? fundPassword : '');
    if (quote && asked) {
      expect((await confirm(token, device.get(asked), quote.quoteId)).code).toBe(codes.passkeyRefused);
    }
    expect((await ask(token, (await look(token)).quoteId)).code).toBe(codes.passkeyRefused);
    const options = () => world.ask('GET', '/api/assets/wallet/withdraw/options', { token });
    expect((await options()).data).toMatchObject({ hasPasskey: false });
    expect((await world.ask('GET', '/api/user/auth/passkeys', { token })).data).toMatchObject({
      list: [{ passkeyId, confirmsWithdrawals: false }],
    });
    expect((await signIn(device.get(await askSignIn()))).code).toBe(codes.ok);
    await post('passkeys/remove', { passkeyId }, token);
    await add(device, token, 'Solarmill2027');
    expect((await options()).data).toMatchObject({ hasPasskey: true });
    const told = await db.selectFrom('messages').select('subject').execute();
    const subjects = told.map(({ subject }) => subject);
    expect(subjects).toContain(wasSet ? 'passkeyAdded' : 'signInPasskeyAdded');
    // Of those that never confirmed anything, nothing changed.
    expect(subjects.includes('passkeysOnlySignIn')).toBe(wasSet);
  });

  it('is not confirmed by a passkey of an offer from before the fund password was changed', async () => {
    const token = await world.signIn();
    const { data } = await post('passkeys/offer', { password: world.demo.fundPassword }, token);
    await setFundPassword(token, world.demo.fundPassword);
    const credential = softAuthenticator(origin).create(data as Asked);
    const told = await post('passkeys/add', { credential, passkeyName: 'Phone' }, token);
    expect(told.code).toBe(codes.passkeyExpired);
  });
});
