import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entry } from './history-entry.ts';
import { arriveAtPlace, keepPlace, note, placeHere } from './place.ts';

beforeEach(() => {
  const history: { state: Partial<Entry> | null; replaceState: (state: Partial<Entry>) => void } = {
    state: null,
    replaceState: (state) => (history.state = state),
  };
  vi.stubGlobal('history', history);
});
afterEach(() => vi.unstubAllGlobals());

it('an entry that was left knows how far one had come, and what was unfolded', () => {
  arriveAtPlace();
  note(placeHere(), { y: 400, pages: 3, unfolded: 'post-9' });
  keepPlace();
  note(placeHere(), { y: 0, pages: 1, unfolded: '' });
  expect(arriveAtPlace()).toEqual({ y: 400, pages: 3, unfolded: 'post-9' });
});

it('folded again is not the same as never unfolded: the address may ask for one', () => {
  expect(arriveAtPlace()).toEqual({ y: 0, pages: 1 });
  note(placeHere(), { unfolded: '' });
  keepPlace();
  expect(arriveAtPlace().unfolded).toBe('');
});
