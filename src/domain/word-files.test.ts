import { describe, expect, it } from 'vitest';
import { isWords, languageOf } from './word-files.ts';

describe('files of words', () => {
  it.each([
    ['assets/words-ar-shell-BxYz12a.js', 'ar', true],
    ['https://example.org/app/assets/words-ar-shell-BxYz12a.js', 'ar', true],
    ['assets/words-en-shell-BxYz12a.js', 'en', false],
    ['assets/words-pt-PT-shell-BxYz12a.js', 'pt-PT', true],
    ['assets/words-zh-Hant-TW-person-B-_z12a.js', 'zh-Hant-TW', true],
    ['assets/words-sw-wallet-b-cdefg.js', 'sw', true],
    ['assets/words-en-GB-shell--xYz12a.js', 'en-GB', true],
    ['assets/home-BxYz12a.js', '', false],
    ['assets/problem-words-BxYz12a.js', '', false],
  ])('%s', (url, language, kept) => {
    expect([languageOf(url), isWords(url)]).toEqual([language, kept]);
  });
});
