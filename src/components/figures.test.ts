import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { fresh } from '#domain/fresh.ts';
import { freshFor, greyFor, hour } from '#domain/limits.ts';
import type { Money } from '#domain/money.ts';
import type { ProductStatus } from '#domain/product.ts';
import { Aged } from './aged.tsx';
import { Amount } from './amount.tsx';
import { CountdownText } from './countdown-text.tsx';
import { Exactly } from './exact-fact.tsx';
import { SoldBar, SoldLine } from './sold-bar.tsx';
import { StatusBadge } from './status-badge.tsx';

const now = Date.UTC(2026, 10, 20, 9, 0);
const html = (node: ReactNode) => renderToStaticMarkup(createElement(I18nProvider, { i18n }, node));
const text = (node: ReactNode) =>
  html(node)
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');
const usdt = (amount: bigint): Money => ({ amount, currency: 'USDT' });

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('an amount', () => {
  it.each(['hero', 'large', 'normal', 'small'] as const)('carries its hatch and says play money when %s', (size) => {
    const shown = createElement(Amount, { money: usdt(1_284_079_999n), size });
    expect(text(shown)).toBe('play USDT 1,284.07');
    expect(html(shown)).toMatch(/^<bdi dir="ltr" data-play="USDT" class="play-hatch /);
  });

  it.each(['hero', 'large', 'normal', 'small'] as const)('has all its digits in what can be hidden when %s', (size) => {
    const shown = html(createElement(Amount, { money: usdt(1_284_079_999n), size, isSigned: true }));
    const rest = shown.replace(/<span data-figure[^>]*>\+1,284<span class="[^"]*">\.07<\/span><\/span>/, '');
    expect(rest).not.toBe(shown);
    expect(rest.replace(/<[^>]+>/g, '')).not.toMatch(/\d/);
  });

  it.each([
    [1_800_000n, '+1.80'],
    [-50_000_000n, '−50.00'],
    [9_999n, '0.00'],
    [0n, '0.00'],
  ])('signed %s reads %s', (amount, figure) => {
    expect(text(createElement(Amount, { money: usdt(amount), isSigned: true }))).toBe(`play USDT ${figure}`);
  });

  it('has the sign of rupees on the figure: the words of a region speak of USDT', () => {
    const money = { amount: -500_000_000n, currency: 'INR' } as const;
    expect(text(createElement(Amount, { money }))).toBe('play rupees −₹500.00');
  });

  it('has the words beside it on a receipt', () => {
    expect(text(createElement(Amount, { money: usdt(1_000_000n), hasWords: true }))).toBe('play USDT 1.00Play USDT');
  });
});

describe('all digits of an amount', () => {
  it.each([
    [{ amount: 11_875_000n, currency: 'USDT' }, 'exactly play USDT 11.875'],
    [{ amount: -625_000n, currency: 'INR' }, 'exactly play rupees ₹0.625'],
  ] satisfies [Money, string][])('carry a hatch and say play money: %o', (money, words) => {
    const shown = createElement(Exactly, money);
    expect(text(shown)).toBe(words);
    expect(html(shown)).toContain(`<bdi dir="ltr" data-play="${money.currency}" class="play-hatch `);
  });
});

describe('a figure with its age', () => {
  const show = (at: number, origin: 'server' | 'store') =>
    text(createElement(Aged<string>, { of: fresh('12.46', at, origin), now, region: 1, children: (value) => value }));

  it('has no mark while it is live', () => expect(show(now - freshFor, 'server')).toBe('12.46'));
  it('says its time once it is old', () => expect(show(now - hour, 'server')).toBe('12.46As of 13:30'));
  it('says its time when it comes from the device', () => expect(show(now, 'store')).toBe('12.46As of 14:30'));
  it.each([
    [greyFor, false],
    [greyFor + 1, true],
  ])('is grey after %s ms: %s', (age, isGrey) => {
    const aged = createElement(Aged<string>, {
      of: fresh('12.46', now - age),
      now,
      region: 1,
      children: (value) => value,
    });
    expect(html(aged).includes('data-grey')).toBe(isGrey);
  });
  it('says the date of another day', () => expect(show(now - 24 * hour, 'server')).toBe('12.46As of 19/11/2026 14:30'));
});

describe('the sold bar', () => {
  it('is absent without stock', () => expect(html(createElement(SoldBar, { sold: 0, stock: 0 }))).toBe(''));
  it('shows what is sold', () =>
    expect(html(createElement(SoldBar, { sold: 148, stock: 400 }))).toContain('aria-valuetext="148 of 400 sold"'));
});

describe('the width of the sold bar and its words say the same', () => {
  it.each([
    [0, 400, 0, '0 of 400 sold'],
    [1, 400, 0.25, '1 of 400 sold'],
    [13, 24, (100 * 13) / 24, '13 of 24 sold'],
    [11, 20, 55, '11 of 20 sold'],
    [24, 24, 100, '24 of 24 sold'],
    [25, 24, 100, '24 of 24 sold'],
    [-1, 24, 0, '0 of 24 sold'],
  ])('%s of %s', (sold, stock, width, words) => {
    const shown = html(createElement(SoldBar, { sold, stock }));
    const [, drawn] = /inline-size:([\d.]+)%/.exec(shown) ?? [];
    const value = /aria-valuenow="(\d+)"/.exec(shown)?.[1];
    const max = /aria-valuemax="(\d+)"/.exec(shown)?.[1];
    expect(Number(drawn)).toBeCloseTo(width, 6);
    expect((100 * Number(value)) / Number(max)).toBeCloseTo(width, 6);
    expect(text(createElement(SoldBar, { sold, stock }))).toBe(words);
    expect(shown).toContain(`aria-valuetext="${words}"`);
    const [, line] = /inline-size:([\d.]+)%/.exec(html(createElement(SoldLine, { sold, stock }))) ?? [];
    expect(Number(line)).toBeCloseTo(width, 6);
  });
});

describe('a countdown', () => {
  it.each([
    [2 * hour + 849_000, '02:14:09'],
    [25 * hour, '1 day 01:00:00'],
    [0, '00:00:00'],
    [-hour, '00:00:00'],
  ])('with %s ms left reads %s', (left, shown) => {
    expect(text(createElement(CountdownText, { endsAt: now + left, now }))).toBe(shown);
  });
});

const anyTerms = { price: 1n, dayReturn: 1n, validDays: 1 };

describe('a status badge', () => {
  it.each<[ProductStatus, number, string]>([
    ['onSale', 0, 'On sale'],
    ['soldOut', 0, 'Not on sale'],
    ['preSale', hour, 'Pre-sale, from 20/11/2026 15:30'],
    ['rush', hour, 'Rush in 01:00:00'],
    ['rush', -hour, 'Rush purchase'],
    ['ending', hour, 'Ends in 01:00:00'],
    ['ending', -hour, 'Ended'],
    ['starred', 0, 'Not published'],
    ['plain', 0, ''],
  ])('%s with its instant %s ms away reads "%s"', (status, away, shown) => {
    const product = { status, startsAt: now + away, endsAt: now + away, terms: anyTerms, sold: 3, stock: 9 };
    expect(text(createElement(StatusBadge, { product, now, region: 1 }))).toBe(shown);
  });
});
