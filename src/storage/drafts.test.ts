import { IDBFactory, IDBTransaction } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exactAmount, typedAmount } from '#domain/amount-input.ts';
import { draftSize } from './draft-size.ts';
import { draftOf, keepDraft, removeDraft, type DraftOwner } from './drafts.ts';
import { clearDrafts, keepDraftsOf, openDrafts } from './written-stores.ts';

const owner = { member: 'ASHA01', flow: 'withdrawal', subject: 'usdt' } as const satisfies DraftOwner;
const draft = { payeeId: 'payee-1', entry: exactAmount(1_000_001n) };
const other = { payeeId: '', entry: typedAmount('5') };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a draft', () => {
  it('is there in every tab, to the millionth, until it is removed', async () => {
    await keepDraft(openDrafts(), owner, draft);
    expect(await draftOf(openDrafts(), owner)).toEqual(draft);
    await removeDraft(openDrafts(), owner);
    expect(await draftOf(openDrafts(), owner)).toBeUndefined();
  });

  it('is handed over whole before anything else happens: the page may be left in the next moment', async () => {
    const store = openDrafts();
    await keepDraft(store, owner, draft);
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const writing = keepDraft(store, owner, other);
    await Promise.resolve();
    expect(commit).toHaveBeenCalledOnce();
    await writing;
    expect(await draftOf(store, owner)).toEqual(other);
  });

  it.each<[string, DraftOwner<'withdrawal'>]>([
    ['member', { ...owner, member: 'ASHA012' }],
    ['subject', { ...owner, subject: 'cash' }],
  ])('is another one for another %s', async (_what, another) => {
    const store = openDrafts();
    await keepDraft(store, owner, draft);
    expect(await draftOf(store, another)).toBeUndefined();
    await keepDraft(store, another, other);
    expect(await draftOf(store, owner)).toEqual(draft);
  });

  it('goes when another member signs in, and stays when its own does', async () => {
    const store = openDrafts();
    await keepDraft(store, owner, draft);
    await keepDraft(store, { ...owner, member: 'ASHA012' }, other);
    await keepDraftsOf(store, 'ASHA01');
    expect(await draftOf(store, owner)).toEqual(draft);
    expect(await draftOf(store, { ...owner, member: 'ASHA012' })).toBeUndefined();
    await clearDrafts(store);
    expect(await draftOf(store, owner)).toBeUndefined();
  });

  it('has a size, until all are cleared', async () => {
    const store = openDrafts();
    expect(await draftSize()).toBe(0);
    await keepDraft(store, owner, draft);
    const one = await draftSize();
    expect(one).toBeGreaterThan(20);
    await keepDraft(store, { ...owner, subject: 'cash' }, draft);
    expect(await draftSize()).toBeGreaterThan(one);
    await clearDrafts(store);
    expect(await draftSize()).toBe(0);
  });

  it('may hold pictures, to the byte, and they count', async () => {
    const store = openDrafts();
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
    const letter = { member: 'ASHA01', flow: 'letterPictures', subject: 'post' } as const;
    await keepDraft(store, letter, [{ bytes }]);
    expect(await draftOf(openDrafts(), letter)).toEqual([{ bytes }]);
    const size = await draftSize();
    expect(size).toBeGreaterThan(100_000);
    expect(size).toBeLessThan(100_200);
    await keepDraftsOf(store, 'ASHA012');
    expect(await draftOf(store, letter)).toBeUndefined();
  });
});
