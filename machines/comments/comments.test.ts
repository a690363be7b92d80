import { describe, expect, it } from 'vitest';
import { fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { commentsMachine } from './comments.machine.ts';
import {
  comment,
  draftId,
  gone,
  keptBefore,
  listed,
  mine,
  nothingKept,
  offline,
  otherId,
  pageOf,
  readPage,
  send,
  target,
  typed,
  waits,
} from './samples.ts';

const play = player(commentsMachine);
/** Both at once. */
const now = (reading: string, sending: 'idle' | 'submitting' = 'idle') => ({ opened: { reading, sending } });
const empty = { page: null, text: '', target: null, draftId: '', unsent: [], failure: null };
const read = [nothingKept, pageOf(9, 5, 9)] as const;
const extend = { type: 'page.extend' } as const;
const refresh = { type: 'list.refresh' } as const;
const retry = { type: 'comment.retry', draftId } as const;
const idsOf = (told: ReturnType<typeof play>) =>
  told.context.page && valueOf(told.context.page).list.map(({ id }) => id);

describe(commentsMachine.id, () => {
  it('reads five, and more only while there are more', () => {
    expect(play()).toStrictEqual(at('opening', empty, { started: { loadKept: undefined, watchOutbox: undefined } }));
    expect(play(...read)).toMatchObject({
      state: now('open'),
      context: { page: { value: { total: 9, list: listed(9, 5) } } },
    });
    expect(play(...read, extend)).toMatchObject({
      state: now('loadingMore'),
      started: { loadPages: { first: 2, last: 2 } },
    });
    const all = play(...read, extend, pageOf(4, 4, 9));
    expect(all).toMatchObject({ state: now('open'), context: { page: { value: { total: 9, list: listed(9, 9) } } } });
    expect(play(...read, extend, pageOf(4, 4, 9), extend).state).toEqual(now('open'));
  });

  it('shows nothing twice and leaves nothing out when others write meanwhile', () => {
    // Two are new: the second page begins with two that are there already.
    const moved = [...read, extend, pageOf(6, 5, 11)] as const;
    const all = { state: now('loadingAll'), started: { loadPages: { first: 1, last: 2, isPatient: true } } };
    expect(play(...moved)).toMatchObject(all);
    expect(idsOf(play(...moved, pageOf(11, 10, 11)))).toEqual(listed(11, 10).map(({ id }) => id));
    // One of the loaded ones was deleted while the next page was read: what follows would leave a gap.
    expect(play(...read, extend, pageOf(3, 3, 8))).toMatchObject(all);
    expect(idsOf(play(...read, extend, pageOf(3, 3, 8), pageOf(8, 8, 8)))).toEqual(listed(8, 8).map(({ id }) => id));
  });

  it('reads all that it shows again, so that no old row looks live (rule P9)', () => {
    const two = [...read, extend, pageOf(4, 4, 9)] as const;
    expect(play(...two, refresh)).toMatchObject({
      state: now('refreshing'),
      started: { loadPages: { first: 1, last: 2, isPatient: true } },
    });
    // One was deleted.
    expect(idsOf(play(...two, refresh, pageOf(8, 8, 8)))).toEqual(listed(8, 8).map(({ id }) => id));
  });

  it('is as old as the oldest of its pages, and from the device as soon as one of them is (rule P9)', () => {
    const older = done('loadPages', fresh({ total: 9, list: listed(4, 4) }, 500, 'store'));
    expect(play(...read, extend, older).context).toMatchObject({
      page: { at: 500, origin: 'store', value: { total: 9, list: listed(9, 9) } },
    });
    const kept = done('loadPages', fresh({ total: 9, list: listed(9, 5) }, 500, 'store'));
    expect(play(nothingKept, kept, kept, extend, pageOf(4, 4, 9)).context).toMatchObject({
      page: { at: 500, origin: 'store', value: { total: 9, list: listed(9, 9) } },
    });
  });

  it('reads all, and what was asked for, when it is told to while more is read', () => {
    expect(play(...read, extend, refresh)).toMatchObject({
      state: now('loadingAll'),
      started: { loadPages: { first: 1, last: 2, isPatient: true } },
    });
  });

  it('reads more at once where more is asked for while it reads again', () => {
    expect(play(...read, refresh, extend)).toMatchObject({
      state: now('loadingAll'),
      started: { loadPages: { first: 1, last: 2, isPatient: true } },
    });
  });

  it('keeps what it has when reading fails', () => {
    expect(play(nothingKept, failed('loadPages', offline))).toMatchObject({
      state: now('failed'),
      context: { failure: offline },
    });
    expect(play(...read, refresh, failed('loadPages', offline))).toMatchObject({
      state: now('open'),
      context: { failure: offline, page: { value: { total: 9 } } },
    });
  });

  it('empties box and target when it sends, and keeps the comment before it is sent', () => {
    const chosen = { type: 'reply.choose', target } as const;
    const draft = { draftId, content: 'Beautiful', target };
    expect(play(...read, chosen, typed, send)).toMatchObject({
      state: now('open', 'submitting'),
      context: { text: '', target: null, unsent: [{ ...draft, state: 'queued' }] },
      started: { send: { draft, kept: { text: '', target: null, unsent: [draft] } } },
      emitted: [{ type: 'comments.drafted', draft: { text: '', target: null, unsent: [draft] } }],
    });
    expect(play(...read, chosen, typed, { type: 'reply.cancel' }).context).toMatchObject({ target: null });
  });

  it('lists what was sent, and has nothing left to keep', () => {
    expect(play(...read, typed, send, done('send', mine))).toMatchObject({
      state: now('open'),
      context: { page: { value: { total: 10, list: [mine, ...listed(9, 5)] } }, unsent: [] },
      emitted: [{ type: 'comments.counted', total: 10 }, { type: 'comments.sent' }, { type: 'comments.cleared' }],
    });
  });

  it('shows what the device kept, and reads it again, patiently and once', () => {
    const kept = [nothingKept, readPage(listed(9, 5), 9, 'store')] as const;
    expect(play(...kept)).toMatchObject({
      state: now('refreshing'),
      context: { page: { origin: 'store', value: { total: 9 } } },
      started: { loadPages: { first: 1, last: 1, isPatient: true } },
    });
    expect(play(...kept, readPage(listed(9, 5), 9, 'store')).state).toEqual(now('open'));
    expect(play(...kept, pageOf(10, 5, 10)).context).toMatchObject({
      page: { origin: 'server', value: { total: 10, list: listed(10, 5) } },
    });
  });

  it('sends nothing that is empty, too long or unruly', () => {
    for (const text of ['', '  \n', 'x'.repeat(501), 'a\u202eb']) {
      expect(play(...read, { type: 'text.type', text }, send)).toMatchObject({
        state: now('open'),
        context: { unsent: [] },
      });
    }
  });

  it('holds what did not get through, and sends it again under its id only when it is asked to', () => {
    const held = [...read, typed, send, failed('send', offline)] as const;
    expect(play(...held)).toMatchObject({
      state: now('open'),
      context: { unsent: [{ draftId, state: 'held', failure: offline }] },
    });
    expect(play(...held, refresh, pageOf(9, 5, 9)).state).toEqual(now('open'));
    expect(play(...held, retry)).toMatchObject({
      state: now('open', 'submitting'),
      started: { send: { draft: { draftId } } },
    });
    expect(play(...held, retry, done('send', mine)).context.unsent).toEqual([]);
    expect(play(...held, { type: 'comment.drop', draftId })).toMatchObject({
      context: { unsent: [] },
      emitted: [{ type: 'comments.dropped', draftId }, { type: 'comments.cleared' }],
    });
  });

  it('drops what is held once the list shows that it got through', () => {
    const arrived = readPage([mine, ...listed(9, 4)], 10);
    expect(play(...read, typed, send, failed('send', offline), refresh, arrived).context).toMatchObject({
      unsent: [],
      page: { value: { total: 10 } },
    });
  });

  it('does not list it twice where the retry finds it there', () => {
    const held = [...read, typed, send, failed('send', offline), retry] as const;
    const again = play(...held, done('send', comment(9, { draftId })));
    expect(again.context).toMatchObject({ unsent: [], page: { value: { total: 9, list: listed(9, 5) } } });
  });

  it('sends one at a time, in order; those behind a failed one wait with it', () => {
    const second = { type: 'comment.send', draftId: otherId } as const;
    const two = [...read, typed, send, typed, second] as const;
    expect(play(...two)).toMatchObject({
      state: now('open', 'submitting'),
      context: { unsent: [{ draftId }, { draftId: otherId }] },
    });
    expect(play(...two, done('send', mine))).toMatchObject({
      state: now('open', 'submitting'),
      started: { send: { draft: { draftId: otherId } } },
    });
    expect(play(...two, failed('send', gone))).toMatchObject({
      state: now('open'),
      context: {
        unsent: [
          { draftId, state: 'held', failure: gone },
          { draftId: otherId, state: 'held', failure: null },
        ],
      },
    });
  });

  it('hands it to the outbox, and is free for the next one', () => {
    const handed = [...read, typed, send, done('send', null)] as const;
    expect(play(...handed)).toMatchObject({
      state: now('open'),
      context: { text: '', unsent: [waits] },
      emitted: [{ type: 'comments.cleared' }],
    });
    expect(play(...handed, typed, { type: 'comment.send', draftId: otherId })).toMatchObject({
      state: now('open', 'submitting'),
      started: { send: { draft: { draftId: otherId }, kept: { unsent: [{ draftId: otherId }] } } },
    });
  });

  it('shows what waits, in its order, until the outbox has sent it', () => {
    const told = { type: 'outbox.told', waiting: [waits] } as const;
    expect(play(told).context.unsent).toEqual([waits]);
    const sent = play(...read, told, { type: 'outbox.sent', comment: mine });
    expect(sent).toMatchObject({
      context: { unsent: [], page: { value: { total: 10, list: [mine, ...listed(9, 5)] } } },
      emitted: [{ type: 'comments.counted', total: 10 }],
    });
    // Nobody knows how many there are where the list wasn't read.
    expect(play(told, { type: 'outbox.sent', comment: mine }).emitted).toEqual([
      { type: 'comments.counted', total: null },
    ]);
    // Its answer was lost, and the list has it.
    const arrived = readPage([mine, ...listed(9, 4)], 10);
    expect(play(nothingKept, arrived, told).context.unsent).toEqual([]);
    // What the outbox has no more is not shown any more.
    expect(play(...read, told, { type: 'outbox.told', waiting: [] }).context.unsent).toEqual([]);
  });

  it('shows it once while it is put there', () => {
    const told = { type: 'outbox.told', waiting: [waits] } as const;
    expect(play(...read, typed, send, told)).toMatchObject({
      state: now('open', 'submitting'),
      context: { unsent: [{ draftId, state: 'queued' }] },
    });
    expect(play(...read, typed, send, told, done('send', null)).context.unsent).toEqual([waits]);
  });

  it('takes what was refused out of the outbox, or puts it there again', () => {
    const told = { type: 'outbox.told', waiting: [{ ...waits, state: 'held', failure: gone }] } as const;
    expect(play(...read, told, retry)).toMatchObject({
      state: now('open', 'submitting'),
      started: { send: { draft: { draftId } } },
    });
    expect(play(...read, told, { type: 'comment.drop', draftId })).toMatchObject({
      context: { unsent: [] },
      emitted: [{ type: 'comments.dropped', draftId }, { type: 'comments.cleared' }],
    });
  });

  it('sends what came back from the outbox to be changed under the id that it had', () => {
    const back = done('loadKept', { text: 'Beautyful', target: null, draftId: otherId, unsent: [] });
    expect(play(back, typed, send).context).toMatchObject({ unsent: [{ draftId: otherId }], draftId: '' });
  });

  it('drops nothing that is on its way', () => {
    expect(play(...read, typed, send, { type: 'comment.drop', draftId }).context.unsent).toHaveLength(1);
  });

  it('begins with what the device kept, held; what was typed meanwhile is newer', () => {
    expect(play(keptBefore)).toMatchObject({
      state: now('loading'),
      context: { text: 'Half a', target, unsent: [{ draftId: otherId, state: 'held' }] },
    });
    expect(play(typed, keptBefore).context.text).toBe(typed.text);
    expect(play(failed('loadKept', offline)).state).toEqual(now('loading'));
  });

  it('can write where the list can’t be read', () => {
    const written = [nothingKept, failed('loadPages', offline), typed, send] as const;
    expect(play(...written).state).toEqual(now('failed', 'submitting'));
    // The connection may be there again, however sending ended.
    expect(play(...written, done('send', mine)).state).toEqual(now('loading'));
    expect(play(...written, failed('send', offline)).state).toEqual(now('loading'));
  });

  it('sends while it reads, and reads while it sends', () => {
    const early = [nothingKept, typed, send] as const;
    expect(play(...early)).toMatchObject({
      state: now('loading', 'submitting'),
      started: { send: { draft: { draftId } } },
    });
    expect(play(...early, pageOf(9, 5, 9)).state).toEqual(now('open', 'submitting'));
    expect(play(...early, done('send', null)).state).toEqual(now('loading'));
    expect(play(...read, typed, send, refresh).state).toEqual(now('refreshing', 'submitting'));
    expect(play(...read, extend, typed, send).state).toEqual(now('loadingMore', 'submitting'));
    // What the device kept is read before anything is sent: sending writes it.
    expect(play(typed, send)).toMatchObject({
      state: 'opening',
      context: { unsent: [{ state: 'queued' }] },
      started: {},
    });
    expect(play(typed, send, nothingKept).state).toEqual(now('loading', 'submitting'));
  });

  it('waits for the answer of the one that it sends, also where the list has it already', () => {
    const second = { type: 'comment.send', draftId: otherId } as const;
    const arrived = readPage([mine, ...listed(9, 4)], 10);
    const overtaken = [...read, typed, send, typed, second, refresh, arrived] as const;
    expect(play(...overtaken, done('send', null)).context.unsent).toMatchObject([
      { draftId, state: 'waiting' },
      { draftId: otherId, state: 'queued' },
    ]);
  });
});
