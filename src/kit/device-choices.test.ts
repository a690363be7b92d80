import { Failure } from '#domain/failure.ts';
import { openDeviceStore, type DeviceStore } from '#storage/device.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followChoices } from './device-choices-start.ts';
import { choiceOf, choose } from './device-choices.ts';

const channels: Pick<BroadcastChannel, 'close'>[] = [];

/** A tab of its own on the same device. */
function openTab(device: DeviceStore) {
  const root = { dataset: {} as DOMStringMap };
  channels.push(followChoices(device, root).channel);
  return root;
}
const broken: DeviceStore = {
  read: () => Promise.reject(new Failure('storage')),
  write: () => Promise.reject(new Failure('storage')),
  update: () => Promise.reject(new Failure('storage')),
  remove: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

describe('what is chosen for a device', () => {
  it('is the default on a new one, at once', () => {
    expect(openTab(openDeviceStore()).dataset).toEqual({
      amounts: 'shown',
      theme: 'system',
      unit: 'USDT',
    });
  });

  it('is remembered, each by itself', async () => {
    const device = openDeviceStore();
    const root = openTab(device);
    await choose(device, root, 'amounts', 'hidden');
    await choose(device, root, 'unit', 'INR');
    const next = openTab(openDeviceStore());
    await expect.poll(() => next.dataset).toMatchObject({ amounts: 'hidden', unit: 'INR', theme: 'system' });
  });

  it('holds in every open tab', async () => {
    const device = openDeviceStore();
    const [here, there] = [openTab(device), openTab(device)];
    await choose(device, here, 'theme', 'dark');
    expect(choiceOf(here, 'theme')).toBe('dark');
    await expect.poll(() => choiceOf(there, 'theme')).toBe('dark');
    await choose(device, there, 'theme', 'system');
    await expect.poll(() => choiceOf(here, 'theme')).toBe('system');
  });

  it('holds until the page goes where the device keeps nothing', async () => {
    const root = openTab(broken);
    await choose(broken, root, 'unit', 'INR');
    expect(choiceOf(root, 'unit')).toBe('INR');
  });
});
