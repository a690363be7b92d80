import { describe, expect, it } from 'vitest';
import { nicknameProblem, tidyNickname, type NicknameProblem } from './nickname.ts';

const problemOf = (typed: string) => nicknameProblem(tidyNickname(typed));

describe('a nickname', () => {
  it.each([
    'Asha',
    'A',
    '  Asha Rao  ',
    'x'.repeat(30),
    '😀'.repeat(30),
    'عائشة',
    'අයේෂා ක්‍රිස්ති',
    'आशा',
    "O'Neill-Śmith 2",
    '👩‍🌾',
    '<script>alert(1)</script>',
    '日本',
  ])('may be %j', (typed) => expect(problemOf(typed)).toBeNull());

  it.each<[string, NicknameProblem]>([
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u00a0\u3000', 'empty'],
    ['\u200d', 'empty'],
    ['\u3164', 'empty'],
    ['\u0301', 'empty'],
    ['x'.repeat(31), 'long'],
    ['😀'.repeat(31), 'long'],
    ['e\u0301'.repeat(31), 'long'],
    ['evil\u202eahsA', 'characters'],
    ['\u2066Asha', 'characters'],
    ['Asha\u200f!', 'characters'],
    ['As\u200bha', 'characters'],
    ['Asha\nRao', 'characters'],
    ['Asha\u2028Rao', 'characters'],
    ['A\u0000', 'characters'],
    ['\u001b[31m', 'characters'],
    ['\ud800', 'characters'],
  ])('may not be %j', (typed, problem) => expect(problemOf(typed)).toBe(problem));

  it('is the same in both spellings of a character', () => {
    expect(tidyNickname(' Re\u0301my ')).toBe('Rémy');
    expect(problemOf('e\u0301'.repeat(30))).toBeNull();
  });
});
