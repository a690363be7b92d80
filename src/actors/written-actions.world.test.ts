/** Own words and others' on the real client and sandbox: offline, with lost answers, pressed twice, refused, in two tabs. */
import { loadBlocked } from '#api/moderation.ts';
import { removeWords } from '#api/own-words.ts';
import { addComment, feedReader, loadComments } from '#api/square.ts';
import type { Comment } from '#domain/community.ts';
import { Failure } from '#domain/failure.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { newItem } from '#domain/outbox.ts';
import type { Words } from '#domain/own-changes.ts';
import { deskOf } from '#services/outbox-desk.ts';
import type { Services } from '#services/services.ts';
import { openReplies } from '#storage/kept-reply.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { IDBFactory } from 'fake-indexeddb';
import { keys, set } from 'idb-keyval';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { outboxActor } from './outbox.ts';
import { writtenActionsActor } from './written-actions.ts';

const postId = 'post-040';
const paths = {
  editComment: '/api/square/comment/edit',
  removeComment: '/api/square/comment/remove',
  block: '/api/square/block/add',
} as const;

let served: ServedClient;
const running: { stop: () => unknown }[] = [];
beforeAll(async () => {
  served = await openServedClient();
});
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  served.world.wallClock.advance(60_000);
  await served.begin();
});
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});
afterAll(() => served.close());

/** Each tab has services of its own. */
const openTab = (): Services =>
  ({
    client: served.client,
    clock: served.clock,
    device: { read: async () => undefined },
    session: () => ({ token: 't', region: 0, member: 'ASHA01' }),
  }) as unknown as Services;

function drain(tab: Services, isReachable = true) {
  // The shortest pauses.
  const actor = createActor(outboxActor(tab), { input: { isReachable, chance: 0 } });
  const dropped: unknown[] = [];
  actor.on('outbox.dropped', (event) => dropped.push(event));
  running.push(actor.start());
  return { actor, dropped };
}

function open(tab: Services, words: Words) {
  const actor = createActor(writtenActionsActor(tab)).start();
  running.push(actor);
  actor.send({ type: 'menu.open', words });
  return actor;
}
const isClosed = (actor: ReturnType<typeof open>) => waitFor(actor, (now) => now.matches('closed'));

async function edit(tab: Services, words: Words, text: string): Promise<void> {
  const actor = open(tab, words);
  actor.send({ type: 'edit.open' });
  actor.send({ type: 'text.type', text });
  actor.send({ type: 'edit.save' });
  actor.send({ type: 'edit.save' });
  await isClosed(actor);
}

async function remove(tab: Services, words: Words): Promise<void> {
  const actor = open(tab, words);
  actor.send({ type: 'deletion.open' });
  actor.send({ type: 'deletion.confirm' });
  actor.send({ type: 'deletion.confirm' });
  await isClosed(actor);
}

async function isEmpty(tab: Services): Promise<void> {
  await expect.poll(() => deskOf(tab).list()).toEqual([]);
}

const draft = (content: string) => ({ draftId: crypto.randomUUID(), content, target: null });
const written = (content: string) => addComment(served.client, postId, draft(content));
const wordsOf = ({ id, author, content }: Comment): Words => ({
  kind: 'comment',
  id,
  author,
  content,
  lane: postId,
  isOwn: true,
});
const listed = async () => valueOf(await loadComments(served.client, postId, 1));
const found = async ({ id }: { id: string }) => (await listed()).list.find((one) => one.id === id);

it('keeps edits and a deletion until the network is back, behind an unsent comment, and sends each once', async () => {
  const tab = openTab();
  const [edited, removed] = [await written('Before'), await written('Going')];
  const unsent = draft('Written offline');
  const { draftId: id, content, target } = unsent;
  await deskOf(tab).put(
    newItem('comment', { id, subject: postId, body: { content, target }, madeAt: served.clock.now() }),
  );
  const { actor } = drain(tab, false);
  await edit(tab, wordsOf(edited), 'First');
  await edit(tab, wordsOf(edited), 'Second');
  await edit(tab, wordsOf(removed), 'Never sent');
  await remove(tab, wordsOf(removed));
  expect((await deskOf(tab).list()).map(({ kind }) => kind)).toEqual(['comment', 'edit', 'edit', 'remove']);
  expect(await found(edited)).toMatchObject({ content: 'Before', editedAt: null });
  await waitFor(actor, (now) => now.matches('offline'));
  actor.send({ type: 'network.returned' });
  await isEmpty(tab);
  expect(await found(edited)).toMatchObject({ content: 'Second', editedAt: expect.any(Number) });
  expect(await found(removed)).toBeUndefined();
  const sent = served.wire.sent.map(({ url }) => url).filter((url) => /comment\/(text|edit|remove)/.test(url));
  expect(sent.slice(2).map((url) => url.split('/').at(-1))).toEqual(['text', 'edit', 'edit', 'remove']);
});

it('does each once when answers are lost, the page ends and two tabs send', async () => {
  const [one, two] = [openTab(), openTab()];
  const [edited, removed] = [await written('Lost answer'), await written('Lost too')];
  const { total } = await listed();
  await edit(one, wordsOf(edited), 'Arrived');
  await remove(one, wordsOf(removed));
  await served.disturb(paths.editComment, 'error-after');
  await served.disturb(paths.removeComment, 'error-after');
  const dying = drain(one);
  await waitFor(dying.actor, (now) => now.matches('pause'));
  dying.actor.stop();
  const others = [drain(two), drain(openTab())];
  await isEmpty(two);
  expect(others.flatMap(({ dropped }) => dropped)).toEqual([]);
  expect(await found(edited)).toMatchObject({ content: 'Arrived' });
  expect(await listed()).toMatchObject({ total: total - 1 });
});

it('holds an edit that is refused with its reason, and what is behind it goes on', async () => {
  const tab = openTab();
  const [gone, other] = [await written('Deleted elsewhere'), await written('Other')];
  await edit(tab, wordsOf(gone), 'Too late');
  await edit(tab, wordsOf(other), 'Goes on');
  await removeWords(served.client, { kind: 'comment', id: gone.id });
  drain(openTab());
  await expect.poll(async () => (await found(other))?.content).toBe('Goes on');
  expect(await deskOf(tab).list()).toMatchObject([{ kind: 'edit', held: { why: 'refused' } }]);
});

it('tells of a deletion that is refused, and keeps none', async () => {
  const tab = openTab();
  const words = wordsOf(await written('Stays'));
  await remove(tab, words);
  const refusal = { code: 400, msg: 'no', data: null };
  served.wire.after = async ({ headers }) => Response.json(refusal, { headers });
  const { dropped } = drain(tab);
  await isEmpty(tab);
  expect(dropped).toMatchObject([{ item: { kind: 'remove' }, reason: { why: 'refused' } }]);
});

it('does it at once where the device keeps nothing', async () => {
  const words = wordsOf(await written('Kept by nobody'));
  const tab = openTab();
  vi.spyOn(deskOf(tab), 'put').mockRejectedValue(new Failure('storage'));
  await edit(tab, words, 'Edited at once');
  expect(await found(words)).toMatchObject({ content: 'Edited at once' });
  await remove(tab, words);
  expect(await found(words)).toBeUndefined();
});

it('blocks and reports once, whatever is lost, and the device forgets what it kept of them', async () => {
  const { list } = valueOf(await feedReader()(served.client, 1));
  const [post] = list;
  if (!post) throw new Error('the seed has no post');
  const words: Words = {
    kind: 'post',
    id: post.id,
    author: post.author,
    content: post.content,
    lane: '',
    isOwn: false,
  };
  const store = openReplies();
  const key = (path: string) => `member.v1/en GET https://x/api/square/${path}?pageNum=1`;
  for (const path of ['square/list', 'comment/list', 'block/list']) await set(key(path), {}, store);
  const tab = openTab();
  const actor = open(tab, words);
  actor.send({ type: 'block.open' });
  await served.disturb(paths.block, 'error-after');
  actor.send({ type: 'block.confirm' });
  await waitFor(actor, (now) => now.matches('block'));
  expect(actor.getSnapshot().context.failure).not.toBeNull();
  actor.send({ type: 'block.confirm' });
  await isClosed(actor);
  expect(await keys(store)).toEqual([key('block/list')]);
  expect(valueOf(await loadBlocked(served.client, 1))).toMatchObject({ total: 1, list: [{ name: post.author }] });
  const authors = valueOf(await feedReader()(served.client, 1)).list.map(({ author }) => author);
  expect(authors).not.toContain(post.author);
  // It is still there to be reported.
  for (let time = 0; time < 2; time += 1) {
    const reporting = open(tab, words);
    reporting.send({ type: 'report.open', about: 'member' });
    reporting.send({ type: 'reason.choose', reason: 'scam' });
    reporting.send({ type: 'report.send' });
    await isClosed(reporting);
  }
  const reports = await served.world.context.db.selectFrom('reports').select('about').execute();
  expect(reports).toEqual([{ about: 'member' }]);
});
