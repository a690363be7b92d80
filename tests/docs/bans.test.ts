/** What CONTRIBUTING.md forbids and no rule of the linter can say. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each([
  ['time is an input', '{machines,sandbox,src/domain,src/api/contract}/**/*.ts', /\bDate\(\)/],
  ['nothing sleeps', 'tests/**/*.ts', /\bwaitForTimeout\(/],
])('%s', (_what, files, ban) => {
  const sources = globSync(files);
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((file) => ban.test(readFileSync(file, 'utf8')))).toEqual([]);
});
