import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Place } from './device-words.tsx';

/** Those of a browser that lacks a language, as Chrome lacks these two, are in its own. */
class EnglishNames extends Intl.DisplayNames {
  constructor(_: unknown, options: Intl.DisplayNamesOptions) {
    super('en', options);
  }
}

it.each([
  ['si', 'ඉන්දියාව'],
  ['sq', 'Indi'],
])('a country has its name in %s where the browser lacks the language', (locale, name) => {
  vi.spyOn(Intl, 'DisplayNames').mockImplementation(EnglishNames);
  i18n.loadAndActivate({ locale, messages: {} });
  const of = { id: '1', browser: null, system: null, country: 'IN', since: 0, lastUsed: 0, isThis: false };
  const shown = renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Place, { of })));
  expect(shown).toBe(name);
});
