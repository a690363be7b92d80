import { describe, expect, it } from 'vitest';
import { isCode } from './verification.ts';

describe('a one-time code', () => {
  it.each([
    ['123456', true],
    ['000000', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['123 456', false],
    ['-12345', false],
    ['١٢٣٤٥٦', false],
    ['123456\n', false],
    ['', false],
  ])('%j: %s', (text, isRight) => expect(isCode(text)).toBe(isRight));
});
