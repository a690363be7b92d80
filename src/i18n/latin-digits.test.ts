/** Numbers are written with 0 to 9 in every language: a member compares them with a bank's, a chain's, a friend's. */
import { setupI18n, type Messages } from '@lingui/core';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales, intlOf } from './locales.ts';

/** Those whose own digits `Intl` would write, and ours. */
const tags = ['ar-EG', 'mr', 'ne', 'bn', 'fa', 'my', 'hi', 'ta', 'si', ...locales.map(({ tag }) => tag), 'pseudo'];
/** As catalogs are compiled: `{count, plural, one {# day} other {# days}}`. */
const id = 'days';
const days: Messages = { [id]: [['count', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }]] };

it.each(tags)('in the plurals of %s', (tag) => {
  const i18n = setupI18n({ locale: tag, locales: intlOf(tag), messages: { [tag]: days } });
  expect(i18n._(id, { count: 21 })).toMatch(/^21 days?$/);
  expect(i18n._(id, { count: 1 })).toMatch(/^1 days?$/);
  expect(i18n.number(1_234.5)).toMatch(/^[\d.,\s’']+$/);
});

it('in every formatter that is made by hand', () => {
  const made = globSync(['src/**/*.{ts,tsx}', 'machines/**/*.ts']).flatMap((file) =>
    file.includes('.test.')
      ? []
      : [
          ...readFileSync(file, 'utf8').matchAll(
            /(?:new Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|DurationFormat)|\.toLocale(?:Date|Time)?String)\((.{0,300})/gs,
          ),
        ].map(([, options = '']) => ({ file, options })),
  );
  expect(made.length).toBeGreaterThan(5);
  const isLatin = ({ options }: { options: string }): boolean =>
    /numberingSystem: 'latn'|^\s*intlOf\(|^\s*'en(?:-GB)?'|^\)/.test(options);
  expect(made.filter((one) => !isLatin(one)).map(({ file }) => file)).toEqual([]);
});
