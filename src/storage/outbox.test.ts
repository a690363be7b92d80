import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { newItem, newLike } from '#domain/outbox.ts';
import { clearOutbox } from './written-stores.ts';
import { openOutboxStore } from './outbox.ts';

const asha = 'ASHA01';
const like = newLike('post-1', 1);
const post = newItem('post', { id: 'p', subject: 'p', body: { text: 'Hills', phone: '', pictures: 1 }, madeAt: 2 });
const pictures = [{ bytes: Uint8Array.from({ length: 5_000 }, (_, index) => index % 251) }];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('what waits', () => {
  it('is there in every tab, in order, with its pictures to the byte', async () => {
    const [one, two] = [openOutboxStore(), openOutboxStore()];
    await one.add(asha, like, []);
    await two.add(asha, post, pictures);
    expect(await openOutboxStore().list(asha)).toEqual([like, post]);
    expect(await one.pictures(asha, post.id)).toEqual(pictures);
    expect(await one.pictures(asha, like.id)).toEqual([]);
  });

  it('loses nothing when two tabs add at once, and is there once', async () => {
    const [one, two] = [openOutboxStore(), openOutboxStore()];
    await Promise.all([one.add(asha, like, []), two.add(asha, post, []), two.add(asha, like, [])]);
    expect((await one.list(asha)).map(({ id }) => id).toSorted()).toEqual([like.id, post.id].toSorted());
  });

  it('keeps its place when it changes, and stays gone when it is gone', async () => {
    const store = openOutboxStore();
    await store.add(asha, like, []);
    await store.add(asha, post, pictures);
    await store.replace(asha, { ...like, isTried: true });
    expect(await store.list(asha)).toEqual([{ ...like, isTried: true }, post]);
    await store.remove(asha, post.id);
    await store.replace(asha, post);
    expect(await store.list(asha)).toEqual([{ ...like, isTried: true }]);
    expect(await store.pictures(asha, post.id)).toEqual([]);
  });

  it('is its member’s alone, goes when another one signs in and when anybody signs out', async () => {
    const store = openOutboxStore();
    await store.add(asha, post, pictures);
    // The beginning of another one's name.
    await store.add('ASHA012', like, []);
    expect(await store.list('ASHA012')).toEqual([like]);
    await store.keepOnly('ASHA012');
    expect(await store.list(asha)).toEqual([]);
    expect(await store.pictures(asha, post.id)).toEqual([]);
    expect(await store.list('ASHA012')).toEqual([like]);
    await clearOutbox();
    expect(await store.list('ASHA012')).toEqual([]);
  });

  it('waits for the disk, and keeps nothing by half where that is full', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const store = openOutboxStore();
    await store.add(asha, like, []);
    expect(asked).toHaveBeenLastCalledWith('entries', 'readwrite', { durability: 'strict' });
    // What can't be put at all: the item before it is taken back with it.
    const broken = [{ bytes: () => undefined }] as unknown as typeof pictures;
    await expect(store.add(asha, post, broken)).rejects.toEqual(new Failure('storage'));
    expect(await store.list(asha)).toEqual([like]);
  });
});
