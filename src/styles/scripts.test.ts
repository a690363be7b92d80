import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownName } from '#i18n/language-names.ts';
import { locales } from '#i18n/locales.ts';

const styles = ['tokens.css', 'app.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{M}\s()]+$/u.test(text);

/** Of product 1.4, and all that are offered by now. */
const tags = new Set([
  'ar',
  'hi',
  'mr',
  'ta',
  'te',
  'kn',
  'gu',
  'si',
  ...locales.filter((locale) => !isLatin(ownName(locale))).map(({ tag }) => tag),
]);

/** What is declared for a language, over all of its rules. */
const rulesOf = (tag: string): string =>
  [...styles.matchAll(/((?::lang\([\w-]+\),?\s*)+)\{([^}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.includes(`:lang(${tag})`))
    .map(([, , rules]) => rules)
    .join('');

it.each([...tags])('%s has lines of its own height and fonts that phones have, Noto behind them', (tag) => {
  expect(rulesOf(tag)).toMatch(/--leading-text: 1\.[67]/);
  expect(rulesOf(tag)).toMatch(/--leading-title: 1\.[45]/);
  expect(rulesOf(tag)).toMatch(/--font-script: .*'Noto Sans /);
});

it('loads no font', () => expect(styles).not.toMatch(/@font-face|@import url/));
