import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { isPassword } from '#domain/password.ts';
import { PasswordRules } from './password-rules.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** The words of each rule, and its mark. */
function rulesOf(password: string): { words: string; mark: string }[] {
  const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(PasswordRules, { password })));
  return [...html.matchAll(/<li.*?<\/li>/g)].map(([item]) => {
    const [mark = '', words = ''] = item.replaceAll(/<[^>]+>/g, '\n').match(/[^\n]+/g) ?? [];
    return { words, mark };
  });
}

const broken = (password: string): string[] =>
  rulesOf(password).flatMap(({ words, mark }) => (mark === 'Done' ? [] : words));

const length = '8 to 24 characters';
const first = 'Starts with a letter';
const characters = 'Letters A to Z and digits only';

it('has words for every rule', () => {
  expect(rulesOf('').map(({ words }) => words)).toEqual([length, first, characters]);
});

it.each([
  ['', [length, first, characters]],
  ['Abcdef1', [length]],
  ['Abcdefg1', []],
  ['abcdefgh', []],
  [`Z${'9'.repeat(23)}`, []],
  [`Z${'9'.repeat(24)}`, [length]],
  ['1bcdefgh', [first]],
  ['Abcdefg 1', [characters]],
  ['Abcdefg_1', [characters]],
  ['ébcdefgh', [first, characters]],
  ['1bc-', [length, first, characters]],
])('%j breaks what its words say: %j', (password, words) => {
  expect(broken(password)).toEqual(words);
  expect(isPassword(password)).toBe(words.length === 0);
});
