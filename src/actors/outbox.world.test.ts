/** The outbox on the real client and sandbox: whatever is lost on the way and however many send, each thing is there once. */
import { askLetter } from '#api/letter.ts';
import { createServerClock } from '#api/server-clock.ts';
import { feedReader, loadComments } from '#api/square.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { newItem, newLike } from '#domain/outbox.ts';
import { deskOf } from '#services/outbox-desk.ts';
import type { Services } from '#services/services.ts';
import { openDeviceStore } from '#storage/device.ts';
import { draftOf, keepDraft, removeDraft } from '#storage/drafts.ts';
import { openOutboxStore } from '#storage/outbox.ts';
import { clearOutbox, openDrafts } from '#storage/written-stores.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor, type Actor } from 'xstate';
import { outboxActor } from './outbox.ts';

const commentPath = '/api/square/comment/text';
const feedbackText = 'The income of yesterday is not shown on my own wallet page';

let served: ServedClient;
const running: Actor<ReturnType<typeof outboxActor>>[] = [];
beforeAll(async () => {
  served = await openServedClient();
});
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await served.begin();
});
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});
afterAll(() => served.close());

const asha = { token: 't', region: 0, member: 'ASHA01' };

/** Each tab has services of its own. */
const openTab = (): Services =>
  ({
    client: served.client,
    clock: served.clock,
    device: openDeviceStore(),
    drafts: openDrafts(),
    session: () => asha,
  }) as unknown as Services;

function drain(tab: Services, isReachable = true) {
  // The shortest pauses.
  const actor = createActor(outboxActor(tab), { input: { isReachable, chance: 0 } }).start();
  running.push(actor);
  return actor;
}

async function isEmpty(tab: Services): Promise<void> {
  await expect.poll(() => deskOf(tab).list()).toEqual([]);
}

/** A post that members see, with the comments of this test. */
async function publishedPost(): Promise<string> {
  const { list } = valueOf(await feedReader()(served.client, 1));
  const found = list.find(({ isPending, isLiked }) => !isPending && !isLiked);
  if (!found) throw new Error('the seed has no such post');
  return found.id;
}

const comment = (subject: string, content: string) =>
  newItem('comment', {
    id: crypto.randomUUID(),
    subject,
    body: { content, target: null },
    madeAt: served.clock.now(),
  });

const commentsOf = async (postId: string): Promise<string[]> =>
  valueOf(await loadComments(served.client, postId, 1)).list.map(({ content }) => content);

it('sends what waits on a disk that is full by now, and forgets it', async () => {
  const tab = openTab();
  const postId = await publishedPost();
  await deskOf(tab).put(comment(postId, 'From a full disk'));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  drain(tab);
  await isEmpty(tab);
  full.mockRestore();
  expect(await commentsOf(postId)).toContain('From a full disk');
});

it('sends everything once and in order when the network is back', async () => {
  const tab = openTab();
  const desk = deskOf(tab);
  const postId = await publishedPost();
  const letter = { subject: crypto.randomUUID(), madeAt: served.clock.now() };
  await desk.put(newLike(postId, served.clock.now()));
  await desk.put(newLike(postId, served.clock.now()));
  await desk.put(comment(postId, 'first'));
  await desk.put(comment(postId, 'second'));
  const body = { text: feedbackText, phone: '', pictures: 0 };
  await desk.put(newItem('post', { ...letter, id: letter.subject, body: { ...body, text: 'From the outbox' } }));
  const actor = drain(tab, false);
  await waitFor(actor, (now) => now.matches('offline'));
  expect(actor.getSnapshot().context.items).toHaveLength(4);
  actor.send({ type: 'network.returned' });
  await isEmpty(tab);
  const sent = served.wire.sent.filter(({ url }) => url.endsWith(commentPath));
  const contents = sent.map(async (request) => new URLSearchParams(await request.text()).get('content'));
  expect(await Promise.all(contents)).toEqual(['first', 'second']);
  expect(await askLetter(served.client, 'post', letter.subject)).not.toBeNull();
  const { list } = valueOf(await feedReader()(served.client, 1));
  expect(list.find(({ id }) => id === postId)).toMatchObject({ isLiked: true });
});

it('lists what is being put there: who logs out in that moment is asked', async () => {
  const desk = deskOf(openTab());
  expect(await desk.list()).toEqual([]);
  const putting = desk.put(newLike('post-001', served.clock.now()));
  expect(await desk.list()).toMatchObject([{ kind: 'like', subject: 'post-001' }]);
  await putting;
});

it('is there once when the answer is lost, when the page ends, and when two tabs send', async () => {
  const postId = await publishedPost();
  const [one, two] = [openTab(), openTab()];
  await deskOf(one).put(comment(postId, 'whatever happens'));
  await served.disturb(commentPath, 'error-after');
  const dying = drain(one);
  await waitFor(dying, (now) => now.matches('pause'));
  expect(await deskOf(one).list()).toMatchObject([{ isTried: true }]);
  dying.stop();
  drain(two);
  drain(openTab());
  await isEmpty(two);
  expect((await commentsOf(postId)).filter((content) => content === 'whatever happens')).toHaveLength(1);
});

it('keeps it single by its id alone where a browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const postId = await publishedPost();
  const tabs = [openTab(), openTab(), openTab()];
  const [first] = tabs;
  if (!first) throw new Error('no tab');
  await deskOf(first).put(comment(postId, 'without locks'));
  await deskOf(first).put(comment(postId, 'and the next'));
  for (const tab of tabs) drain(tab);
  await isEmpty(first);
  const told = await commentsOf(postId);
  expect(told).toContain('and the next');
  expect(told.filter((content) => content === 'without locks')).toHaveLength(1);
  vi.unstubAllGlobals();
});

it.each(['error-before', 'malformed'])('goes on with other posts while one can’t be answered: %s', async (fault) => {
  const tab = openTab();
  const postId = await publishedPost();
  await deskOf(tab).put(comment(postId, `first, ${fault}`));
  await deskOf(tab).put(comment(postId, `second, ${fault}`));
  await deskOf(tab).put(newLike(postId, served.clock.now()));
  await served.disturb(commentPath, fault);
  drain(tab);
  await isEmpty(tab);
  const sent = served.wire.sent.filter(({ method }) => method === 'POST');
  expect(sent.map(({ url }) => url.endsWith(commentPath))).toEqual([true, false, true, true]);
  const told = (await commentsOf(postId)).filter((content) => content.endsWith(fault));
  expect(told.toSorted()).toEqual([`first, ${fault}`, `second, ${fault}`]);
});

it('does not take a thing of a minute for an old one while the server’s clock is not known', async () => {
  const behind = 10 * 86_400_000;
  const tab = { ...openTab(), clock: createServerClock(() => Date.now()) };
  await tab.device.write('ahead.v1', -behind);
  await deskOf(tab).put({ ...comment('post-001', 'just now'), madeAt: Date.now() - behind });
  const actor = drain(tab, false);
  await waitFor(actor, (now) => now.matches('offline'));
  expect(actor.getSnapshot().context.items).toMatchObject([{ held: null }]);
});

it('holds a comment that is refused, goes on elsewhere, and puts it back into its box', async () => {
  const tab = openTab();
  const postId = await publishedPost();
  const lost = comment('post-gone', 'below nothing');
  await deskOf(tab).put(lost);
  await deskOf(tab).put(comment(postId, 'goes on'));
  const actor = drain(tab);
  await waitFor(actor, ({ context }) => context.items.length === 1 && context.items[0]?.held !== null);
  expect(await commentsOf(postId)).toContain('goes on');
  expect(await deskOf(openTab()).list()).toMatchObject([{ id: lost.id, held: { why: 'refused' } }]);
  const owner = { member: 'ASHA01', flow: 'comments', subject: 'post-gone' } as const;
  await keepDraft(tab.drafts, owner, { text: 'half a', target: null, unsent: [] });
  await waitFor(actor, (now) => now.matches('open'));
  actor.send({ type: 'item.edit', id: lost.id });
  await waitFor(actor, (now) => now.matches('open'));
  // Something else was in the box.
  expect(await draftOf(tab.drafts, owner)).toMatchObject({ text: 'half a' });
  await removeDraft(tab.drafts, owner);
  actor.send({ type: 'item.edit', id: lost.id });
  await isEmpty(tab);
  expect(await draftOf(tab.drafts, owner)).toMatchObject({ text: 'below nothing', draftId: lost.id });
});

it.each([
  ['too late: it was on its way and arrives', (reply: Response) => reply],
  [
    'while its answer was lost',
    () => {
      throw new TypeError('lost');
    },
  ],
])('says so where “don’t send” came %s', async (_when, answer) => {
  const tab = openTab();
  const postId = await publishedPost();
  const item = comment(postId, 'on its way');
  await deskOf(tab).put(item);
  const sent = Promise.withResolvers<undefined>();
  const answered = Promise.withResolvers<undefined>();
  served.wire.after = async (reply, { url }) => {
    if (!url.endsWith(commentPath)) return reply;
    sent.resolve(undefined);
    await answered.promise;
    return answer(reply);
  };
  const actor = drain(tab);
  const gone = vi.fn<(event: unknown) => void>();
  actor.on('outbox.left', gone);
  await sent.promise;
  actor.send({ type: 'item.cancel', id: item.id });
  await waitFor(actor, (now) => now.matches('cancelling'));
  answered.resolve(undefined);
  await waitFor(actor, (now) => now.matches('open'));
  expect(gone.mock.calls).toMatchObject([[{ item: { id: item.id } }]]);
  expect(await commentsOf(postId)).toContain('on its way');
});

it('sends nothing of a member who signed out, and nothing of one for another', async () => {
  const postId = await publishedPost();
  const tab = openTab();
  await deskOf(tab).put(comment(postId, 'never sent'));
  const other = { ...openTab(), session: () => ({ token: 'u', region: 0, member: 'BINA02' }) } as unknown as Services;
  const actor = drain(other);
  await waitFor(actor, (now) => now.matches('open'));
  expect(await commentsOf(postId)).not.toContain('never sent');
  // Gone with another's first look.
  expect(await deskOf(openTab()).list()).toEqual([]);
  await deskOf(tab).put(comment(postId, 'never sent'));
  await clearOutbox();
  expect(await deskOf(openTab()).list()).toEqual([]);
});

it('sends nothing that signing out deleted, after the next sign-in on the same page', async () => {
  const postId = await publishedPost();
  let session = asha;
  const tab = { ...openTab(), session: () => session } as unknown as Services;
  await deskOf(tab).put(comment(postId, 'deleted before'));
  expect(await deskOf(tab).list()).toHaveLength(1);
  await clearOutbox();
  session = { ...asha, token: 'next' };
  const actor = drain(tab);
  await waitFor(actor, (now) => now.matches('open'));
  expect(await deskOf(tab).list()).toEqual([]);
  expect(await commentsOf(postId)).not.toContain('deleted before');
});

it('looks at the device before it sends: a page that slept was told nothing', async () => {
  const tab = openTab();
  const item = comment(await publishedPost(), 'cancelled elsewhere');
  await deskOf(tab).put(item);
  expect(await deskOf(tab).list()).toHaveLength(1);
  await openOutboxStore().remove('ASHA01', item.id);
  expect(await deskOf(tab).find(item.id)).toBeNull();
});
