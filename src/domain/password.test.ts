import { describe, expect, it } from 'vitest';
import { isPassword, keepsRule, passwordRules, type PasswordRule } from './password.ts';

describe('a password', () => {
  it.each<[string, PasswordRule[]]>([
    ['Funds2026', []],
    ['a1234567', []],
    ['abcdefgh', []],
    ['a234567', ['length']],
    [`a${'1'.repeat(23)}`, []],
    [`a${'1'.repeat(24)}`, ['length']],
    ['1Funds2026', ['first']],
    ['Funds 2026', ['characters']],
    ['Funds_2026', ['characters']],
    ['Fünds2026', ['characters']],
    ['Funds٢٠٢٦', []],
    ['Funds२०२६', []],
    ['Funds௨௦௨௬', []],
    ['Funds෨෦෨෬', []],
    ['Funds𝟐𝟎𝟐𝟔', []],
    ['١Funds2026', ['first']],
    ['Funds2026\n', ['characters']],
    ['_', ['length', 'first', 'characters']],
    ['', ['length', 'first', 'characters']],
  ])('%j breaks %j', (password, broken) => {
    expect(passwordRules.filter((rule) => !keepsRule(password, rule))).toEqual(broken);
    expect(isPassword(password)).toBe(broken.length === 0);
  });
});
