import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#domain/failure.ts';
import type { Intent } from '#domain/intent.ts';
import { openIntentStore, type IntentOwner } from './intents.ts';

const owner: IntentOwner = { member: 'ASHA01', kind: 'purchase', subject: 'crane' };
const elsewhere = new Failure('elsewhere');
const body = { price: '100.00' };
const unsent = (id: string): Intent => ({ id, kind: 'purchase', subject: 'crane', sent: null });

/** Each tab has a connection of its own. */
let made = 0;
const openTab = () => openIntentStore(() => `id-${(made += 1)}`);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  made = 0;
});

describe('an intent', () => {
  it('is one, whoever opens it and how often', async () => {
    const [first, second] = [openTab(), openTab()];
    const opened = await Promise.all([first.open(owner), second.open(owner), first.open(owner), second.open(owner)]);
    expect(opened).toEqual(Array.from({ length: 4 }, () => unsent('id-1')));
    expect(await openTab().open(owner)).toEqual(unsent('id-1'));
  });

  it.each<[string, IntentOwner]>([
    ['member', { ...owner, member: 'BINA02' }],
    ['subject', { ...owner, subject: 'kiln' }],
    ['kind', { ...owner, kind: 'income' }],
  ])('is another one for another %s', async (_what, other) => {
    const store = openTab();
    await store.open(owner);
    expect(await store.open(other)).toEqual({ id: 'id-2', kind: other.kind, subject: other.subject, sent: null });
  });

  it('keeps the first body that went out, in every tab', async () => {
    const [first, second] = [openTab(), openTab()];
    const intent = await first.open(owner);
    const sent = { ...intent, sent: body };
    expect(await first.markSent(owner, intent, body)).toEqual(sent);
    expect(await second.markSent(owner, intent, { price: '200.00' })).toEqual(sent);
    expect(await openTab().open(owner)).toEqual(sent);
  });

  it('goes out once when two tabs send it at the same time', async () => {
    const [first, second] = [openTab(), openTab()];
    const intent = await first.open(owner);
    const kept = await Promise.all([
      first.markSent(owner, intent, body),
      second.markSent(owner, intent, { price: '200.00' }),
    ]);
    expect(kept[0]).toEqual(kept[1]);
  });

  it('does not go out while another one under its owner is out', async () => {
    const [first, second] = [openTab(), openTab()];
    const old = await first.open(owner);
    await second.close(owner, old.id);
    const newer = await second.open(owner);
    await second.markSent(owner, newer, body);
    await expect(first.markSent(owner, old, body)).rejects.toEqual(elsewhere);
    expect(await first.open(owner)).toEqual({ ...newer, sent: body });
  });

  it('is forgotten when it is closed, and a newer one stays', async () => {
    const store = openTab();
    const old = await store.open(owner);
    await store.markSent(owner, old, body);
    await store.close(owner, old.id);
    expect(await store.open(owner)).toEqual(unsent('id-2'));
    await store.close(owner, old.id);
    expect(await store.open(owner)).toEqual(unsent('id-2'));
  });

  it('is forgotten in one transaction, so that no tab opens a newer one between the look and the end', async () => {
    const store = openTab();
    const { id } = await store.open(owner);
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await store.close(owner, id);
    expect(begun).toHaveBeenCalledTimes(1);
    begun.mockRestore();
  });

  it('is listed while it is out, for its member alone', async () => {
    const store = openTab();
    expect(await store.undecided(owner.member)).toEqual([]);
    const intent = await store.open(owner);
    const other = { ...owner, member: 'ASHA012' };
    await store.markSent(other, await store.open(other), body);
    expect(await store.undecided(owner.member)).toEqual([]);
    await store.markSent(owner, intent, body);
    expect(await openTab().undecided(owner.member)).toEqual([{ ...intent, sent: body }]);
    await store.close(owner, intent.id);
    expect(await store.undecided(owner.member)).toEqual([]);
  });

  it('is gone with all others after clear', async () => {
    const store = openTab();
    await store.open(owner);
    await store.open({ ...owner, member: 'BINA02' });
    await store.clear();
    expect(await store.open(owner)).toEqual(unsent('id-3'));
    expect(await store.open({ ...owner, member: 'BINA02' })).toMatchObject({ id: 'id-4' });
  });
});
