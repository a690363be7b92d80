/** Sign-in on the real sandbox: the country of the last time is chosen the next time (product 5.4). */
import { codes } from '#contract/codes.ts';
import type { Services } from '#services/services.ts';
import type { DeviceStore } from '#storage/device.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { loginActor } from './login.ts';

const phone = '01001234567';
let served: ServedClient;
beforeAll(async () => {
  served = await openServedClient();
  const { context, demo } = served.world;
  await context.db.updateTable('members').set({ country: 'EG', phone }).where('phone', '=', demo.emptyPhone).execute();
});
afterAll(() => served.close());

const opened = async (kept: Map<string, unknown>) => {
  const device = {
    read: (key: string) => Promise.resolve(kept.get(key)),
    write: async (key: string, value: unknown) => void kept.set(key, value),
  } as unknown as DeviceStore;
  const login = createActor(loginActor({ client: served.client, device } as Services), {
    input: { country: '', phone: '' },
  }).start();
  await waitFor(login, (now) => now.matches('form'));
  return login;
};

it('remembers the country once somebody has signed in, and not before', async () => {
  const kept = new Map<string, unknown>();
  const first = await opened(kept);
  expect(first.getSnapshot().context.country).toBe('IN');
  const submit = async (password: string) => {
    for (const [field, value] of Object.entries({ country: 'EG', phone, password })) {
      first.send({ type: 'field.change', field: field as 'phone', value });
    }
    first.send({ type: 'form.submit' });
    await waitFor(first, (now) => !now.hasTag('busy'));
  };
  await submit('wrong');
  expect(first.getSnapshot().context.failure?.code).toBe(codes.wrongCredentials);
  expect((await opened(kept)).getSnapshot().context.country).toBe('IN');
  await submit(served.world.demo.password);
  expect(first.getSnapshot().context.failure).toBeNull();
  const next = await opened(kept);
  expect(next.getSnapshot().context.country).toBe('EG');
  expect(next.getSnapshot().context.countries.map(({ code }) => code)).toContain('EG');
});
