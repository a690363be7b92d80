import { i18n, type Messages } from '@lingui/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { activate, needCatalog } from './catalogs.ts';
import { localeOf, intlOf } from './locales.ts';

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/{en,ar,pseudo}/*.po', { eager: true });
const wordsOf = (tag: string, group: string): Messages => catalogs[`../../locales/${tag}/${group}.po`]?.messages ?? {};

const page = { lang: '', dir: '' };
beforeAll(() => vi.stubGlobal('document', { documentElement: page }));
afterAll(() => vi.unstubAllGlobals());

describe('a language', () => {
  it.each([
    ['en', 'en', 'ltr'],
    ['ar', 'ar', 'rtl'],
    ['pseudo', 'en', 'ltr'],
  ])('%s gives the page its words, its lang %s and its dir %s', async (tag, lang, dir) => {
    await activate(localeOf(tag));
    expect(page).toEqual({ lang, dir });
    expect([i18n.locale, i18n.locales]).toEqual([tag, intlOf(tag)]);
    expect(i18n.messages).toMatchObject(wordsOf(tag, 'shell'));
    expect(Object.keys(wordsOf(tag, 'shell')).length).toBeGreaterThan(20);
  });

  it('has words of its own', () => {
    expect(wordsOf('pseudo', 'shell')).not.toEqual(wordsOf('en', 'shell'));
    expect(wordsOf('ar', 'shell')).not.toEqual(wordsOf('en', 'shell'));
  });
});

describe('a screen group', () => {
  it('comes when it is needed, and follows each change of language', async () => {
    await activate(localeOf('en'));
    await needCatalog('person');
    expect(i18n.messages).toMatchObject(wordsOf('en', 'person'));
    await activate(localeOf('ar'));
    expect(i18n.messages).toMatchObject(wordsOf('ar', 'person'));
  });

  it('has its words when the language changes while it loads', async () => {
    await activate(localeOf('en'));
    await Promise.all([needCatalog('home'), activate(localeOf('ar'))]);
    expect(i18n.messages).toMatchObject(wordsOf('ar', 'home'));
  });

  it('has its words when it opens while the language changes', async () => {
    await activate(localeOf('en'));
    await Promise.all([activate(localeOf('ar')), needCatalog('wallet')]);
    expect(i18n.messages).toMatchObject(wordsOf('ar', 'wallet'));
  });
});
