import { IDBFactory, IDBTransaction } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exactAmount, typedAmount } from '#domain/amount-input.ts';
import { draftSize } from './draft-size.ts';
import { openDraftStore, type DraftOwner } from './drafts.ts';

const owner = { member: 'ASHA01', flow: 'withdrawal', subject: 'usdt' } as const satisfies DraftOwner;
const draft = { payeeId: 'payee-1', entry: exactAmount(1_000_001n) };
const other = { payeeId: '', entry: typedAmount('5') };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a draft', () => {
  it('is there in every tab, to the millionth, until it is removed', async () => {
    await openDraftStore().write(owner, draft);
    expect(await openDraftStore().read(owner)).toEqual(draft);
    await openDraftStore().remove(owner);
    expect(await openDraftStore().read(owner)).toBeUndefined();
  });

  it('is handed over whole before anything else happens: the page may be left in the next moment', async () => {
    const store = openDraftStore();
    await store.write(owner, draft);
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const writing = store.write(owner, other);
    await Promise.resolve();
    expect(commit).toHaveBeenCalledOnce();
    await writing;
    expect(await store.read(owner)).toEqual(other);
  });

  it.each<[string, DraftOwner<'withdrawal'>]>([
    ['member', { ...owner, member: 'ASHA012' }],
    ['subject', { ...owner, subject: 'cash' }],
  ])('is another one for another %s', async (_what, another) => {
    const store = openDraftStore();
    await store.write(owner, draft);
    expect(await store.read(another)).toBeUndefined();
    await store.write(another, other);
    expect(await store.read(owner)).toEqual(draft);
  });

  it('goes when another member signs in, and stays when its own does', async () => {
    const store = openDraftStore();
    await store.write(owner, draft);
    await store.write({ ...owner, member: 'ASHA012' }, other);
    await store.keepOnly('ASHA01');
    expect(await store.read(owner)).toEqual(draft);
    expect(await store.read({ ...owner, member: 'ASHA012' })).toBeUndefined();
    await store.clear();
    expect(await store.read(owner)).toBeUndefined();
  });

  it('has a size, until all are cleared', async () => {
    const store = openDraftStore();
    expect(await draftSize()).toBe(0);
    await store.write(owner, draft);
    const one = await draftSize();
    expect(one).toBeGreaterThan(20);
    await store.write({ ...owner, subject: 'cash' }, draft);
    expect(await draftSize()).toBeGreaterThan(one);
    await store.clear();
    expect(await draftSize()).toBe(0);
  });

  it('may hold pictures, to the byte, and they count', async () => {
    const store = openDraftStore();
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
    const letter = { member: 'ASHA01', flow: 'letterPictures', subject: 'post' } as const;
    await store.write(letter, [{ bytes }]);
    expect(await openDraftStore().read(letter)).toEqual([{ bytes }]);
    const size = await draftSize();
    expect(size).toBeGreaterThan(100_000);
    expect(size).toBeLessThan(100_200);
    await store.keepOnly('ASHA012');
    expect(await store.read(letter)).toBeUndefined();
  });
});
