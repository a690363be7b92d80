import { IDBFactory } from 'fake-indexeddb';
import { entries, set } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftSize } from './draft-size.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { removeAllOf } from './gone-member.ts';
import { forgetFeed } from './kept-feed.ts';
import { openReplies } from './kept-reply.ts';
import { openReplyStore } from './replies.ts';
import { keptBook } from './seen-book.ts';
import { clearOutbox, openDrafts } from './written-stores.ts';

const seen = { key: 'a log', size: 1, root: '00', session: '', isRewritten: false };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Connections and what waits for the end of the page, as they come and go. */
function watchPage() {
  const [open, listeners] = [new Set<IDBDatabase>(), new Set<unknown>()];
  const ask = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
    const request = ask(name);
    request.addEventListener('success', () => {
      const { result } = request;
      const close = result.close.bind(result);
      open.add(result);
      result.close = () => {
        open.delete(result);
        close();
      };
    });
    return request;
  });
  vi.stubGlobal('addEventListener', (_type: string, listener: unknown) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_type: string, listener: unknown) => listeners.delete(listener));
  return () => ({ open: open.size, listeners: listeners.size });
}

it.each<[string, () => Promise<unknown>]>([
  ['the size of drafts', draftSize],
  ['what is forgotten of the community', forgetFeed],
  ['the newest checkpoint that was seen', () => keptBook.write(seen).then(keptBook.read)],
  ['what is cleared when a member signs out', clearOutbox],
  ['what is removed of a member who is gone', () => removeAllOf('ASHA01')],
])('%s leaves nothing open', async (_what, use) => {
  const standing = watchPage();
  for (let turn = 0; turn < 3; turn += 1) await use();
  await expect.poll(standing).toEqual({ open: 0, listeners: 0 });
  vi.unstubAllGlobals();
});

it('leaves what others have open as it is, and fails as before', async () => {
  const drafts = openDrafts();
  const owner = { member: 'ASHA01', flow: 'payeeForm', subject: '' } as const;
  await keepDraft(drafts, owner, { chain: 'TRC20' });
  expect(await draftSize()).toBeGreaterThan(10);
  expect(await draftOf(drafts, owner)).toEqual({ chain: 'TRC20' });
  const replies = openReplies();
  const key = 'member.v1/en GET https://x/api/square/square/list?pageNum=1';
  await set(key, {}, replies);
  await forgetFeed();
  expect(await entries(replies)).toEqual([]);
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('no database');
  });
  await expect(draftSize()).rejects.toMatchObject({ kind: 'storage' });
});

it('has one connection for replies and whose they are', async () => {
  const standing = watchPage();
  const replies = openReplyStore(() => 1);
  await replies.own('token');
  await replies.size();
  expect(standing()).toEqual({ open: 1, listeners: 1 });
  vi.unstubAllGlobals();
});
