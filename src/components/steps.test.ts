import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Checklist } from './checklist.tsx';
import { CopyButton } from './copy-button.tsx';
import { DateRange } from './date-range.tsx';
import { FilterLinks } from './filter-links.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Timeline, type TimelineStep } from './timeline.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const html = (node: ReactNode) => renderToStaticMarkup(createElement(I18nProvider, { i18n }, node));
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a progress bar', () => {
  it.each([
    [7, 7, '35%'],
    [0, 0, '0%'],
    [-3, 0, '0%'],
    [20, 20, '100%'],
    [27, 20, '100%'],
  ])('at %s of 20 stands at %s, %s of its length', (value, now, length) => {
    const shown = html(createElement(ProgressBar, { label: 'Confirmations', value, max: 20, words: 'so far' }));
    expect(shown).toContain(`aria-valuenow="${now}"`);
    expect(shown).toContain(`inline-size:${length}`);
    expect(shown).toContain('aria-valuetext="so far"');
  });
});

describe('a timeline', () => {
  const steps: TimelineStep[] = [
    { id: 'a', state: 'done', title: 'Requested', when: 'Monday' },
    { id: 'b', state: 'current', title: 'Processing', detail: 'The bank has it' },
    { id: 'c', state: 'upcoming', title: 'Arrives' },
    { id: 'd', state: 'failed', title: 'Sent back' },
  ];
  const show = () => html(createElement(Timeline, { label: 'Withdrawal', steps }));

  it('says the state of each step in words, in their order', () => {
    expect(textOf(show())).toBe(
      'Done Requested Monday Now Processing The bank has it To come Arrives Failed Sent back',
    );
  });

  it('marks the one step that is now', () => {
    expect(
      show()
        .split('<li')
        .map((item) => item.includes('aria-current="step"')),
    ).toEqual([false, false, true, false, false]);
  });

  it('has a shape of its own for each state', () => {
    const shapes = [...show().matchAll(/<svg[^>]*>(.*?)<\/svg>/g)].map(([, shape]) => shape);
    expect(new Set(shapes).size).toBe(steps.length);
  });
});

describe('a checklist', () => {
  const item = { id: 'payee', title: 'An address', detail: 'Where it goes', action: 'Add one' };
  const show = (isDone: boolean) => textOf(html(createElement(Checklist, { label: '', items: [{ ...item, isDone }] })));

  it('offers the way to mend what is missing', () =>
    expect(show(false)).toBe('Missing An address Where it goes Add one'));
  it('leaves it out once it is done', () => expect(show(true)).toBe('Done An address Where it goes'));
});

describe('a date range', () => {
  const show = (from: string, to: string) =>
    html(createElement(DateRange, { legend: 'Days', from, to, onChange: () => {} }));

  it.each([
    ['', '', false],
    ['2026-11-01', '', false],
    ['2026-11-01', '2026-11-01', false],
    ['2026-10-31', '2026-11-01', false],
    ['2026-11-02', '2026-11-01', true],
    ['2027-01-01', '2026-12-31', true],
  ])('from "%s" to "%s" is wrong: %s', (from, to, isWrong) => {
    const shown = show(from, to);
    expect(shown.includes('aria-invalid=')).toBe(isWrong);
    expect(textOf(shown).includes('before the first')).toBe(isWrong);
  });

  it('can be cleared once there is something to clear', () => {
    expect([show('', ''), show('2026-11-01', ''), show('', '2026-11-01')].map((one) => one.includes('Clear'))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('filter links', () => {
  it('mark the chosen one', () => {
    const items = ['1', '5'].map((type) => ({
      href: `#/user/record?type=${type}`,
      label: type,
      isActive: type === '5',
    }));
    const shown = html(createElement(FilterLinks, { label: 'Type', items }));
    expect(/<a[^>]*aria-current="page"[^>]*>/.exec(shown)?.[0]).toContain('type=5');
    expect(shown.match(/aria-current/g)).toHaveLength(1);
  });
});

describe('a copy button', () => {
  it.each([
    ['idle', 'Copy address'],
    ['copied', 'Copied'],
    ['refused', 'Couldn&#x27;t copy'],
  ] as const)('%s says %s', (outcome, words) => {
    const shown = createElement(CopyButton, { outcome, onCopy: () => {} }, 'Copy address');
    expect(textOf(html(shown))).toBe(words);
  });
});
