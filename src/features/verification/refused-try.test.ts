import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { WrongCode, WrongFundPassword } from './refused-try.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const shown = (words: typeof WrongCode, code: number, message: string): string => {
  const failure = new Failure('rejected', code, message);
  const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(words, { failure })));
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .trim();
};

it.each([
  ['Wrong code. 4 tries left', "That isn't the code we sent last 4 tries left."],
  ['Wrong code. 1 try left', "That isn't the code we sent last 1 try left."],
  ['Wrong code. No tries left', "That isn't the code we sent last No tries left: ask for a new code."],
  ['Wrong code', "That isn't the code we sent last"],
])('%s', (message, words) => {
  expect(shown(WrongCode, codes.codeWrong, message)).toBe(words);
});

const isNot = "That isn't your fund password";

it.each([
  [codes.wrongFundPassword, 'Wrong fund password. 4 tries left', `${isNot} 4 tries left.`],
  [codes.wrongFundPassword, 'Wrong fund password. 1 try left', `${isNot} 1 try left.`],
  [codes.wrongFundPassword, 'Wrong fund password. No tries left', `${isNot} No tries left: wait 15 minutes.`],
  [codes.wrongFundPassword, 'Wrong', `${isNot}. After 5 wrong tries in a row, wait 15 minutes`],
  // The old one, where it is changed.
  [codes.wrongPassword, 'Wrong fund password. 4 tries left', `${isNot} 4 tries left.`],
  [codes.tooManyAttempts, 'Please try again in 15 min', 'Too many attempts. Try again in 15 minutes'],
])('%s: %s', (code, message, words) => {
  expect(shown(WrongFundPassword, code, message)).toBe(words);
});
