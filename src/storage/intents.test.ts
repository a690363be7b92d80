import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { Failure } from '#domain/failure.ts';
import type { Intent } from '#domain/intent.ts';
import { closeIntent, keepIntent, markSent, undecidedOf, type IntentOwner } from './intents.ts';
import { clearUnsent, openIntents } from './written-stores.ts';

const owner: IntentOwner = { member: 'ASHA01', kind: 'purchase', subject: 'crane' };
const elsewhere = new Failure('elsewhere');
const body = { price: '100.00' };
const unsent = (id: string): Intent => ({ id, kind: 'purchase', subject: 'crane', sent: null });

let makeId: MockInstance<Crypto['randomUUID']>;
/** Each tab has a connection of its own. */
const openTab = openIntents;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  let made = 0;
  makeId = vi
    .spyOn(crypto, 'randomUUID')
    .mockImplementation(() => `id-${(made += 1)}` as ReturnType<Crypto['randomUUID']>);
});
afterEach(() => {
  makeId.mockRestore();
});

describe('an intent', () => {
  it('is one, whoever opens it and how often', async () => {
    const [first, second] = [openTab(), openTab()];
    const opened = await Promise.all([
      keepIntent(first, owner),
      keepIntent(second, owner),
      keepIntent(first, owner),
      keepIntent(second, owner),
    ]);
    expect(opened).toEqual(Array.from({ length: 4 }, () => unsent('id-1')));
    expect(await keepIntent(openTab(), owner)).toEqual(unsent('id-1'));
  });

  it.each<[string, IntentOwner]>([
    ['member', { ...owner, member: 'BINA02' }],
    ['subject', { ...owner, subject: 'kiln' }],
    ['kind', { ...owner, kind: 'income' }],
  ])('is another one for another %s', async (_what, other) => {
    const store = openTab();
    await keepIntent(store, owner);
    expect(await keepIntent(store, other)).toEqual({
      id: 'id-2',
      kind: other.kind,
      subject: other.subject,
      sent: null,
    });
  });

  it('keeps the first body that went out, in every tab', async () => {
    const [first, second] = [openTab(), openTab()];
    const intent = await keepIntent(first, owner);
    const sent = { ...intent, sent: body };
    expect(await markSent(first, owner, intent, body)).toEqual(sent);
    expect(await markSent(second, owner, intent, { price: '200.00' })).toEqual(sent);
    expect(await keepIntent(openTab(), owner)).toEqual(sent);
  });

  it('goes out once when two tabs send it at the same time', async () => {
    const [first, second] = [openTab(), openTab()];
    const intent = await keepIntent(first, owner);
    const kept = await Promise.all([
      markSent(first, owner, intent, body),
      markSent(second, owner, intent, { price: '200.00' }),
    ]);
    expect(kept[0]).toEqual(kept[1]);
  });

  it('does not go out while another one under its owner is out', async () => {
    const [first, second] = [openTab(), openTab()];
    const old = await keepIntent(first, owner);
    await closeIntent(second, owner, old.id);
    const newer = await keepIntent(second, owner);
    await markSent(second, owner, newer, body);
    await expect(markSent(first, owner, old, body)).rejects.toEqual(elsewhere);
    expect(await keepIntent(first, owner)).toEqual({ ...newer, sent: body });
  });

  it('is forgotten when it is closed, and a newer one stays', async () => {
    const store = openTab();
    const old = await keepIntent(store, owner);
    await markSent(store, owner, old, body);
    await closeIntent(store, owner, old.id);
    expect(await keepIntent(store, owner)).toEqual(unsent('id-2'));
    await closeIntent(store, owner, old.id);
    expect(await keepIntent(store, owner)).toEqual(unsent('id-2'));
  });

  it('is forgotten in one transaction, so that no tab opens a newer one between the look and the end', async () => {
    const store = openTab();
    const { id } = await keepIntent(store, owner);
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await closeIntent(store, owner, id);
    expect(begun).toHaveBeenCalledTimes(1);
    begun.mockRestore();
  });

  it('is listed while it is out, for its member alone', async () => {
    const store = openTab();
    expect(await undecidedOf(store, owner.member)).toEqual([]);
    const intent = await keepIntent(store, owner);
    const other = { ...owner, member: 'ASHA012' };
    await markSent(store, other, await keepIntent(store, other), body);
    expect(await undecidedOf(store, owner.member)).toEqual([]);
    await markSent(store, owner, intent, body);
    expect(await undecidedOf(openTab(), owner.member)).toEqual([{ ...intent, sent: body }]);
    await closeIntent(store, owner, intent.id);
    expect(await undecidedOf(store, owner.member)).toEqual([]);
  });

  it('is gone when its member signs out, unless it was sent', async () => {
    const store = openTab();
    const other = { ...owner, member: 'BINA02' };
    const sold = { ...owner, kind: 'cancelOrder' } as const;
    await markSent(store, other, await keepIntent(store, other), body);
    await keepIntent(store, owner);
    const sent = await markSent(store, sold, await keepIntent(store, sold), body);
    await clearUnsent(store);
    expect(await keepIntent(store, owner)).toEqual(unsent('id-4'));
    expect(await undecidedOf(store, owner.member)).toEqual([sent]);
    expect(await keepIntent(store, other)).toEqual({ ...unsent('id-1'), sent: body });
  });
});
