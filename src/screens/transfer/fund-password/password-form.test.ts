import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { fundPasswordMachine } from '#machines/fund-password/fund-password.machine.ts';
import { second } from '#machines/fund-password/samples.ts';
import { fieldErrorIn } from '#tests/support/field-error.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { PasswordForm } from './password-form.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it.each([
  [false, 'Wrong fund password. 4 tries left', "That isn't your fund password 4 tries left."],
  [true, 'Wrong login password', "That isn't your login password"],
])('%s, %s', (isForgotten, message, words) => {
  const context = {
    standing: second,
    current: '',
    password: '',
    again: '',
    isForgotten,
    problems: [],
    sent: null,
    entered: null,
    failure: new Failure('rejected', codes.wrongPassword, message),
  };
  const snapshot = fundPasswordMachine.resolveState({ value: 'form', context });
  const form = createElement(PasswordForm, { snapshot, send: () => undefined });
  expect(fieldErrorIn(renderToStaticMarkup(createElement(I18nProvider, { i18n }, form)))).toBe(words);
});
