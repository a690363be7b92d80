import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { openStore } from './database.ts';
import { openDeviceStore, openMemberStore } from './device.ts';
import { keepIntent } from './intents.ts';
import { openIntents } from './written-stores.ts';

const storage = new Failure('storage');
const strict = { durability: 'strict' } as const;
const owner = { member: 'ASHA01', kind: 'income', subject: '' } as const;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Connections as they are opened, to close them from outside. */
function watchConnections(): IDBDatabase[] {
  const connections: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
    const request = open(name);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  });
  return connections;
}

describe('a store', () => {
  it('keeps what it is given, over connections', async () => {
    await set('key', { amount: 12n }, openStore('test', strict));
    expect(await get('key', openStore('test', strict))).toEqual({ amount: 12n });
  });

  it('opens one connection for many calls', async () => {
    const connections = watchConnections();
    const store = openStore('test', strict);
    await Promise.all([set('a', 1, store), set('b', 2, store), get('a', store)]);
    expect(connections).toHaveLength(1);
  });

  it('fails after three seconds when the device never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    const settled = vi.fn<(error: unknown) => void>();
    const reading = get('key', openStore('test', strict)).catch(settled);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await reading;
    expect(settled.mock.calls).toEqual([[storage]]);
  });

  it('fails after five seconds when a transaction never ends, and works again', async () => {
    const store = openStore('test', strict);
    await set('key', 1, store);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const settled = vi.fn<(error: unknown) => void>();
    // Reading on and on keeps it open.
    const goOn = (entries: IDBObjectStore): void => {
      entries.get('key').addEventListener('success', () => goOn(entries));
    };
    const writing = store('readwrite', (entries) => {
      goOn(entries);
      return new Promise<never>(() => undefined);
    }).catch(settled);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await writing;
    expect(settled.mock.calls).toEqual([[storage]]);
    vi.useRealTimers();
    expect(await get('key', store)).toBe(1);
  });

  it('tries again after an open that failed', async () => {
    const store = openStore('test', strict);
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(set('key', 1, store)).rejects.toEqual(storage);
    await set('key', 2, store);
    expect(await get('key', store)).toBe(2);
  });

  it('tries again after an open that the device refused', async () => {
    const store = openStore('test', strict);
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      const request = new EventTarget() as IDBOpenDBRequest;
      queueMicrotask(() => request.onerror?.(new Event('error')));
      return request;
    });
    await expect(set('key', 1, store)).rejects.toEqual(storage);
    await set('key', 2, store);
    expect(await get('key', store)).toBe(2);
  });

  it('closes its connection when the page is left, and opens another one when it comes back', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const connections = watchConnections();
    const store = openStore('test', strict);
    await set('key', 1, store);
    // What is under way is written all the same.
    const written = set('key', 2, store);
    page.dispatchEvent(new Event('pagehide'));
    await written;
    expect(() => connections[0]?.transaction('entries')).toThrow('InvalidStateError');
    expect(await get('key', store)).toBe(2);
    expect(connections).toHaveLength(2);
  });

  it('reopens a connection that was closed from outside', async () => {
    const connections = watchConnections();
    const store = openStore('test', strict);
    await set('key', 1, store);
    // The package's types know this class under its own name only.
    forceCloseDatabase(connections[0] as unknown as Parameters<typeof forceCloseDatabase>[0]);
    await set('key', 2, store);
    expect(await get('key', store)).toBe(2);
    expect(connections).toHaveLength(2);
  });

  it('lets go when the database is to be removed, and makes a new one', async () => {
    const store = openStore('test', strict);
    await set('key', 1, store);
    await new Promise<void>((resolve, reject) => {
      const removal = indexedDB.deleteDatabase('test');
      removal.onsuccess = () => resolve();
      removal.onblocked = () => reject(new Error('a connection is in the way'));
    });
    expect(await get('key', store)).toBeUndefined();
    await set('key', 2, store);
    expect(await get('key', store)).toBe(2);
  });

  it('fails after three seconds behind a connection that does not let go, and works once it has', async () => {
    const other = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('test');
      request.onupgradeneeded = () => request.result.createObjectStore('entries');
      request.onsuccess = () => resolve(request.result);
    });
    const blocked = vi.fn<() => void>();
    indexedDB.deleteDatabase('test').onblocked = blocked;
    await expect.poll(() => blocked.mock.calls.length).toBe(1);
    const store = openStore('test', strict);
    await expect(set('key', 1, store)).rejects.toEqual(storage);
    other.close();
    await set('key', 2, store);
    expect(await get('key', store)).toBe(2);
  });

  it('says so when the disk is full, and works again when it is not', async () => {
    const store = openStore('test', strict);
    await set('key', 1, store);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(set('key', 2, store)).rejects.toEqual(storage);
    expect(await get('key', store)).toBe(1);
  });

  it('says so where there is no database at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(get('key', openStore('test', strict))).rejects.toEqual(storage);
  });
});

describe('durability', () => {
  it('is strict for intents and relaxed for the rest', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await keepIntent(openIntents(), owner);
    await openDeviceStore().write('language.v1', 'ar');
    await openMemberStore().write('session.v1', { token: 't', region: 0, member: 'm' });
    expect(asked.mock.calls.filter(([stores]) => stores === 'entries')).toEqual([
      ['entries', 'readwrite', { durability: 'strict' }],
      ['entries', 'readwrite', { durability: 'relaxed' }],
      ['entries', 'readwrite', { durability: 'relaxed' }],
    ]);
  });
});

describe('what the device keeps', () => {
  it('is read back, removed and cleared, the member’s apart from the device’s', async () => {
    const [device, members] = [openDeviceStore(), openMemberStore()];
    const session = { token: 't', region: 1, member: 'ASHA01' } as const;
    await device.write('language.v1', 'ar');
    await device.write('country.v1', 'EG');
    await members.write('session.v1', session);
    expect(await openMemberStore().read('session.v1')).toEqual(session);
    await device.remove('country.v1');
    expect(await device.read('country.v1')).toBeUndefined();
    await members.update('session.v1', (kept) => kept && { ...kept, token: 'newer' });
    expect(await members.read('session.v1')).toEqual({ ...session, token: 'newer' });
    await members.update('session.v1', () => undefined);
    expect(await members.read('session.v1')).toBeUndefined();
    await members.write('session.v1', session);
    await members.clear();
    expect(await members.read('session.v1')).toBeUndefined();
    expect(await device.read('language.v1')).toBe('ar');
    await device.clear();
    expect(await device.read('language.v1')).toBeUndefined();
  });
});
