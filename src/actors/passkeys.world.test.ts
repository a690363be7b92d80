/** Passkeys on the real sandbox, made by a device in software: added, renamed and removed, also where an answer is lost. */
import { loadPasskeys } from '#api/passkeys.ts';
import { codes } from '#contract/codes.ts';
import { passkeys } from '#contract/passkeys.ts';
import { Failure } from '#domain/failure.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { PasskeyOffer } from '#domain/passkey.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { softAuthenticator } from '#tests/support/soft-authenticator.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { passkeysActor } from './passkeys.ts';

let served: ServedClient;

beforeAll(async () => {
  served = await openServedClient();
});
afterAll(() => served.close());
beforeEach(() => served.begin());

const list = async () => valueOf(await loadPasskeys(served.client)).list;

/** As devices do: one that is known to hold a passkey makes no second one. */
function device() {
  const soft = softAuthenticator('http://localhost');
  const { credential_id: own } = soft.kept;
  return {
    make: async (offer: PasskeyOffer) => {
      if (offer.known.includes(own)) throw new Failure('rejected', codes.passkeyKnown);
      return soft.create(offer);
    },
  };
}

/** The form, as a member fills it in. @returns where the flow stands once it waits for them again */
async function add(flow: ReturnType<typeof start>, name: string, password = served.world.demo.fundPassword) {
  if (flow.getSnapshot().matches('ready')) flow.send({ type: 'passkey.add', hasFundPassword: true });
  flow.send({ type: 'name.type', text: name });
  flow.send({ type: 'password.type', text: password });
  flow.send({ type: 'form.submit' });
  // Pressed twice.
  flow.send({ type: 'form.submit' });
  return waitFor(flow, (now) => !now.hasTag('busy'));
}

const start = (made = device()) => createActor(passkeysActor({ client: served.client }, made)).start();

it('adds one, renames it and removes it', async () => {
  const flow = start();
  expect((await add(flow, ' My  phone ')).value).toBe('ready');
  const [passkey] = await list();
  expect(passkey).toMatchObject({ name: 'My phone', usedAt: null });
  if (!passkey) return;
  flow.send({ type: 'passkey.choose', passkey });
  flow.send({ type: 'name.type', text: 'Old phone' });
  flow.send({ type: 'form.submit' });
  await waitFor(flow, (now) => now.matches('ready'));
  expect((await list()).map(({ name }) => name)).toEqual(['Old phone']);
  flow.send({ type: 'passkey.choose', passkey });
  flow.send({ type: 'removal.ask' });
  flow.send({ type: 'passkey.remove' });
  await waitFor(flow, (now) => now.matches('ready'));
  expect(await list()).toEqual([]);
});

it('asks the device nothing where the password is wrong', async () => {
  const flow = start({ make: () => Promise.reject(new Error('was asked')) });
  const { value, context } = await add(flow, 'Phone', 'Wrong2026');
  expect(value).toBe('form');
  expect(context).toMatchObject({ name: 'Phone', password: '', failure: { code: codes.wrongFundPassword } });
});

it('says after a lost answer that it may be there, and makes no second one', async () => {
  const flow = start();
  let isDoubted = false;
  flow.on('passkeys.doubted', () => {
    isDoubted = true;
  });
  await served.disturb(`/api/user/${passkeys.addPasskey.path}`, 'error-after');
  expect((await add(flow, 'Tablet')).value).toBe('form');
  expect(isDoubted).toBe(true);
  expect((await list()).map(({ name }) => name)).toEqual(['Tablet']);
  expect((await add(flow, 'Tablet')).context.failure?.code).toBe(codes.passkeyKnown);
  expect(await list()).toHaveLength(1);
});
