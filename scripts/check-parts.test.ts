import { expect, it } from 'vitest';
import { changedParts } from './check-parts.ts';

it.each([
  ['nothing', [], []],
  ['code', ['scripts/check.ts'], ['types', 'unit', 'lint', 'docs', 'format']],
  ['code that is deleted', ['src/gone.ts'], ['types', 'unit', 'docs']],
  ['a text', ['README.md'], ['docs', 'format']],
  ['a text that is deleted', ['gone.md'], ['docs']],
])('looks at what a change of %s can break', (_what, changed, names) =>
  expect(changedParts(changed).map(({ name }) => name)).toEqual(names),
);
