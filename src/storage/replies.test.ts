import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { entries } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from './database.ts';
import { findReplies, keyOf, openReplies, type AskedReply } from './kept-reply.ts';
import { askedBy } from './kept-response.ts';
import { afterTrim, longest, most, openReplyStore, storePatience } from './replies.ts';
import { memberPictures } from './reply-owner.ts';

const now = 1_000_000;
const open = () => openReplyStore(() => now);
const asked: AskedReply = {
  whose: 'member',
  token: 'token of asha',
  language: 'en_US',
  method: 'GET',
  path: 'http://sandbox/api/assets/wallet/summary',
  fields: '',
};
const ofBina = { ...asked, token: 'token of bina' };
const ofAll = { ...asked, whose: 'everyone', path: 'http://sandbox/api/messages/news/list' } as const;
const reply = (body: string, askedAt = now) => ({ body, at: 500, askedAt });
const everything = () => entries(openStore('dayrent-replies', { durability: 'relaxed' }));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a reply', () => {
  it('is read back as it was, over connections', async () => {
    await open().own(asked.token);
    await open().write(asked, reply('{"code":200}'));
    expect(await open().read(asked)).toEqual(reply('{"code":200}'));
  });

  it.each([
    ['language', { language: 'ar_AE' }],
    ['method', { method: 'POST' }],
    ['address', { path: 'http://sandbox/api/assets/wallet/series' }],
    ['question', { fields: 'days=30' }],
  ])('is another one for another %s', async (_what, other) => {
    const store = open();
    await store.own(asked.token);
    await store.write(asked, reply('one'));
    expect(await store.read({ ...asked, ...other })).toBeUndefined();
  });

  it('does not take the place of one that was asked for later', async () => {
    const store = open();
    await store.own(asked.token);
    await store.write(asked, reply('later', now - 1));
    await store.write(asked, reply('earlier', now - 2));
    expect(await store.read(asked)).toMatchObject({ body: 'later' });
  });

  it('takes the place of one from a time to come: the device’s clock was set back', async () => {
    const store = open();
    await store.own(asked.token);
    await store.write(asked, reply('to come', now + 1));
    await store.write(asked, reply('now', now));
    expect(await store.read(asked)).toMatchObject({ body: 'now' });
  });

  it('is not kept when it is far longer than a screen', async () => {
    const store = open();
    await store.own(asked.token);
    await store.write(asked, reply('x'.repeat(longest + 1)));
    expect(await store.read(asked)).toBeUndefined();
    await store.write(asked, reply('x'.repeat(longest)));
    expect(await store.read(asked)).toBeDefined();
  });
});

describe('a member’s reply', () => {
  it('is kept for nobody before it has an owner', async () => {
    const store = open();
    await store.write(asked, reply('asha'));
    expect(await everything()).toEqual([]);
  });

  it('is read and written by its owner alone', async () => {
    const store = open();
    await store.own(asked.token);
    await store.write(asked, reply('asha'));
    await store.write(ofBina, reply('bina'));
    expect(await store.read(ofBina)).toBeUndefined();
    expect(await store.read(asked)).toEqual(reply('asha'));
  });

  it('is found among several by its owner alone, and everyone’s by all', async () => {
    await open().own(asked.token);
    await open().write(asked, reply('asha'));
    await open().write(ofAll, reply('all'));
    const found = (token: string) => findReplies(openReplies(), token, [keyOf(ofAll), 'none', keyOf(asked)]);
    expect(await found(asked.token)).toEqual([reply('all'), undefined, reply('asha')]);
    expect(await found(ofBina.token)).toEqual([reply('all'), undefined, undefined]);
  });

  it('is gone with its owner, and a late one does not come back', async () => {
    const store = open();
    await store.own(asked.token);
    await store.write(asked, reply('asha'));
    await store.clearMember();
    await store.write(asked, reply('late'));
    expect(await everything()).toEqual([]);
  });

  it('is gone when another one owns the store, and a late one stays away', async () => {
    const store = open();
    await store.own(asked.token);
    await store.write(asked, reply('asha'));
    await store.own(ofBina.token);
    await store.write(asked, reply('late'));
    await store.write(ofBina, reply('bina'));
    expect(JSON.stringify(await everything())).not.toMatch(/asha|late/);
    expect(await store.read(ofBina)).toEqual(reply('bina'));
  });

  it('stays when its owner comes again', async () => {
    await open().own(asked.token);
    await open().write(asked, reply('asha'));
    await open().own(asked.token);
    expect(await open().read(asked)).toEqual(reply('asha'));
  });

  it('does not land between the sign-out of one and the sign-in of another, in any order', async () => {
    const [tab, worker] = [open(), open()];
    await tab.own(asked.token);
    await Promise.all([
      worker.write(asked, reply('asha 1')),
      tab.clearMember(),
      worker.write(asked, reply('asha 2')),
      tab.own(ofBina.token),
      worker.write(asked, reply('asha 3')),
    ]);
    expect(JSON.stringify(await everything())).not.toContain('asha');
  });

  it('tells no token to who looks into the store', async () => {
    const store = open();
    await store.own(asked.token);
    await store.write(asked, reply('{}'));
    expect(JSON.stringify(await everything())).not.toContain(asked.token);
  });
});

describe('what everybody may read', () => {
  it('needs no owner, and stays when a member leaves', async () => {
    const store = open();
    await store.own(asked.token);
    await store.write(asked, reply('asha'));
    await store.write(ofAll, reply('news'));
    await store.clearMember();
    expect((await everything()).map(([, { body }]: [unknown, { body: string }]) => body)).toEqual(['news']);
    expect(await store.read({ ...ofAll, token: ofBina.token })).toEqual(reply('news'));
  });

  it('is not kept of who searched in it; what they searched for in their own is gone with them', async () => {
    const askedOf = ({ path, whose }: AskedReply, fields: string) =>
      askedBy(new Request(`${path}?${fields}`), { method: 'GET', path, whose });
    expect(await askedOf(ofAll, 'pageNum=1')).toMatchObject({ fields: 'pageNum=1' });
    expect(await askedOf(ofAll, 'pageNum=1&find=x')).toBeNull();
    expect(await askedOf(asked, 'pageNum=1&find=x')).toMatchObject({ fields: 'pageNum=1&find=x' });
  });
});

it('forgets what earlier versions kept of searches in what is everyone’s', async () => {
  const store = open();
  const [listed, searched] = ['pageNum=1', 'pageNum=1&find=x'].map((fields) => ({ ...ofAll, fields }));
  const own = { ...asked, fields: 'find=x' };
  if (!listed || !searched) throw new Error('both are there');
  await store.own(asked.token);
  for (const one of [listed, searched, own]) await store.write(one, reply('{}'));
  await store.forgetSearches();
  expect(await Promise.all([listed, searched, own].map((one) => store.read(one)))).toEqual([
    reply('{}'),
    undefined,
    reply('{}'),
  ]);
});

describe('pictures that members sent', () => {
  const watched = () => {
    const removed: string[] = [];
    vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(removed.push(name)) });
    return removed;
  };

  it('go when the owner goes or changes, and stay when they come again', async () => {
    const removed = watched();
    const store = open();
    await store.own(asked.token);
    expect(removed).toEqual([memberPictures]);
    await store.own(asked.token);
    expect(removed).toHaveLength(1);
    await store.own(ofBina.token);
    expect(removed).toHaveLength(2);
    await store.clearMember();
    expect(removed).toHaveLength(3);
  });
});

describe('the store', () => {
  it('is bounded: those that were asked for the longest ago make room, the owner never', async () => {
    const store = open();
    await store.own(asked.token);
    for (let index = 0; index < most; index += 1) {
      await store.write({ ...asked, fields: `id=${index}` }, reply(String(index), index));
    }
    expect(await everything()).toHaveLength(most + 1);
    await store.write({ ...asked, fields: 'id=last' }, reply('last', most));
    expect(await everything()).toHaveLength(afterTrim + 1);
    expect(await store.read({ ...asked, fields: 'id=last' })).toMatchObject({ body: 'last' });
    expect(await store.read({ ...asked, fields: `id=${most - afterTrim}` })).toBeUndefined();
    expect(await store.read({ ...asked, fields: `id=${most - afterTrim + 1}` })).toBeDefined();
  });

  it('says how much it is, and is emptied without losing its owner', async () => {
    const store = open();
    expect(await store.size()).toBe(0);
    await store.own(asked.token);
    expect(await store.size()).toBe(0);
    await store.write(asked, reply('x'.repeat(5_000)));
    expect(await store.size()).toBeGreaterThan(5_000);
    expect(await store.size()).toBeLessThan(5_200);
    await store.clear();
    expect(await store.size()).toBe(0);
    await store.write(asked, reply('again'));
    expect(await store.read(asked)).toEqual(reply('again'));
  });

  it('says whose it is', async () => {
    const store = open();
    expect(await store.owner()).toBeNull();
    await store.own(asked.token);
    const owner = await store.owner();
    expect(owner).toEqual(expect.any(String));
    await store.own(ofBina.token);
    expect(await store.owner()).not.toBe(owner);
  });
});

/** Whatever the device does: nothing is thrown, and nothing is waited for. */
describe('a device that', () => {
  const use = async () => {
    const store = open();
    await store.write(asked, reply('asha'));
    return { read: await store.read(asked), owner: await store.owner() };
  };
  const nothing = { read: undefined, owner: null };

  it('has no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await use()).toEqual(nothing);
  });

  it('forbids it', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(await use()).toEqual(nothing);
  });

  it('has no digests', async () => {
    vi.stubGlobal('crypto', {});
    expect(await use()).toEqual(nothing);
  });

  it('is full: what was kept before is still read', async () => {
    const store = open();
    await store.own(asked.token);
    await store.write(asked, reply('before'));
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await store.write(asked, reply('after'));
    full.mockRestore();
    expect(await store.read(asked)).toEqual(reply('before'));
    await store.write(asked, reply('after'));
    expect(await store.read(asked)).toEqual(reply('after'));
  });

  it('closes the connection: the next call opens another', async () => {
    const connections: IDBDatabase[] = [];
    const original = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
      const request = original(name);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    });
    const store = open();
    await store.own(asked.token);
    await store.write(asked, reply('before'));
    for (const one of connections) forceCloseDatabase(one as unknown as Parameters<typeof forceCloseDatabase>[0]);
    await store.write(asked, reply('asha'));
    expect(await store.read(asked)).toEqual(reply('asha'));
    expect(connections).toHaveLength(2);
  });

  it('never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    const settled = vi.fn<(value: unknown) => void>();
    const store = open();
    const reading = store.read({ ...asked, whose: 'everyone' }).then(settled);
    await vi.advanceTimersByTimeAsync(storePatience - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await reading;
    expect(settled.mock.calls).toEqual([[undefined]]);
  });
});
