import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { outboxPolicies } from '#domain/outbox.ts';
import { player } from '#tests/support/flow.ts';
import { now } from '../samples.ts';
import { done, failed, passed } from '../model/happening.ts';
import {
  broken,
  comment,
  ended,
  heldOne,
  input,
  known,
  like,
  loaded,
  offline,
  post,
  refused,
  told,
  tooOften,
} from './samples.ts';
import { outboxMachine } from './outbox.machine.ts';

const play = player(outboxMachine, input);
const first = comment(1);
const second = comment(2);
const other = comment(3, 'post-2');
const sent = done('send', true);

describe(outboxMachine.id, () => {
  it('sends one after another, in order, and then waits', () => {
    expect(play(loaded(first, like))).toMatchObject({ state: 'sending', started: { send: { item: first } } });
    expect(play(loaded(first, like), sent)).toMatchObject({
      state: 'sending',
      started: { send: { item: like } },
      emitted: [{ type: 'outbox.sent', item: first }],
    });
    expect(play(loaded(first, like), sent, sent)).toMatchObject({ state: 'open', context: { items: [] } });
  });

  it('begins when something is put there, and goes on with what came meanwhile', () => {
    expect(play(loaded(), told(post))).toMatchObject({ state: 'sending', started: { send: { item: post } } });
    expect(play(loaded(first), told(first, post), sent)).toMatchObject({ started: { send: { item: post } } });
  });

  it('tries again under the same id when no answer came, with longer and longer pauses', () => {
    const lost = [loaded(first), failed('send', offline)] as const;
    expect(play(...lost)).toMatchObject({ state: 'pause', context: { attempts: 1, items: [first] } });
    const again = passed('retryPause', 'outbox.pause');
    expect(play(...lost, again)).toMatchObject({ state: 'sending', started: { send: { item: first } } });
    const [pause] = Object.values(play(...lost).timers);
    const [longer] = Object.values(play(...lost, again, failed('send', offline)).timers);
    expect(longer).toBeGreaterThan(Number(pause));
    // So many a minute: it is not the comment that is refused.
    expect(play(loaded(first), failed('send', tooOften)).state).toBe('pause');
    expect(play(...lost, { type: 'network.returned' })).toMatchObject({ state: 'sending', context: { attempts: 0 } });
  });

  it.each([broken, new Failure('invalid')])(
    'skips what the server can’t answer, with what stands behind it: %s',
    (answer) => {
      const skipped = [loaded(first, second, other, like), failed('send', answer)] as const;
      expect(play(...skipped)).toMatchObject({ state: 'sending', started: { send: { item: other } } });
      const rest = [...skipped, sent, sent] as const;
      expect(play(...rest)).toMatchObject({ state: 'pause', context: { items: [first, second] } });
      // What comes meanwhile waits for nothing but its own lane.
      expect(play(...rest, told(first, second, post))).toMatchObject({ started: { send: { item: post } } });
      expect(play(...rest, told(first, second, comment(4))).state).toBe('pause');
      const again = passed('retryPause', 'outbox.pause');
      expect(play(...rest, again)).toMatchObject({ state: 'sending', started: { send: { item: first } } });
      expect(play(...rest, again, sent)).toMatchObject({ started: { send: { item: second } } });
      expect(play(...rest, { type: 'network.returned' })).toMatchObject({ started: { send: { item: first } } });
      const now = [...rest, { type: 'item.release', id: first.id }, done('replace')] as const;
      expect(play(...now)).toMatchObject({ started: { send: { item: { id: first.id } } } });
      expect(play(...rest, told(), again)).toMatchObject({ state: 'open', context: { skipped: [] } });
    },
  );

  it('tries nothing else while no answer comes', () => {
    const lost = [loaded(first, other), failed('send', offline)] as const;
    expect(play(...lost, told(first, other, post)).state).toBe('pause');
  });

  it('sends nothing without a connection, and goes on by itself when it is back', () => {
    const away = player(outboxMachine, { ...input, isReachable: false });
    expect(away(loaded(first))).toMatchObject({ state: 'offline', started: {} });
    expect(away(loaded(first), told(first, post))).toMatchObject({
      state: 'offline',
      context: { items: [first, post] },
    });
    expect(away(loaded(first), { type: 'network.returned' }).state).toBe('sending');
    expect(play({ type: 'network.lost' }, loaded(first)).state).toBe('offline');
  });

  it('holds what was written and refused, with the reason, and those behind it on the same post alone', () => {
    const no = [loaded(first, second, other), failed('send', refused)] as const;
    expect(play(...no)).toMatchObject({ state: 'holding', started: { replace: { item: heldOne } } });
    expect(play(...no, done('replace'))).toMatchObject({
      state: 'sending',
      context: { items: [heldOne, second, other] },
      started: { send: { item: other } },
    });
    expect(play(...no, done('replace'), sent).state).toBe('open');
  });

  it('drops a like that is refused, and a version that came too late, and says so', () => {
    const reason = { why: 'refused', code: refused.code, says: 'gone' };
    expect(play(loaded(like), failed('send', refused), done('remove', 'tried'))).toMatchObject({
      state: 'open',
      context: { items: [] },
      emitted: [{ type: 'outbox.dropped', item: like, reason }],
    });
    expect(play(loaded(first), failed('send', known), done('remove', 'tried')).emitted).toEqual([
      { type: 'outbox.dropped', item: first, reason: { why: 'known' } },
    ]);
  });

  it('says it once where another tab had the same answer', () => {
    expect(play(loaded(like), failed('send', refused), done('remove', 'gone'))).toMatchObject({
      state: 'loading',
      emitted: [],
    });
  });

  it('asks about what is old before it sends it', () => {
    const old = { ...first, madeAt: now - outboxPolicies.comment.keptFor - 1 };
    expect(play(loaded(old))).toMatchObject({
      state: 'holding',
      started: { replace: { item: { ...old, held: { why: 'old' } } } },
    });
    // It may have arrived: that is known until there is an answer.
    const tried = { ...old, isTried: true };
    expect(play(loaded(tried)).started).toEqual({ replace: { item: { ...tried, held: { why: 'old' } } } });
    const asked = [loaded(old), done('replace'), { type: 'item.release', id: old.id }] as const;
    expect(play(...asked)).toMatchObject({
      state: 'releasing',
      started: { replace: { item: { ...old, held: null, madeAt: now } } },
    });
    expect(play(...asked, done('replace'))).toMatchObject({ state: 'sending' });
  });

  it('keeps everything when the session ends', () => {
    expect(play(loaded(first), failed('send', ended))).toMatchObject({ state: 'ended', context: { items: [first] } });
  });

  it('looks again where another tab was quicker', () => {
    expect(play(loaded(first), done('send', false)).state).toBe('loading');
  });

  it('takes one out when its member says so, into its form or for good', () => {
    const cancel = { type: 'item.cancel', id: heldOne.id } as const;
    const edit = { type: 'item.edit', id: heldOne.id } as const;
    expect(play(loaded(heldOne), cancel)).toMatchObject({ started: { remove: { item: heldOne } } });
    expect(play(loaded(heldOne), cancel, done('remove', 'removed'))).toMatchObject({
      state: 'open',
      context: { items: [] },
      emitted: [],
    });
    expect(play(loaded(heldOne), edit, done('edit', 'opened'))).toMatchObject({
      context: { items: [] },
      emitted: [{ type: 'outbox.opened', item: heldOne }],
    });
    expect(play(loaded(heldOne), edit, done('edit', 'occupied'))).toMatchObject({
      context: { items: [heldOne] },
      emitted: [{ type: 'outbox.occupied', item: heldOne }],
    });
    // One at a time.
    expect(play(loaded(heldOne), cancel, edit).state).toBe('cancelling');
  });

  it('says so where what its member wants back was sent meanwhile', () => {
    const gone = { state: 'loading', emitted: [{ type: 'outbox.left', item: first }] };
    const cancel = { type: 'item.cancel', id: first.id } as const;
    expect(play(loaded(first), cancel, done('remove', 'gone'))).toMatchObject(gone);
    // Its answer never came: nobody knows.
    expect(play(loaded(first), cancel, done('remove', 'tried'))).toMatchObject(gone);
    expect(play(loaded(first), { type: 'item.edit', id: first.id }, done('edit', 'gone'))).toMatchObject(gone);
  });

  it('says that the device can’t be read, and looks again by itself', () => {
    const broken = failed('loadItems', offline);
    expect(play(broken)).toMatchObject({ state: 'failed', context: { failure: offline } });
    expect(play(broken, { type: 'list.retry' }).state).toBe('loading');
    expect(play(broken, passed('retryPause', 'outbox.failed')).state).toBe('loading');
  });
});
