import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { loginPasswordMachine } from '#machines/login-password/login-password.machine.ts';
import { fieldErrorIn } from '#tests/support/field-error.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { PasswordForm } from './password-form.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it.each([
  [codes.wrongPassword, "That isn't your old password"],
  [codes.samePassword, "That's already your login password"],
  [codes.sameAsFundPassword, 'The login password must differ from your fund password'],
])('%i stands under its field', (code, words) => {
  const context = {
    current: '',
    password: '',
    again: '',
    problems: [],
    ended: null,
    failure: new Failure('rejected', code, ''),
  };
  const snapshot = loginPasswordMachine.resolveState({ value: 'form', context });
  const form = createElement(PasswordForm, { snapshot, send: () => undefined });
  expect(fieldErrorIn(renderToStaticMarkup(createElement(I18nProvider, { i18n }, form)))).toBe(words);
});
