import { describe, expect, it } from 'vitest';
import { accountOf, isSameAccount, targetOf, type AccountFields } from './account-form.ts';

const typed = (different: Partial<AccountFields>): AccountFields => ({
  way: 'phone',
  country: 'IN',
  phone: '',
  email: '',
  ...different,
});

describe('an account as typed', () => {
  it.each([
    [{ phone: '٩٨٧٦٥ ٤٣٢١٠' }, 'phone', '9876543210', '+91 9876543210'],
    [{ phone: '+91 (098765) 43210' }, 'phone', '9876543210', '+91 9876543210'],
    [{ country: 'EG', phone: '01123456789' }, 'phone', '01123456789', '+20 1123456789'],
    [{ country: 'KE', phone: '+254 712 345 678' }, 'phone', '0712345678', '+254 712345678'],
    [{ way: 'email', email: ' Asha@Example.ORG ' }, 'email', 'asha@example.org', 'asha@example.org'],
  ] as const)('%j is a %s, %s, and reads %s', (different, type, account, shown) => {
    const found = accountOf(typed(different));
    expect(found).toMatchObject({ type, account });
    expect(found && targetOf(found)).toEqual({ channel: type, to: shown });
  });

  it.each([
    { phone: '12345' },
    { phone: '' },
    { country: 'EG', phone: '0912345678' },
    { way: 'email', email: 'asha' },
    { way: 'email', phone: '9876543210' },
  ] as const)('%j is none', (different) => expect(accountOf(typed(different))).toBeNull());

  it('is the same in its country and way alone', () => {
    const one = { type: 'phone', country: 'IN', account: '9876543210' } as const;
    expect(isSameAccount(one, { ...one })).toBe(true);
    expect(isSameAccount(null, one)).toBe(false);
    for (const other of [{ country: 'KE' }, { account: '9876543211' }, { type: 'email' }] as const)
      expect(isSameAccount(one, { ...one, ...other })).toBe(false);
  });
});
