import { Failure } from '#domain/failure.ts';
import { openDeviceStore, type DeviceStore } from '#storage/device.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followAmounts } from './hidden-amounts-start.ts';
import { areHidden, toggleAmounts } from './hidden-amounts.tsx';

const channels: BroadcastChannel[] = [];

/** A tab of its own on the same device. */
function openTab(device: DeviceStore) {
  const root = { dataset: {} as DOMStringMap };
  channels.push(followAmounts(device, root));
  return root;
}
const broken: DeviceStore = {
  read: () => Promise.reject(new Failure('storage')),
  write: () => Promise.reject(new Failure('storage')),
  remove: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

describe('hidden amounts', () => {
  it('are shown on a new device', async () => {
    const root = openTab(openDeviceStore());
    await vi.waitFor(() => expect(root.dataset['amounts']).toBe('shown'));
  });

  it('are remembered', async () => {
    const device = openDeviceStore();
    await toggleAmounts(device, openTab(device));
    const next = openTab(openDeviceStore());
    await vi.waitFor(() => expect(areHidden(next)).toBe(true));
  });

  it('are hidden and shown in every open tab', async () => {
    const device = openDeviceStore();
    const [here, there] = [openTab(device), openTab(device)];
    await vi.waitFor(() => expect(there.dataset['amounts']).toBe('shown'));
    await toggleAmounts(device, here);
    expect(areHidden(here)).toBe(true);
    await vi.waitFor(() => expect(areHidden(there)).toBe(true));
    await toggleAmounts(device, there);
    await vi.waitFor(() => expect(areHidden(here)).toBe(false));
  });

  it('hold until the page goes where the device keeps nothing', async () => {
    const root = openTab(broken);
    await vi.waitFor(() => expect(root.dataset['amounts']).toBe('shown'));
    await toggleAmounts(broken, root);
    expect(areHidden(root)).toBe(true);
  });
});
