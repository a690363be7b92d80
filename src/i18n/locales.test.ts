import { describe, expect, it } from 'vitest';
import { localeOf, locales } from './locales.ts';

/** All that may ever be offered (product 1.4). */
const wires =
  'en_US hi_IN ta_IN te_IN kn_IN mr_IN gu_IN tr_TR es_ES it_IT fr_FR de_DE pt_PT sw_KE ar_AE si_LK sq_AL'.split(' ');

describe('the languages', () => {
  it('are named once, by codes that the server knows, and Arabic runs right to left', () => {
    expect(new Set(locales.map(({ tag }) => tag)).size).toBe(locales.length);
    expect(new Set(locales.map(({ wire }) => wire)).size).toBe(locales.length);
    for (const { tag, wire, name, direction } of locales) {
      expect(wires).toContain(wire);
      expect(wire.slice(0, 2)).toBe(tag);
      expect(name).not.toBe('');
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

  it('never offer the pseudo language', () => expect(locales.map(({ tag }) => tag)).not.toContain('pseudo'));
});
