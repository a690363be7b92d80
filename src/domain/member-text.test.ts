import { describe, expect, it } from 'vitest';
import { textProblem, tidyText } from './member-text.ts';

describe('tidyText', () => {
  it.each([
    ['spaces at the ends', '  a b \n', 'a b'],
    ['the line ends of forms', 'a\r\nb\rc', 'a\nb\nc'],
    ['many empty lines', 'a\n\n \n\n\nb', 'a\n\nb'],
    ['two spellings of a character', 'e\u0301', 'é'],
  ])('tidies %s', (_what, typed, tidy) => {
    expect(tidyText(typed)).toBe(tidy);
    expect(tidyText(tidy)).toBe(tidy);
  });
});

describe('textProblem', () => {
  it.each([
    'A day at the mill',
    'two\n\nparagraphs\tand a tab',
    'نص عربي مع علامة\u200f',
    '👩🏽‍🌾 keeps the joiner',
    'नमस्ते',
    '<script>alert(1)</script>',
  ])('takes %j', (text) => {
    expect(textProblem(text, 100)).toBeNull();
  });

  it.each([
    ['nothing', '', 'empty'],
    ['what shows nothing', '\u200b\u00ad\u0301 ', 'empty'],
    ['an override of direction', 'a\u202eb', 'characters'],
    ['an isolate', 'a\u2066b', 'characters'],
    ['half a character', 'a\ud800', 'characters'],
    ['a control character', 'a\u001b[31m', 'characters'],
    ['a control character of the upper half', 'a\u0085b', 'characters'],
    ['a line separator', 'a\u2028b', 'characters'],
    ['more than allowed', 'x'.repeat(101), 'long'],
  ])('refuses %s', (_what, text, problem) => {
    expect(textProblem(text, 100)).toBe(problem);
  });

  it('counts characters, not their halves', () => {
    expect(textProblem('😀'.repeat(100), 100)).toBeNull();
    expect(textProblem('😀'.repeat(101), 100)).toBe('long');
  });
});
