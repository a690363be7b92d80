import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownName } from './language-names.ts';
import { intlOf, localeAmong, localeOf, locales, plainTag } from './locales.ts';

/** All that may ever be offered (product 1.4). */
const wires =
  'en_US hi_IN ta_IN te_IN kn_IN mr_IN gu_IN tr_TR es_ES it_IT fr_FR de_DE pt_PT sw_KE ar_AE si_LK sq_AL'.split(' ');

describe('the languages', () => {
  it('are named once, by codes that the server knows, and Arabic runs right to left', () => {
    expect(new Set(locales.map(({ tag }) => tag)).size).toBe(locales.length);
    expect(new Set(locales.map(({ wire }) => wire)).size).toBe(locales.length);
    for (const locale of locales) {
      const { tag, wire, direction } = locale;
      expect(wires).toContain(wire);
      expect(wire.slice(0, 2)).toBe(tag.split('-')[0]);
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(ownName(locale)).not.toBe(tag);
      expect(direction).toBe(tag === 'ar' ? 'rtl' : 'ltr');
    }
  });

  it.each([
    ['ar', 'ar'],
    ['en', 'en'],
    ['pseudo', 'pseudo'],
    ['xx', 'en'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('%s leads to %s', (asked, tag) => expect(localeOf(asked).tag).toBe(tag));

  it.each(['shell-files.ts', 'group-files.ts'])('are those that %s builds, and the pseudo language', (file) => {
    const folders = [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/locales\/\{([\w,]+)\}\//g)];
    // English shell words come with the entry.
    const built = [...locales.map(({ tag }) => tag), 'pseudo'].filter(
      (tag) => file !== 'shell-files.ts' || tag !== 'en',
    );
    expect(folders.length).toBeGreaterThan(0);
    for (const [, named] of folders) expect(named).toBe(built.join(','));
  });

  it('count as they do where they are spoken, in Latin digits', () => {
    expect(new Intl.PluralRules(intlOf('pt')).select(0)).toBe('other');
    expect(new Intl.PluralRules('pt').select(0)).toBe('one');
    expect(new Intl.NumberFormat(intlOf('mr')).format(12)).toBe('12');
    expect(new Intl.NumberFormat('mr').format(12)).not.toBe('12');
    expect(new Intl.PluralRules(intlOf('ar')).select(2)).toBe('two');
    expect(new Intl.PluralRules(intlOf('pseudo')).resolvedOptions().locale).toBe('en');
  });

  it.each<[string[], string]>([
    [['ar-EG', 'en'], 'ar'],
    [['en-GB', 'ar'], 'en'],
    [['xx', 'ar'], 'ar'],
    [['xx-YY'], 'en'],
    [[], 'en'],
    [['', 'ar'], 'ar'],
    [['pseudo', 'ar'], 'pseudo'],
    // Nothing of ours begins with it.
    [['e', 'arc'], 'en'],
  ])('of %j the first that is there is %s', (wanted, tag) => expect(localeOf(...wanted).tag).toBe(tag));

  it('are those of the link, of the choice, of the device, in this order', () => {
    expect(localeOf('ar', 'en', 'en-US').tag).toBe('ar');
    expect(localeOf(null, 'en', 'ar-SA').tag).toBe('en');
    expect(localeOf(null, undefined, 'ar-SA', 'en').tag).toBe('ar');
    expect(localeOf('xx', 'ar', 'en').tag).toBe('ar');
  });

  it('are none among those that we lack', () => expect(localeAmong(['xx', null])).toBeUndefined());

  it('are plain for Intl', () => expect(['pseudo', 'ar', 'en'].map(plainTag)).toEqual(['en', 'ar', 'en']));

  it('never offer the pseudo language', () => expect(locales.map(({ tag }) => tag)).not.toContain('pseudo'));
});
