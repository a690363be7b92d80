/** Passkeys over HTTP, with an authenticator in software: added, used to sign in and to confirm a withdrawal, each once. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { passkeyLimits } from '#domain/limits.ts';
import { softAuthenticator, type Wrong } from '#tests/support/soft-authenticator.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

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

async function add(device: ReturnType<typeof softAuthenticator>, token: string): Promise<string> {
  const offer = await post('passkeys/offer', { password: world.demo.fundPassword }, token);
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

  it('an offer to who does not know the fund password', async () => {
    const told = await post('passkeys/offer', { password: 'Wrong2026' }, await world.signIn());
    expect(told.code).toBe(codes.wrongFundPassword);
  });
});
