import { describe, expect, it } from 'vitest';
import { isCode, normaliseCode } from './verification.ts';

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

describe('a code as typed', () => {
  it.each([
    ['١٢٣ ٤٥٦', '123456'],
    ['१२३-४५६', '123456'],
    ['௧௨௩௪௫௬', '123456'],
    ['෧෨෩෪෫෬\u200f', '123456'],
    ['１２３４５６', '123456'],
    ['12३456', '123456'],
    ['12a456', '12a456'],
  ])('%j becomes %j', (typed, code) => expect(normaliseCode(typed)).toBe(code));
});
