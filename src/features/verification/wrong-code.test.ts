import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { WrongCode } from './wrong-code.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it.each([
  ['Wrong code. 4 tries left', '4 tries left.'],
  ['Wrong code. 1 try left', '1 try left.'],
  ['Wrong code. No tries left', 'No tries left: ask for a new code.'],
  ['Wrong code', 'last'],
])('%s', (message, end) => {
  const failure = new Failure('rejected', codes.codeWrong, message);
  const shown = renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(WrongCode, { failure })));
  expect(shown).toMatch(/the code we sent last/);
  expect(shown.endsWith(end)).toBe(true);
});
