import { describe, expect, it } from 'vitest';
import { maskedAccount } from './masked-account.ts';

describe('a masked account', () => {
  it.each([
    ['9876543210', '98•••10'],
    ['0700000100', '07•••00'],
    ['98765', '9•••5'],
    ['987', '•••'],
    ['', '•••'],
    ['asha@dayrent.example', 'a•••@•••'],
    ['a@b.co', 'a•••@•••'],
    ['नेहा@example.org', 'न•••@•••'],
  ])('of %j is %j', (account, masked) => expect(maskedAccount(account)).toBe(masked));

  it('says nothing of the length', () => {
    expect(maskedAccount('98765432100010')).toHaveLength(maskedAccount('98765410').length);
    expect(maskedAccount('a@b.co')).toHaveLength(maskedAccount('somebody.long@example.org').length);
  });
});
