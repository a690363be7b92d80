/** Telling of what happened out of sight, on the real client and sandbox: each thing once, however many tabs there are. */
import { loadMessages, markRead } from '#api/messages.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { changeKinds } from '#domain/messages.ts';
import { notificationKinds, type News, type NotificationKind } from '#domain/notifications.ts';
import { tell } from '#sandbox/services/messages/tell.ts';
import { readChoice } from '#services/notification-choice.ts';
import type { Services } from '#services/services.ts';
import { openMemberStore } from '#storage/device.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor, type Actor } from 'xstate';
import { notifierActor } from './notifier.ts';

let served: ServedClient;
const running: Actor<ReturnType<typeof notifierActor>>[] = [];
/** Tag and title of what the system was given. */
const told: [tag: string, title: string][] = [];
/** The system refuses the next one. */
let isRefused = false;

beforeAll(async () => {
  served = await openServedClient();
});
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  told.length = 0;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: true }));
  vi.stubGlobal('Notification', { permission: 'granted' });
  const registration = {
    showNotification: async (title: string, { tag }: { tag: string }) => {
      if (!isRefused) return void told.push([tag, title]);
      isRefused = false;
      throw new TypeError('refused on purpose');
    },
  };
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration },
    locks: globalThis.navigator.locks,
  });
  await served.begin();
});
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
  vi.unstubAllGlobals();
});
afterAll(() => served.close());

const wordsOf = async (news: News) => ({
  title: news.kind === 'messages' ? news.title : 'stage' in news ? `${news.amount} ${news.stage}` : news.kind,
  body: '',
  lang: 'en',
  dir: 'ltr' as const,
});

async function openTab(kinds: readonly NotificationKind[] = notificationKinds) {
  const members = openMemberStore();
  await members.write('notifications.v1', { member: 'ASHA01', kinds });
  const services = {
    client: served.client,
    members,
    session: () => ({ token: 't', region: 0, member: 'ASHA01' }),
  } as unknown as Services;
  await readChoice(services);
  const actor = createActor(notifierActor(services, wordsOf)).start();
  running.push(actor);
  await waitFor(actor, (now) => now.matches('unseen') || now.matches('off'));
  return actor;
}

async function hear(...tabs: Awaited<ReturnType<typeof openTab>>[]): Promise<void> {
  for (const what of changeKinds) for (const tab of tabs) tab.send({ type: 'change.heard', what });
  await Promise.all(tabs.map((tab) => waitFor(tab, (now) => now.matches('unseen'), { timeout: 20_000 })));
}

const write = (title: string) =>
  served.world.control('POST', '/sandbox/announce', { kind: 'message', title, text: 'x' });

it('tells what is new, once for all tabs', async () => {
  const tabs = [await openTab(), await openTab()];
  await write('One');
  await hear(...tabs);
  expect(told.map(([, title]) => title)).toEqual(['One']);
  await hear(...tabs);
  expect(told).toHaveLength(1);
  await write('Two');
  await hear(...tabs);
  expect(told.map(([, title]) => title)).toEqual(['One', 'Two']);
});

it('tells nothing of a kind that is off, nor of what was read elsewhere, and nothing where all are off', async () => {
  const tab = await openTab(['notices']);
  await write('Three');
  await hear(tab);
  expect(told).toEqual([]);
  expect((await openTab([])).getSnapshot().value).toBe('off');
  const other = await openTab();
  await write('Four');
  const [newest] = valueOf(await loadMessages(served.client, 'private', 1)).list;
  await markRead(served.client, { group: 'private', id: newest?.id ?? '', upTo: 0 });
  await hear(other);
  expect(told).toEqual([]);
});

it('tells nothing where the browser has taken the permission back', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  expect((await openTab()).getSnapshot().value).toBe('off');
});

it('tells the others where one can’t be read, or shown', async () => {
  const tab = await openTab(['messages']);
  for (const title of ['Five', 'Six']) await write(title);
  await served.disturb('/api/messages/sys/info', 'error-before');
  await hear(tab);
  expect(told.map(([, title]) => title).toSorted()).toEqual(['Five', 'Six']);
  for (const title of ['Seven', 'Eight']) await write(title);
  isRefused = true;
  await hear(tab);
  expect(told).toHaveLength(3);
});

it('tells of messages while a list of another kind can’t be read', async () => {
  const tab = await openTab(['messages', 'recharges']);
  await write('Eleven');
  for (const what of ['wallet', 'messages'] as const) {
    await served.disturb('/api/assets/wallet/record', 'error-before');
    tab.send({ type: 'change.heard', what });
    await waitFor(tab, (now) => now.matches('unseen'));
    expect(tab.getSnapshot().context.reading).toContain('wallet');
  }
  expect(told.map(([, title]) => title)).toEqual(['Eleven']);
});

it('tells of messages where a list of another kind couldn’t be noted, and nothing of that one', async () => {
  await served.disturb('/api/assets/wallet/record', 'error-before');
  const tab = await openTab(['messages', 'recharges']);
  expect(tab.getSnapshot().value).toBe('unseen');
  await write('Twelve');
  await hear(tab);
  expect(told.map(([, title]) => title)).toEqual(['Twelve']);
});

it('tells what stands behind messages that records tell', async () => {
  const tab = await openTab(['messages']);
  const { demo, context } = served.world;
  await write('Nine');
  // Newer: the list begins with them.
  for (let about = 1; about <= 5; about += 1) {
    await tell(
      { trx: context.db, at: context.clock.now() + about },
      { memberId: demo.memberId, subject: 'withdrawalArrived', about, details: { record: 'any' } },
    );
  }
  await hear(tab);
  expect(told.map(([, title]) => title)).toEqual(['Nine']);
});

it('tells of income and of a withdrawal by their records, and not by the message about them too', async () => {
  const tab = await openTab();
  const { demo, context } = served.world;
  await served.world.ask('POST', '/api/income/income/takeout', {
    token: await served.world.signIn(),
    intent: crypto.randomUUID(),
  });
  await served.world.control('POST', '/sandbox/clock/advance', { hours: 1 });
  await hear(tab);
  expect(told.filter(([tag]) => tag.startsWith('income:')).map(([, title]) => title)).toEqual(['income']);
  const { id } = await context.db
    .selectFrom('records')
    .select('id')
    .where('member_id', '=', demo.memberId)
    .where('type', '=', 'withdrawal')
    .where('status', '<>', 'arrived')
    .executeTakeFirstOrThrow();
  const become = (status: 'processing' | 'arrived') =>
    context.db.updateTable('records').set({ status }).where('id', '=', id).execute();
  await become('processing');
  await hear(tab);
  told.length = 0;
  await become('arrived');
  await tell(
    { trx: context.db, at: context.clock.now() },
    { memberId: demo.memberId, subject: 'withdrawalArrived', about: 'once more', details: { record: id } },
  );
  await hear(tab);
  const [first] = told;
  expect([told.length, first?.[0], first?.[1]]).toEqual([1, `withdrawals:${id}`, expect.stringMatching(/ arrived$/)]);
});
