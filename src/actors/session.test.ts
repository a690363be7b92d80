/** The session of one tab beside others, on a device that really stores: what the others tell is a reason to look. */
import { Failure } from '#domain/failure.ts';
import type { Intent } from '#domain/intent.ts';
import { newLike } from '#domain/outbox.ts';
import type { Session } from '#domain/member.ts';
import type { Services } from '#services/services.ts';
import { openChannel } from '#storage/channel.ts';
import { openMemberStore } from '#storage/device.ts';
import { draftOf, keepDraft } from '#storage/drafts.ts';
import { keepIntent, markSent } from '#storage/intents.ts';
import { openDrafts, openIntents, type DraftStore } from '#storage/written-stores.ts';
import { openOutboxStore } from '#storage/outbox.ts';
import { ownReplies } from '#storage/reply-owner.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sessionActor } from './session.ts';

const asha: Session = { token: 'token of asha', region: 1, member: 'ASHA01' };
const bina: Session = { token: 'token of bina', region: 1, member: 'BINA02' };
const draft = { code: 'HARBOUR' };
const ownerOf = ({ member }: Session) => ({ member, flow: 'redeem', subject: '' }) as const;

let members: Services['members'];
let other: ReturnType<typeof openChannel>;
const ends: (() => void)[] = [];
/** Of what the browser's push service was told. */
const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, body: { hidden: false } }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  members = openMemberStore();
  other = openChannel('session');
  ends.push(() => other.close());
  unsubscribe.mockClear();
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab in which Asha is signed in. */
async function openTab() {
  await members.write('session.v1', asha);
  // Each look of the tab is seen to end.
  const read = vi.spyOn(members, 'read');
  const drafts = vi.fn<DraftStore>(openDrafts());
  const services = {
    members,
    drafts,
    intents: openIntents(),
    ownReplies,
    client: { call: () => Promise.reject(new Failure('offline')) } as Partial<Services['client']> as Services['client'],
  } as Partial<Services> as Services;
  const tab = createActor(sessionActor(services)).start();
  ends.push(() => tab.stop());
  await waitFor(tab, (now) => now.value === 'member');
  return { tab, drafts, read };
}

/** What it tells the page of. */
function tellings(tab: Awaited<ReturnType<typeof openTab>>['tab']): string[] {
  const told: string[] = [];
  tab.on('*', ({ type }) => told.push(type));
  return told;
}

/** What a member wrote and has not sent. */
async function write(session: Session): Promise<void> {
  await keepDraft(openDrafts(), ownerOf(session), draft);
  await openOutboxStore().add(session.member, newLike('a-post', 0), []);
}

const written = async (session: Session) => ({
  draft: await draftOf(openDrafts(), ownerOf(session)),
  waiting: (await openOutboxStore().list(session.member)).length,
});

describe('a tab that is told of a sign-out', () => {
  it('is signed out too, and clears what it may have written since', async () => {
    const { tab } = await openTab();
    await members.clear();
    await write(asha);
    other.postMessage('left');
    await waitFor(tab, (now) => now.value === 'visitor');
    await expect.poll(() => written(asha)).toEqual({ draft: undefined, waiting: 0 });
  });

  it('leaves what is another member’s, who has signed in since: it was asleep', async () => {
    const { tab, drafts } = await openTab();
    await members.write('session.v1', bina);
    await write(bina);
    other.postMessage('left');
    await waitFor(tab, (now) => now.context.session?.token === bina.token);
    await new Promise((resolve) => setTimeout(resolve));
    expect(drafts).not.toHaveBeenCalled();
    expect(await written(bina)).toEqual({ draft, waiting: 1 });
  });

  it('leaves everything where the device can’t say who is signed in', async () => {
    const { drafts, read } = await openTab();
    await write(bina);
    read.mockRejectedValueOnce(new Error('no storage'));
    other.postMessage('left');
    await expect.poll(() => read.mock.calls.length).toBe(2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(drafts).not.toHaveBeenCalled();
  });
});

describe('a tab that is told of a refused token', () => {
  it('tells its member that the session has ended, and keeps what they wrote', async () => {
    const { tab } = await openTab();
    const told = tellings(tab);
    await write(asha);
    await members.remove('session.v1');
    other.postMessage('forgotten');
    await waitFor(tab, (now) => now.value === 'notice');
    expect(told).toEqual(['session.ended']);
    expect(await written(asha)).toEqual({ draft, waiting: 1 });
  });

  it('goes on with the session that is there by then', async () => {
    const { tab } = await openTab();
    const told = tellings(tab);
    await members.write('session.v1', bina);
    other.postMessage('forgotten');
    await waitFor(tab, (now) => now.context.session?.token === bina.token);
    expect(told).toEqual([]);
  });
});

describe('signing out', () => {
  it('leaves what was sent and isn’t decided yet to the member whose it is', async () => {
    const { tab } = await openTab();
    const intents = openIntents();
    const owner = ({ member }: Session) => ({ member, kind: 'withdrawUsdt', subject: '' }) as const;
    const sent: Intent[] = [];
    for (const one of [asha, bina]) {
      sent.push(await markSent(intents, owner(one), await keepIntent(intents, owner(one)), { money: '20.00' }));
    }
    tab.send({ type: 'signOut.request', isTold: false });
    await waitFor(tab, (now) => now.value === 'visitor');
    expect(await Promise.all([asha, bina].map((one) => keepIntent(intents, owner(one))))).toEqual(sent);
  });

  it('ends this browser’s pushes, also where the server can’t be told', async () => {
    const { tab } = await openTab();
    expect(unsubscribe).not.toHaveBeenCalled();
    tab.send({ type: 'signOut.request', isTold: false });
    await waitFor(tab, (now) => now.value === 'visitor');
    await expect.poll(() => unsubscribe.mock.calls.length).toBe(1);
  });

  it('holds where the device could not forget its member: it signs nobody in, and is cleared later', async () => {
    const { tab } = await openTab();
    await write(asha);
    const clear = vi.spyOn(members, 'clear').mockRejectedValueOnce(new Failure('storage'));
    tab.send({ type: 'signOut.request', isTold: true });
    await waitFor(tab, (now) => now.value === 'visitor');
    expect(await members.read('session.v1')).toEqual(asha);
    // The next look finds it still there.
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => members.read('session.v1')).toBeUndefined();
    expect(tab.getSnapshot().value).toBe('visitor');
    expect(await written(asha)).toEqual({ draft: undefined, waiting: 0 });
    clear.mockRestore();
  });

  it('leaves what is another member’s, who has signed in before the device was cleared', async () => {
    const { tab } = await openTab();
    const clear = vi.spyOn(members, 'clear').mockRejectedValueOnce(new Failure('storage'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    tab.send({ type: 'signOut.request', isTold: true });
    await waitFor(tab, (now) => now.value === 'visitor');
    tab.send({ type: 'session.opened', session: bina });
    await waitFor(tab, (now) => now.value === 'member');
    // When the next look is due.
    await vi.advanceTimersByTimeAsync(3_500);
    expect(clear).toHaveBeenCalledTimes(1);
    expect(await members.read('session.v1')).toEqual(bina);
    clear.mockRestore();
  });

  it('leaves the page to who has signed in since, where the device can’t keep them', async () => {
    const { tab } = await openTab();
    const clear = vi.spyOn(members, 'clear').mockRejectedValueOnce(new Failure('storage'));
    const write = vi.spyOn(members, 'write').mockRejectedValueOnce(new Failure('storage'));
    tab.send({ type: 'signOut.request', isTold: true });
    await waitFor(tab, (now) => now.value === 'visitor');
    tab.send({ type: 'session.opened', session: bina });
    await waitFor(tab, (now) => now.value === 'member');
    // The device still has who was there before.
    expect(await members.read('session.v1')).toEqual(asha);
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(tab.getSnapshot().context.session).toEqual(bina);
    clear.mockRestore();
    write.mockRestore();
  });
});

describe('a full disk', () => {
  it('forgets a session that ended', async () => {
    const { tab } = await openTab();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    tab.send({ type: 'session.refused', token: asha.token });
    await waitFor(tab, (now) => now.value === 'notice');
    expect(await members.read('session.v1')).toBeUndefined();
    full.mockRestore();
  });
});
