import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notesOf, parseShellBuild } from './shell-build.ts';

describe('what release.json says', () => {
  const told = { build: 'a1b2c3d4e5f6', version: '0.5.2', notes: ['Faster.'], compulsory: true };

  it('is read with its shape checked', () => {
    expect(parseShellBuild(told)).toEqual({
      build: 'a1b2c3d4e5f6',
      version: '0.5.2',
      notes: ['Faster.'],
      isCompulsory: true,
    });
    expect(parseShellBuild({ ...told, notes: [1, 'Faster.', null], compulsory: 'yes' })).toMatchObject({
      notes: ['Faster.'],
      isCompulsory: false,
    });
  });

  it.each([
    ['nothing', null],
    ['a page', '<!doctype html>'],
    ['a list', []],
    ['no build', { ...told, build: undefined }],
    ['a build of other letters', { ...told, build: '<b>a1b2c3d4' }],
    ['a version of other letters', { ...told, version: 'newest' }],
  ])('is nothing where it is %s', (_, other) => expect(parseShellBuild(other)).toBeNull());
});

describe('notes of the changelog', () => {
  it('are the first sentences of the newest section that has some', () => {
    const changelog = [
      '# Changelog\n\n- Not this.\n\n## [Unreleased]\n\nNothing yet.\n\n## [0.6.0]\n\n### Added\n\n',
      `- A wallet: with \`codes\`. More of it.\n- One that\n  goes on; and on, ${'and on '.repeat(30)}.\n\n### Fixed\n\n- Its end\n\n`,
      '## [0.5.0]\n\n- Older.\n',
    ].join('');
    expect(notesOf(changelog)).toEqual(['A wallet: with codes.', 'One that goes on; and on…', 'Its end']);
    expect(notesOf('# Changelog')).toEqual([]);
  });

  it('are short for ours', () => {
    const changelog = readFileSync(join(import.meta.dirname, '..', '..', 'CHANGELOG.md'), 'utf8');
    const lines = changelog.split(/^## /m).map((section) => section.match(/^- /gm)?.length ?? 0);
    const notes = notesOf(changelog);
    expect(notes).toHaveLength(Math.min(6, lines.find((count) => count > 0) ?? 0));
    for (const note of notes) expect(note).toMatch(/^[A-Z].{3,140}[.…]$/);
  });
});
