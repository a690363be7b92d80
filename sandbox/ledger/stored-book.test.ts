import { expect, it } from 'vitest';
import { inParts } from './stored-book.ts';

it.each([
  [[], []],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
  [
    [3, 1, 1, 1, 9, 1],
    [[3], [1, 1, 1], [9], [1]],
  ],
  [
    [9, 9],
    [[9], [9]],
  ],
])('%j is read with three postings at a time as %j', (lines, parts) => {
  const rows = lines.map((each) => ({ lines: each }));
  expect([...inParts(rows, 3)].map((part) => part.map((row) => row.lines))).toEqual(parts);
});
