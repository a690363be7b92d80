import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneMetadata } from './phone-metadata.ts';
import { canonicalPhone, reachablePhone } from './phone-number.ts';

const countries = Object.keys(phoneMetadata.countries);

describe('the one form of a phone number', () => {
  it.each([
    [
      'IN',
      [
        '9000000001',
        '09000000001',
        '+91 90000 00001',
        '0091 9000000001',
        '919000000001',
        '٩٠٠٠٠٠٠٠٠١',
        '９０００００００01',
      ],
    ],
    ['US', ['2015550123', '(201) 555-0123', '+1 201 555 0123']],
    ['TR', ['5012345678', '0501 234 56 78', '+90 501 234 56 78']],
    ['FR', ['612345678', '06 12 34 56 78', '+33 6 12 34 56 78']],
    ['DE', ['15123456789', '0151 23456789', '+49 151 23456789']],
    ['IT', ['3123456789', '+39 312 345 6789']],
    ['GB', ['7400123456', '07400 123456']],
    ['BR', ['11961234567', '(11) 96123-4567', '011 96123-4567']],
    ['EG', ['01001234567', '+20 100 123 4567', '+2001001234567', '0020 1001234567', '٠١٠٠١٢٣٤٥٦٧']],
    ['KE', ['0712345678', '+254 712 345 678', '00254712345678']],
  ] as const)('is the same of %s, whatever way it is typed', (country, [form, ...others]) => {
    for (const typed of [form, ...others]) expect(canonicalPhone(country, typed)).toBe(form);
  });

  it('keeps the zero where it belongs to the number', () => {
    expect(canonicalPhone('IT', '02 1234567')).toBe('021234567');
  });

  it.each([
    ['IN', ''],
    ['IN', '12345'],
    ['IN', '900000000'],
    ['IN', '90000000011'],
    ['IN', '9000000001x5'],
    ['IN', '+44 7400 123456'],
    ['EG', '1001234567'],
    ['EG', '0100123456'],
    ['EG', '02001234567'],
    ['KE', '712345678'],
    ['KE', '07123456789'],
    ['XX', '9000000001'],
    ['constructor', '9000000001'],
  ])('of %s is not %j', (country, typed) => expect(canonicalPhone(country, typed)).toBeNull());

  it('is read as itself, with and without the calling code: one account for each', () => {
    const digits = fc.stringMatching(/^\d{5,15}$/);
    fc.assert(
      fc.property(fc.constantFrom(...countries), digits, (country, typed) => {
        const form = canonicalPhone(country, typed);
        if (form !== null) expect(canonicalPhone(country, form)).toBe(form);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a number to be called at', () => {
  it.each([
    ['IN', '98123 45678', '+91 9812345678'],
    ['IN', '+91 98123-45678', '+91 9812345678'],
    ['IN', '+254 712 345678', '+254 712345678'],
    ['KE', '0712345678', '+254 712345678'],
    ['IN', '٩٨١٢٣٤٥٦٧٨', '+91 9812345678'],
  ])('of %s, typed %s', (country, typed, told) => {
    expect(reachablePhone(country, typed)).toBe(told);
  });

  it.each(['', '1', 'call me', '+', '+999 123456789', '98123', '<script>', '9'.repeat(400)])('is not %j', (typed) => {
    expect(reachablePhone('IN', typed)).toBeNull();
  });
});
