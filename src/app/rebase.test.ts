import { expect, it, vi } from 'vitest';
import { rebase } from './rebase.ts';

it.each([
  [
    'adds its change to one that is newer',
    '/r?type=1&currency=INR',
    '/r?type=1',
    '/r?type=2',
    '/r?type=2&currency=INR',
  ],
  ['wins where both change the same', '/r?type=3', '/r?type=1', '/r?type=2', '/r?type=3'],
  ['takes away what it took away', '/r?type=1', '/r?type=1&find=a', '/r?type=2&find=a', '/r?type=2'],
  ['leaves no empty query', '/r', '/r?find=a', '/r?find=a&find=a', '/r'],
  ['leads back to it', '/r?type=1', '/r?type=1', '/r?type=2', '/r?type=1'],
  ['is left alone where nothing is newer', '/r?b=1&a=2', '/r?a=1', '/r?a=1', '/r?b=1&a=2'],
  ['is left alone where it leads elsewhere', '/s?a=2', '/r?a=1', '/r?a=3', '/s?a=2'],
  ['is left alone where the newer one is elsewhere', '/r?a=2', '/r?a=1', '/s', '/r?a=2'],
])('an address for what is drawn %s', (_, to, drawn, newest, rebased) => {
  expect(rebase(to, drawn, newest)).toBe(rebased);
});

it('leaves no empty query on phones before 2023, where parameters have no size', () => {
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as unknown as number);
  expect(rebase('/r', '/r?find=a', '/r?find=a&find=a')).toBe('/r');
  size.mockRestore();
});
