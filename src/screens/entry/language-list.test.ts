import { describe, expect, it } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { findLanguages, isSearched, sortLanguages } from './language-list.ts';

const named = (tag: string): Locale => ({ tag, wire: '', direction: 'ltr' });
const list = ['en', 'hi', 'tr', 'es', 'ar', 'pt', 'de', 'sq'].map(named);
const tags = (found: readonly Locale[]) => found.map(({ tag }) => tag);

describe('the list of languages', () => {
  it('is sorted by own names', () => {
    expect(tags(sortLanguages(list, 'en'))).toEqual(['de', 'en', 'es', 'pt', 'sq', 'tr', 'ar', 'hi']);
    expect(tags(sortLanguages(list, 'pseudo'))).toEqual(tags(sortLanguages(list, 'en')));
    // Readers of Arabic find their alphabet before the others.
    expect(tags(sortLanguages(list, 'ar'))[0]).toBe('ar');
  });

  it.each([
    ['turk', ['tr']],
    ['TÜRK', ['tr']],
    ['espanol', ['es']],
    ['हिन्दी', ['hi']],
    ['عرب', ['ar']],
    ['Portug', ['pt']],
    ['pt', ['pt']],
    ['german', ['de']],
    ['xyz', []],
    [' ', tags(list)],
  ])('finds %j', (typed, found) => expect(tags(findLanguages(list, typed, 'en'))).toEqual(found));

  it('is searched by what languages are called in the page’s own', () => {
    expect(tags(findLanguages(list, 'الألمانية', 'ar'))).toEqual(['de']);
  });

  it('is searched once it is long', () => {
    expect([isSearched(list), isSearched([...list, named('it')])]).toEqual([false, true]);
  });
});
