/** Sign-in with a passkey on the real sandbox: as good as with a password, once, and only with a passkey that is kept. */
import { addPasskey, loadPasskeys, offerPasskey, removePasskey } from '#api/passkeys.ts';
import { codes } from '#contract/codes.ts';
import { passkeys } from '#contract/passkeys.ts';
import { Failure } from '#domain/failure.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { passkeyLimits } from '#domain/limits.ts';
import type { PasskeyRequest } from '#domain/passkey.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { softAuthenticator } from '#tests/support/soft-authenticator.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { passkeySignInActor } from './passkey-sign-in.ts';

let served: ServedClient;
let soft: ReturnType<typeof softAuthenticator>;

beforeAll(async () => {
  served = await openServedClient();
});
afterAll(() => served.close());
/** A visitor again, whose device has a passkey of the demo member. */
beforeEach(async () => {
  await served.begin();
  soft = softAuthenticator('http://localhost');
  for (const { id } of valueOf(await loadPasskeys(served.client)).list) await removePasskey(served.client, id);
  const offer = await offerPasskey(served.client, served.world.demo.fundPassword);
  await addPasskey(served.client, soft.create(offer), 'Phone');
  served.holdToken(null);
});

const sign = async (request: PasskeyRequest) => soft.get(request);

async function signIn(device: Parameters<typeof passkeySignInActor>[1] = { sign }) {
  const flow = createActor(passkeySignInActor({ client: served.client }, device));
  const told: string[] = [];
  flow.on('passkeySignIn.succeeded', ({ session }) => told.push(session.token));
  flow.start();
  flow.send({ type: 'passkey.use' });
  // Pressed twice.
  flow.send({ type: 'passkey.use' });
  const { value, context } = await waitFor(flow, (now) => !now.hasTag('busy'));
  return { state: value, code: context.failure?.code, told, flow };
}

it('opens one session, of the member whose passkey it is', async () => {
  const { state, told } = await signIn();
  expect(state).toBe('signedIn');
  expect(told).toHaveLength(1);
  served.holdToken(told[0] ?? null);
  expect(valueOf(await loadPasskeys(served.client)).list[0]?.usedAt).not.toBeNull();
});

it('opens none where the device signs nothing, and can be tried again', async () => {
  const { state, code, told, flow } = await signIn({
    sign: () => Promise.reject(new Failure('rejected', codes.passkeyDismissed)),
  });
  expect([state, code, told]).toEqual(['dismissed', codes.passkeyDismissed, []]);
  flow.send({ type: 'passkey.use' });
  expect((await waitFor(flow, (now) => !now.hasTag('busy'))).value).toBe('dismissed');
});

it('opens none with a passkey that was removed, or that took too long', async () => {
  const late = await signIn({
    sign: async (request) => {
      served.world.clock.advance(passkeyLimits.patience);
      return soft.get(request);
    },
  });
  expect([late.state, late.code]).toEqual(['failed', codes.passkeyExpired]);
  soft = softAuthenticator('http://localhost');
  const unknown = await signIn();
  expect([unknown.state, unknown.code, unknown.told]).toEqual(['failed', codes.passkeyRefused, []]);
});

it('says so where an answer is lost, and signs in by the next one', async () => {
  await served.disturb(`/api/user/${passkeys.signInByPasskey.path}`, 'error-after');
  const { state, told, flow } = await signIn();
  expect([state, told]).toEqual(['failed', []]);
  flow.send({ type: 'passkey.use' });
  expect((await waitFor(flow, (now) => !now.hasTag('busy'))).value).toBe('signedIn');
  expect(told).toHaveLength(1);
});
