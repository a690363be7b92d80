import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhone, normalisePhone } from './phone.ts';

describe('a phone number as typed', () => {
  it.each([
    ['98765 43210', '9876543210'],
    ['(098) 765-43.210', '09876543210'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['٩٨٧ 654', '987654'],
    ['९८७६५ ४३२१०', '9876543210'],
    ['௯௮௭௬௫', '98765'],
    ['෯෮෭෬෫', '98765'],
    ['1\u00a02\u20093', '123'],
    ['', ''],
    ['12a4', '12a4'],
    ['+911', '+911'],
    // As contacts and pages have it: marks of direction, and dashes of other kinds.
    ['\u202a+91 98765\u201143210\u202c', '+919876543210'],
    ['\u200f\u202d98765\u201343210\u200b', '9876543210'],
    ['98765\u221243210\ufe0f', '9876543210'],
  ])('%j becomes %j', (typed, phone) => expect(normalisePhone(typed)).toBe(phone));

  it('is not changed by a second look', () => {
    fc.assert(fc.property(fc.string(), (typed) => normalisePhone(normalisePhone(typed)) === normalisePhone(typed)));
  });
});

describe('a phone number', () => {
  it.each([
    ['EG', '01123456789', true],
    ['EG', '0112345678', false],
    ['EG', '011234567890', false],
    ['EG', '11123456789', false],
    ['KE', '0712345678', true],
    ['KE', '071234567', false],
    ['KE', '07123456789', false],
    ['KE', '1712345678', false],
    ['IN', '12345', true],
    ['IN', '123456789012345', true],
    ['IN', '1234', false],
    ['IN', '1234567890123456', false],
    ['IN', '12345a', false],
    ['IN', '٩٨٧٦٥', false],
    ['', '12345', true],
    ['IN', '', false],
  ])('of %s: %s is one: %s', (country, phone, isOne) => expect(isPhone(country, phone)).toBe(isOne));
});
