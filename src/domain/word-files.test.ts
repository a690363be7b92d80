import { describe, expect, it } from 'vitest';
import { isWords, languageOf } from './word-files.ts';

describe('files of words', () => {
  it.each([
    ['assets/words-ar-shell-Bx12a.js', 'ar', true],
    ['https://example.org/app/assets/words-ar-shell-Bx12a.js', 'ar', true],
    ['assets/words-en-shell-Bx12a.js', 'en', false],
    ['assets/words-pt-PT-shell-Bx12a.js', 'pt-PT', true],
    ['assets/words-zh-Hant-TW-person-B-_2a.js', 'zh-Hant-TW', true],
    ['assets/words-sw-wallet-b-cde.js', 'sw', true],
    ['assets/words-en-GB-shell--xY2a.js', 'en-GB', true],
    ['assets/home-Bx12a.js', '', false],
    ['assets/problem-words-Bx12a.js', '', false],
  ])('%s', (url, language, kept) => {
    expect([languageOf(url), isWords(url)]).toEqual([language, kept]);
  });
});
