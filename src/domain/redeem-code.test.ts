import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRedeemCode, normaliseRedeemCode } from './redeem-code.ts';

describe('a code to redeem, as people copy it', () => {
  it.each([
    ['welcome-2026', 'WELCOME2026'],
    [' WELC OME2 026\n', 'WELCOME2026'],
    ['ＷＥＬＣＯＭＥ', 'WELCOME'],
    ['welcome-२०२६', 'WELCOME2026'],
    ['\u200bwel\u200dcome\ufeff', 'WELCOME'],
    ['wel_come', 'WEL_COME'],
    ['', ''],
  ])('%j becomes %j', (typed, code) => expect(normaliseRedeemCode(typed)).toBe(code));

  it('is not changed by a second look', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = normaliseRedeemCode(typed);
        expect(normaliseRedeemCode(once)).toBe(once);
      }),
    );
  });
});

describe('a code to redeem', () => {
  it.each([
    ['ABCD', true],
    ['2026', true],
    ['A'.repeat(24), true],
    ['ABC', false],
    ['A'.repeat(25), false],
    ['abcd', false],
    ['ABC-D', false],
    ['ABC D', false],
    ['ÄBCD', false],
    ['ABCD\n', false],
    ['', false],
  ])('%j: %s', (code, isRight) => expect(isRedeemCode(code)).toBe(isRight));
});
