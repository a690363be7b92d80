import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { fieldErrorIn } from '#tests/support/field-error.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { PasskeyFields } from './passkey-sheet.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it.each([
  [codes.wrongPassword, 'Wrong login password', "That isn't your login password"],
  [codes.wrongFundPassword, 'Wrong fund password. 4 tries left', "That isn't your fund password 4 tries left."],
  [codes.passkeysFull, 'You have as many passkeys as there may be', null],
])('%s marks the password that is wrong, and says which', (code, message, words) => {
  const hasFundPassword = code === codes.wrongFundPassword;
  const failure = new Failure('rejected', code, message);
  const context = { passkey: null, hasFundPassword, name: 'Phone', password: '', problems: [], failure };
  const snapshot = passkeysMachine.resolveState({ value: 'form', context });
  const fields = createElement(PasskeyFields, { snapshot, send: () => undefined });
  expect(fieldErrorIn(renderToStaticMarkup(createElement(I18nProvider, { i18n }, fields)))).toBe(words);
});
