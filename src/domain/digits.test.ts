import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latinDigits } from './digits.ts';

/** Every decimal digit that Unicode has here. */
const digits = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((char) => /^\p{Nd}$/u.test(char));

/** By Unicode's own blocks of ten, as the engine that formats numbers knows them. */
const systems = Intl.supportedValuesOf('numberingSystem')
  .map((system) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }))
  .filter((format) => /^\p{Nd}{10}$/u.test(format.format(1_234_567_890)));

describe('digits of every script', () => {
  it('come in blocks of ten, from nought to nine', () => {
    expect(digits.length).toBeGreaterThan(600);
    expect(digits.map(latinDigits).join('')).toBe('0123456789'.repeat(digits.length / 10));
  });

  it('are what the engine writes', () => {
    expect(systems.length).toBeGreaterThan(60);
    fc.assert(
      fc.property(fc.constantFrom(...systems), fc.integer({ min: 0, max: 999_999_999 }), (system, number) => {
        expect(latinDigits(system.format(number))).toBe(String(number));
      }),
    );
  });

  it.each([
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Sinhala Lith', '෦෧෨෩෪෫෬෭෮෯'],
    ['fullwidth', '０１２３４５６７８９'],
    ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ])('%s', (_, text) => expect(latinDigits(text)).toBe('0123456789'));

  it('leave all else alone, and are not changed by a second look', () => {
    expect(latinDigits('Ⅻ ½ ① 十 a-z ٫')).toBe('Ⅻ ½ ① 十 a-z ٫');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = latinDigits(text);
        expect(latinDigits(once)).toBe(once);
        expect(once.replace(/\p{Nd}/gu, '')).toBe(text.replace(/\p{Nd}/gu, ''));
      }),
    );
  });
});
