import { describe, expect, it } from 'vitest';
import { canonicalAccount } from './account-name.ts';

const email = (account: string): string | null => canonicalAccount({ type: 'email', country: 'IN', account });

describe('the one form of an e-mail address', () => {
  it.each([
    ['Asha@Dayrent.Example', 'asha@dayrent.example'],
    [' asha@dayrent.example ', 'asha@dayrent.example'],
    ['asha+play@mail.dayrent.example', 'asha+play@mail.dayrent.example'],
    ['e\u0301va@dayrent.example', '\u00e9va@dayrent.example'],
    ['\u00c9va@dayrent.example', '\u00e9va@dayrent.example'],
    ['asha@b\u00fccher.example', 'asha@b\u00fccher.example'],
  ])('of %j is %j', (typed, form) => {
    expect(email(typed)).toBe(form);
    expect(email(form)).toBe(form);
  });

  it.each([
    '',
    'asha',
    'asha@dayrent',
    '@dayrent.example',
    'asha@',
    'a b@dayrent.example',
    'a@b@dayrent.example',
    'asha@dayrent..example',
    'asha@-dayrent.example',
    'asha\u200b@dayrent.example',
    'asha\u202e@dayrent.example',
    'asha\u0000@dayrent.example',
    'Asha <asha@dayrent.example>',
    `${'a'.repeat(65)}@dayrent.example`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.example`,
  ])('is not %j', (typed) => expect(email(typed)).toBeNull());
});

describe('an account by phone', () => {
  it('is the number in its one form', () => {
    expect(canonicalAccount({ type: 'phone', country: 'IN', account: '090000 00001' })).toBe('9000000001');
    expect(canonicalAccount({ type: 'phone', country: 'IN', account: 'asha@dayrent.example' })).toBeNull();
  });
});
