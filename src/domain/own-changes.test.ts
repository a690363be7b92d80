import { expect, it } from 'vitest';
import { newEdit, newLike, newRemoval } from './outbox.ts';
import { waitingChanges, withChanges } from './own-changes.ts';

const now = 1_790_000_000_000;
const words = { kind: 'comment', id: 'b', lane: 'post-1' } as const;
const edit = (content: string, at = now) => newEdit(content, { ...words, content }, at);
const rows = ['a', 'b', 'c'].map((id) => ({ id, content: id, editedAt: id === 'b' ? now - 5 : null }));

it('shows what waits as done, the later over the earlier', () => {
  const changes = waitingChanges([newLike('b', now), edit('one'), edit('two', now + 1)]);
  expect(withChanges(rows, changes)).toEqual([rows[0], { id: 'b', content: 'two', editedAt: now + 1 }, rows[2]]);
  expect(withChanges(rows, waitingChanges([edit('one'), newRemoval(words, now)]))).toEqual([rows[0], rows[2]]);
});

it('undoes what was refused', () => {
  const held = { ...edit('one'), held: { why: 'refused', code: 404, says: '' } } as const;
  expect(withChanges(rows, waitingChanges([held]))).toEqual(rows);
});

it('leaves what another device edited since, and marks nothing that says the same', () => {
  expect(withChanges(rows, [{ id: 'b', content: 'old', at: now - 6 }])).toEqual(rows);
  expect(withChanges(rows, [{ id: 'a', content: 'a', at: now }])).toEqual(rows);
});
