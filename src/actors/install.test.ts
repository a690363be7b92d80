/** Installing asks the browser last: its prompt may come while the device is read (product 14.5). */
import type { Services } from '#services/services.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { installActor } from './install.ts';

afterEach(() => vi.unstubAllGlobals());

it('takes a prompt that comes while the device is read', async () => {
  const page = Object.assign(new EventTarget(), { installPrompt: null as object | null });
  vi.stubGlobal('window', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const read = Promise.withResolvers<undefined>();
  const services = { device: { read: () => read.promise } } as unknown as Services;
  const actor = createActor(installActor(services), { input: { isOffer: false } }).start();
  page.installPrompt = {};
  page.dispatchEvent(new Event('beforeinstallprompt'));
  read.resolve(undefined);
  await waitFor(actor, (now) => !now.hasTag('busy'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'available', context: { hasPrompt: true } });
  actor.stop();
});
