/** The version that the app says it is has a dated section, newest first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appVersion } from '#domain/entry-limits.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');

it('begins with what is not released yet, then the version of package.json with its date', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(appVersion.name).toBe(version);
  expect(read('docs/product.md')).toContain(`${version}, code ${appVersion.code}.`);
  expect(read('.github/ISSUE_TEMPLATE/bug.yml')).toContain(`placeholder: ${version}\n`);
  const [unreleased, newest, ...older] = Array.from(read('CHANGELOG.md').matchAll(/^## (.+)$/gm), ([, title]) => title);
  expect(unreleased).toBe('[Unreleased]');
  expect(newest).toMatch(new RegExp(`^\\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d\\d-\\d\\d$`));
  for (const title of older) expect(title).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/);
});
