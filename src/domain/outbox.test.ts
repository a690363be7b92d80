import { describe, expect, it } from 'vitest';
import { Failure } from './failure.ts';
import {
  answerTo,
  isStuck,
  laneOf,
  newEdit,
  newItem,
  newLike,
  newMark,
  newRemoval,
  nextStep,
  outboxPolicies,
  type OutboxItem,
} from './outbox.ts';

const now = 1_790_000_000_000;
const comment = (id: string, subject: string, more: Partial<OutboxItem<'comment'>> = {}) => ({
  ...newItem('comment', { id, subject, body: { content: id, target: null }, madeAt: now }),
  ...more,
});
const refusal = { why: 'refused', code: 404, says: '' } as const;

describe('what comes next', () => {
  it('is the first that is not held, and whose post has none that is', () => {
    const items = [
      comment('a', 'post-1', { held: refusal }),
      comment('b', 'post-1'),
      comment('c', 'post-2'),
      newLike('post-1', now),
    ];
    expect(nextStep(items, now)).toEqual({ what: 'send', item: items[2] });
    expect(nextStep(items.slice(0, 2), now)).toBeNull();
    // A like is nothing that a comment comes before.
    expect(nextStep([...items.slice(0, 2), newLike('post-1', now)], now)).toMatchObject({ item: { kind: 'like' } });
    expect(nextStep([], now)).toBeNull();
  });

  it('is in another lane than those that are skipped', () => {
    const items = [comment('a', 'post-1'), comment('b', 'post-1'), comment('c', 'post-2')];
    expect(nextStep(items, now, [laneOf(comment('a', 'post-1'))])).toEqual({ what: 'send', item: items[2] });
    expect(nextStep(items, now, items.map(laneOf))).toBeNull();
  });

  it('keeps an edit or deletion behind what creates its words, and holds nothing behind an edit', () => {
    const words = { kind: 'comment', id: 'comment-1', lane: 'post-1' } as const;
    const edit = newEdit('e', { ...words, content: 'Better' }, now);
    const removal = newRemoval(words, now);
    const unsent = comment('a', 'post-1', { held: refusal });
    for (const item of [edit, removal]) {
      expect(nextStep([unsent, item], now)).toBeNull();
      expect(nextStep([comment('a', 'post-2', { held: refusal }), item], now)).toEqual({ what: 'send', item });
    }
    const held = { ...edit, held: refusal };
    expect(nextStep([held], now)).toBeNull();
    expect(nextStep([held, comment('b', 'post-1')], now)).toMatchObject({ item: { id: 'b' } });
    const ofPost = newRemoval({ kind: 'post', id: 'post-1', lane: 'draft-1' }, now);
    expect(nextStep([unsent, ofPost], now)).toMatchObject({ item: ofPost });
    expect(removal.id).toBe(newRemoval(words, now + 5).id);
  });

  it('is a question about what is too old, and nothing any more for what was only tapped', () => {
    const over = (kind: keyof typeof outboxPolicies) => now + outboxPolicies[kind].keptFor;
    expect(nextStep([comment('a', 'p')], over('comment'))).toMatchObject({ what: 'send' });
    expect(nextStep([comment('a', 'p')], over('comment') + 1)).toMatchObject({ what: 'hold' });
    expect(nextStep([newLike('p', now)], over('like') + 1)).toMatchObject({ what: 'drop' });
  });
});

it('is told of with a connection once its member is asked, or a minute after it was tried', () => {
  const minute = 60_000;
  const tried = comment('a', 'p', { isTried: true });
  expect(isStuck(comment('a', 'p', { held: refusal }), now)).toBe(true);
  expect(isStuck(tried, now + minute)).toBe(false);
  expect(isStuck(tried, now + minute + 1)).toBe(true);
  expect(isStuck(comment('a', 'p'), now + 9 * minute)).toBe(false);
});

describe('an answer', () => {
  const like = newLike('post-1', now);
  const mark = newMark({ group: 'notice', id: '', upTo: now }, now);
  it.each<[string, OutboxItem, Failure, string]>([
    ['that did not come', like, new Failure('offline'), 'retry'],
    ['that took too long', comment('a', 'p'), new Failure('timeout'), 'retry'],
    ['of a broken server', comment('a', 'p'), new Failure('server', 500), 'retry'],
    ['of a captive portal', comment('a', 'p'), new Failure('invalid'), 'retry'],
    ['that it was too often', comment('a', 'p'), new Failure('rejected', 429), 'retry'],
    ['that the session is over', mark, new Failure('unauthorized', 401), 'retry'],
    ['no, to what was written', comment('a', 'p'), new Failure('rejected', 404), 'ask'],
    ['no, to what was tapped', like, new Failure('rejected', 404), 'drop'],
    [
      'no, to an edit',
      newEdit('e', { kind: 'post', id: 'p', lane: 'd', content: 'x' }, now),
      new Failure('rejected', 404),
      'ask',
    ],
    ['no, to a deletion', newRemoval({ kind: 'post', id: 'p', lane: 'd' }, now), new Failure('rejected', 404), 'drop'],
    ['that another version is there', comment('a', 'p'), new Failure('rejected', 422), 'drop'],
  ])('%s', (_name, item, failure, answer) => {
    expect(answerTo(item, failure)).toBe(answer);
  });
});

it('gives a like and a mark the id of what they are about: twice is once', () => {
  expect(newLike('post-1', now).id).toBe(newLike('post-1', now + 5).id);
  const group = { group: 'private', id: '', upTo: 5 } as const;
  expect(newMark(group, now).id).toBe(newMark(group, now + 5).id);
  // The one that is just being sent does not speak for what came after it.
  expect(newMark(group, now).id).not.toBe(newMark({ ...group, upTo: 9 }, now).id);
  expect(newMark({ ...group, id: 'one' }, now).id).toBe(newMark({ ...group, id: 'one', upTo: 9 }, now).id);
  expect(newMark(group, now).id).not.toBe(newMark({ ...group, id: 'one' }, now).id);
});
