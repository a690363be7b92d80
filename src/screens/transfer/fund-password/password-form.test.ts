import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { fundPasswordMachine, type FundPasswordContext } from '#machines/fund-password/fund-password.machine.ts';
import { first, offline, second } from '#machines/fund-password/samples.ts';
import { fieldErrorIn } from '#tests/support/field-error.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { PasswordForm } from './password-form.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** The form as it is drawn. */
function drawn(value: 'form' | 'loading', different: Partial<FundPasswordContext>): string {
  const context: FundPasswordContext = {
    standing: second,
    current: '',
    password: '',
    again: '',
    isForgotten: false,
    problems: [],
    sent: null,
    entered: null,
    failure: null,
    ...different,
  };
  const snapshot = fundPasswordMachine.resolveState({ value, context });
  const form = createElement(PasswordForm, { snapshot, send: () => undefined });
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, form));
}

it.each([
  [false, 'Wrong fund password. 4 tries left', "That isn't your fund password 4 tries left."],
  [true, 'Wrong login password', "That isn't your login password"],
])('%s, %s', (isForgotten, message, words) => {
  const failure = new Failure('rejected', codes.wrongPassword, message);
  expect(fieldErrorIn(drawn('form', { isForgotten, failure }))).toBe(words);
});

const unchanged = 'Nothing was changed.';
const doubt = 'Your new fund password may already be set.';
it.each([
  ['until it is read whether one is set', 'loading', first, offline, doubt],
  ['where one is set before it is read again', 'loading', second, offline, `${doubt} If so, enter it as the old one.`],
  ['where none is set', 'form', first, offline, unchanged],
  ['where one is set', 'form', second, offline, `${doubt} If so, enter it as the old one.`],
  ['where it was refused', 'form', second, new Failure('rejected', codes.tooManyAttempts), unchanged],
] as const)('says what a change came to %s', (_, state, standing, failure, words) => {
  const html = drawn(state, { standing, failure });
  expect([...html.matchAll(/Nothing was changed\.|Your new fund password may[^<]*/g)].map(([text]) => text)).toEqual([
    words,
  ]);
});
