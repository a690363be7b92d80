/** The parts of `npm run check`: the longest first, so that two cores are done at about the same time. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tool, vitest, type Part } from './parts.ts';

/**
 * Lint asks a checker of types, in Go: on one thread nothing is checked twice, and a collector of garbage that waits
 * for four times the heap has a third as much to do. 42 → 26 CPU s.
 */
const lint = (files: readonly string[]): Part =>
  tool('lint', 'oxlint', ['--deny-warnings', ...files], { GOMAXPROCS: '1', GOGC: '400' });

const types = tool('types', process.execPath, ['scripts/typecheck.ts'], { GOGC: '400' });

export const checkParts: readonly Part[] = [
  vitest('unit', 'unit'),
  lint(['.']),
  types,
  // That each language has them all is a unit test (scripts/i18n/completeness.test.ts).
  tool('words extracted', 'lingui', ['check', 'sync', '--clean', '--overwrite', '--workers', '1']),
  tool('unused', 'knip', ['--cache']),
  tool('boundaries', process.execPath, ['scripts/boundaries.ts']),
  tool('format', 'oxfmt', ['--check', '.']),
];

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the last commit; those that are deleted, too. */
const changedFiles = (): string[] => [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Of `npm run check -- --changed`: what a change since the last commit can break, in seconds. */
export function changedParts(changed: readonly string[] = changedFiles()): readonly Part[] {
  if (changed.length === 0) return [];
  const isCode = (file: string): boolean => /\.(?:ts|tsx|mjs|js)$/.test(file);
  // A tool that is given no file takes all of them.
  const there = changed.filter((file) => existsSync(file));
  const code = there.filter(isCode);
  return [
    // What is deleted may break who imports it.
    ...(changed.some(isCode) ? [types, vitest('unit', 'unit', ['--changed', 'HEAD', '--passWithNoTests'])] : []),
    ...(code.length > 0 ? [lint(code)] : []),
    // Any file may cite, or be cited.
    vitest('docs', 'unit', ['tests/docs']),
    ...(there.length > 0 ? [tool('format', 'oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...there])] : []),
  ];
}
