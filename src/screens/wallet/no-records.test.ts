import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { recordGroups, type RecordFilter } from '#domain/wallet.ts';
import { NoRecords } from './no-records.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function shownOf(different: Partial<RecordFilter>) {
  const filter: RecordFilter = { type: recordGroups.all, from: '', to: '', ...different };
  const markup = renderToStaticMarkup(
    createElement(I18nProvider, { i18n }, createElement(NoRecords, { filter, hasDays: false })),
  );
  return { words: markup.replaceAll(/<[^>]+>/g, ''), href: /href="(#[^"]+)"/.exec(markup)?.[1] };
}

it.each<[Partial<RecordFilter>, string]>([
  [{ currency: 'INR' }, 'Filter: All, Rupees'],
  [{ currency: 'USDT' }, 'Filter: All, USDT'],
  [{ type: recordGroups.exchange, currency: 'USDT' }, 'Filter: Exchange, USDT'],
  [{ type: recordGroups.exchange }, 'Filter: Exchange'],
])('without a record of %o it says what it looked for, and leads to all records', (filter, words) => {
  const shown = shownOf(filter);
  expect(shown.words).toContain(`No records of this kind${words}`);
  expect(shown.href).toBe('#/user/record?type=1');
});

it('says that there is none yet where nothing is filtered', () =>
  expect(shownOf({}).words).toContain('No records yet'));
