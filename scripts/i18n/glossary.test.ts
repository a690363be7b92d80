import { describe, expect, it } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { translatedFolders } from './catalogs.ts';
import { faultsOf } from './faults.ts';
import { glossaryTags, readGlossary } from './glossary.ts';

it('is there for all languages that may ever be offered (product 1.4), and for no other', () => {
  const wires =
    'en_US hi_IN ta_IN te_IN kn_IN mr_IN gu_IN tr_TR es_ES it_IT fr_FR de_DE pt_PT sw_KE ar_AE si_LK sq_AL'.split(' ');
  expect(glossaryTags.map((tag) => readGlossary(tag).wire).toSorted()).toEqual(wires.toSorted());
  for (const tag of glossaryTags) expect(readGlossary(tag).wire.slice(0, 2)).toBe(tag);
  expect(glossaryTags).toEqual(expect.arrayContaining([...translatedFolders, ...locales.map(({ tag }) => tag)]));
});

it('refuses a language that is none', () => expect(() => readGlossary('xx')).toThrow('no glossary for xx'));

describe.each(glossaryTags)('%s', (tag) => {
  const { terms, language, percent, forbidden, ...glossary } = readGlossary(tag);

  it('calls nothing by a form that it forbids', () => {
    for (const [english, term] of Object.entries(terms)) {
      expect(faultsOf(tag, english, term, { terms, language, percent, forbidden, ...glossary })).toEqual([]);
    }
  });

  it('has a word for each thing', () => {
    const said = Object.entries(terms).filter(([english]) => english !== 'withdrawal');
    expect(new Set(said.map(([, term]) => term)).size).toBe(said.length);
    expect(terms['play USDT']).toContain('USDT');
  });

  it('forbids what would be a promise, and writes five percent in Latin digits', () => {
    for (const meaning of ['profit', 'guaranteed', 'risk-free', 'investment', 'captcha'] as const) {
      expect(forbidden[meaning].length).toBeGreaterThan(0);
    }
    expect(percent).toMatch(/^%5$|^5\s?%$/);
  });
});
