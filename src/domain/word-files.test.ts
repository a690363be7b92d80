import { describe, expect, it } from 'vitest';
import { isWords, languageOf } from './word-files.ts';

describe('files of words', () => {
  it.each([
    ['assets/words-ar-shell-BxYz12.js', 'ar', true],
    ['https://example.org/app/assets/words-ar-shell-BxYz12.js', 'ar', true],
    ['assets/words-en-shell-BxYz12.js', 'en', false],
    ['assets/home-BxYz12.js', '', false],
    ['assets/problem-words-BxYz12.js', '', false],
  ])('%s', (url, language, kept) => {
    expect([languageOf(url), isWords(url)]).toEqual([language, kept]);
  });
});
