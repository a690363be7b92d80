import { i18n } from '@lingui/core';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { activate } from './catalogs.ts';
import { chooseLanguage } from './choose-language.ts';
import { localeOf, type Locale } from './locales.ts';

const page = { lang: '', dir: '' };
const kept: string[] = [];
const keep = async (tag: string) => void kept.push(tag);
const replaceState = vi.fn<History['replaceState']>();

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('location', { href: 'https://dayrent.example/app/?lang=en&inspect#/index/language' });
  vi.stubGlobal('history', { state: { from: '/mine' }, replaceState });
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  kept.length = 0;
  replaceState.mockClear();
  await activate(localeOf('en'));
});

it('speaks it, keeps it, and leaves a link behind that asked for another', async () => {
  expect(await chooseLanguage(keep, localeOf('ar'))).toBe(true);
  expect([page.lang, kept]).toEqual(['ar', ['ar']]);
  expect(replaceState.mock.calls.map(([state, , url]) => [state, String(url)])).toEqual([
    [{ from: '/mine' }, 'https://dayrent.example/app/?inspect=#/index/language'],
  ]);
});

it('is the last choice, whichever words come last', async () => {
  const first = chooseLanguage(keep, localeOf('de'));
  expect(await chooseLanguage(keep, localeOf('ar'))).toBe(true);
  expect(await first).toBe(true);
  expect([page.lang, i18n.locale, kept]).toEqual(['ar', 'ar', ['ar']]);
});

it('says so where its words are not there, and goes on as it was', async () => {
  const absent: Locale = { tag: 'xx', wire: 'xx_XX', direction: 'rtl' };
  expect(await chooseLanguage(keep, absent)).toBe(false);
  expect([page, i18n.locale, kept]).toEqual([{ lang: 'en', dir: 'ltr' }, 'en', []]);
  expect(replaceState).not.toHaveBeenCalled();
});

it('holds where the device keeps nothing', async () => {
  expect(await chooseLanguage(() => Promise.reject(new Error('full')), localeOf('ar'))).toBe(true);
  expect(i18n.locale).toBe('ar');
});
