import { describe, expect, it } from 'vitest';
import { letterRules } from './letter.ts';
import { isSharedKept, sharedKeptFor, sharedPictures, sharedText } from './shared-post.ts';

/** A PNG of 2 × 2, as far as its header. */
const png = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0, 0, 2,
]);
const file = (name: string, bytes: Uint8Array<ArrayBuffer> = png, size = bytes.length) => ({
  name,
  size,
  arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
});

describe('text that is shared', () => {
  it.each([
    ['A mill', 'It runs', 'https://example.org/', 'A mill\nIt runs\nhttps://example.org/'],
    ['', 'See https://example.org/', 'https://example.org/', 'See https://example.org/'],
    ['A mill', 'A mill', '', 'A mill'],
    ['', '  ', '', ''],
  ])('of "%s", "%s" and "%s" is said once', (title, text, url, said) =>
    expect(sharedText(title, text, url)).toBe(said),
  );

  it('has an end', () => {
    const long = 'a'.repeat(letterRules.post.length * 5);
    expect(sharedText('', long, '')).toHaveLength(letterRules.post.length * 2);
  });
});

describe('files that are shared', () => {
  it('are pictures by what is in them', async () => {
    const html = new TextEncoder().encode('<script>alert(1)</script>');
    const { pictures, refusals } = await sharedPictures([
      file('a.png'),
      file('b.png', html),
      file('c.png', png.slice(0, 0)),
    ]);
    expect(pictures).toEqual([{ name: 'a.png', bytes: png }]);
    expect(refusals).toEqual([
      { name: 'b.png', problem: 'notPicture' },
      { name: 'c.png', problem: 'empty' },
    ]);
  });

  it('are not read when they are too large, or too many', async () => {
    const unread = {
      ...file('huge.png', png, letterRules.post.limit + 1),
      arrayBuffer: () => Promise.reject(new Error('read')),
    };
    expect((await sharedPictures([unread])).refusals).toEqual([{ name: 'huge.png', problem: 'tooLarge' }]);
    const many = await sharedPictures(Array.from({ length: 500 }, () => file('a.png')));
    expect(many.pictures).toHaveLength(letterRules.post.pictures);
    expect(many.refusals).toHaveLength(letterRules.post.pictures);
    expect(new Set(many.refusals.map(({ problem }) => problem))).toEqual(new Set(['tooMany']));
  });
});

it('waits for a short time, by any clock', () => {
  const shared = { at: 1_000, text: '', pictures: [], refusals: [] };
  expect(isSharedKept(shared, 1_000)).toBe(true);
  expect(isSharedKept(shared, 999 + sharedKeptFor)).toBe(true);
  expect(isSharedKept(shared, 1_000 + sharedKeptFor)).toBe(false);
  expect(isSharedKept(shared, 999)).toBe(false);
});
