import { expect, it } from 'vitest';
import { gradeAt, nextGrade } from './grade.ts';

it.each([
  [0, 1, { grade: 2, from: 3 }],
  [2, 1, { grade: 2, from: 3 }],
  [3, 2, { grade: 3, from: 10 }],
  [9, 2, { grade: 3, from: 10 }],
  [10, 3, { grade: 4, from: 30 }],
  [30, 4, { grade: 5, from: 100 }],
  [99, 4, { grade: 5, from: 100 }],
  [100, 5, null],
  [5_000, 5, null],
])('%d active members: grade %d', (active, grade, next) => {
  expect(gradeAt(active)).toBe(grade);
  expect(nextGrade(active)).toEqual(next);
});
