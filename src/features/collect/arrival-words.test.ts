import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { today } from '#machines/samples.ts';
import { MachinesCard } from '#screens/home/machines-card.tsx';
import { incomeArrivesAt } from '#sandbox/calendar.ts';
import { inRegion } from '#tests/support/in-region.tsx';
import { ExpectedWords } from './arrival-words.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const india = 1;
const textAt = (now: number, node: ReactNode): string =>
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, inRegion(node, india, now)))
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'");

const card = createElement(MachinesCard, {
  isReachable: true,
  today,
  link: { current: null },
  isCollecting: false,
  onCollect: () => undefined,
});

const soon = ['In your balance about 30 minutes after you collect.', 'arrive in about 30 minutes'] as const;
const monday = ["In your balance with Monday's settlement.", "arrive with Monday's settlement"] as const;

it.each([
  ['2026-11-20T23:29', soon],
  ['2026-11-20T23:31', monday],
  ['2026-11-21T12:00', monday],
  ['2026-11-22T22:45', monday],
  ['2026-11-22T23:28', monday],
  ['2026-11-22T23:31', soon],
])('what is collected on %s is said to arrive when the server lets it', (local, [before, after]) => {
  const now = Date.parse(`${local}+05:30`);
  expect(textAt(now, card)).toContain(before);
  expect(textAt(now, createElement(ExpectedWords, { arrivesAt: incomeArrivesAt(now, india) }))).toContain(after);
});
