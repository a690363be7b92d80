/** The parts of `npm run check`: the longest first, so that two cores are done at about the same time. */
import { locales } from '#i18n/locales.ts';
import { tool, vitest, type Part } from './parts.ts';

/** English is the source; every other language that members may choose has to be complete. */
const translated = locales.map(({ tag }) => tag).filter((tag) => tag !== 'en');

export const checkParts: readonly Part[] = [
  vitest('unit', 'unit'),
  tool('lint', 'oxlint', ['--deny-warnings', '.']),
  tool('types', process.execPath, ['scripts/typecheck.ts']),
  tool('words extracted', 'lingui', ['check', 'sync', '--clean', '--workers', '1']),
  tool('words translated', 'lingui', [
    'check',
    'missing',
    '--mode',
    'catalog',
    '--verbose',
    '--locale',
    translated.join(','),
  ]),
  tool('unused', 'knip', []),
  tool('boundaries', process.execPath, ['scripts/boundaries.ts']),
  tool('format', 'oxfmt', ['--check', '.']),
];
