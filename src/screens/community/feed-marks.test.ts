import { expect, it } from 'vitest';
import type { Post } from '#domain/community.ts';
import { withMarks } from './feed-marks.ts';

const post = { id: 'one', likes: 3, comments: 2, isLiked: false } as Post;
const liked = { id: 'one', changed: { likes: 4, isLiked: true }, at: 100 };
const commented = { id: 'one', changed: { comments: 3 }, at: 200 };
const other = { id: 'two', changed: { likes: 9 }, at: 200 };

it.each([
  ['before both', 90, { likes: 4, comments: 3, isLiked: true }],
  ['in the instant of the first', 100, { likes: 4, comments: 3, isLiked: true }],
  ['between them', 150, { likes: 3, comments: 3, isLiked: false }],
  ['after both', 201, { likes: 3, comments: 2, isLiked: false }],
])('a post that was read %s shows what changed since', (_, readAt, shown) =>
  expect(withMarks(post, [liked, other, commented], readAt)).toEqual({ ...post, ...shown }),
);

it('the last of two says how it is', () =>
  expect(withMarks(post, [commented, { ...commented, changed: { comments: 5 }, at: 300 }], 0)).toMatchObject({
    comments: 5,
  }));
