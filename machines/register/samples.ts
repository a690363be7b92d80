/** Accounts, and what becomes of making one, for the tests and the walks of registering and of a forgotten password. */
import type { AccountOffer } from '#domain/account-form.ts';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { unit } from '#domain/money.ts';
import type { AccountName, Registered } from '#domain/registration.ts';
import { sentCode, session } from '../samples.ts';
import { done, shown } from '../model/happening.ts';
import type { RegisterField } from './fields.ts';

export const offer: AccountOffer = {
  ways: ['phone', 'email'],
  countries: [
    { code: 'IN', dial: '91', name: 'India' },
    { code: 'KE', dial: '254', name: 'Kenya' },
  ],
  country: undefined,
};
export const loaded = done('loadOffer', offer);

export const account: AccountName = { type: 'phone', country: 'IN', account: '9876543210' };
export const checked = done('checkAccount', account);

export const sent = sentCode({ to: '+91 ••••••3210' });
export const entered = { channel: 'phone', code: '123456' } as const;
export const codeOut = shown('verification', { sent });
export const verified = done('verification', { sent, entered });

/** The budget paid for the first and the last, and had nothing left for the one between. */
export const registered: Registered = {
  session,
  credits: [
    { rule: 'welcomeBonus', amount: unit, product: '', reason: null },
    { rule: 'registrationGift', amount: unit / 2n, product: '', reason: 'promotionEmpty' },
    { rule: 'freeTrial', amount: 20n * unit, product: 'Harbour crane', reason: null },
  ],
};

export const change = <F extends RegisterField>(field: F, value: string) =>
  ({ type: 'field.change', field, value }) as const;
export const typed = [change('phone', '98765 43210'), change('password', 'Asha2026')] as const;

export const offline = new Failure('offline');
export const wrongCode = new Failure('rejected', codes.codeWrong, 'wrong');
export const accountExists = new Failure('rejected', codes.accountExists, 'exists');
export const unknownInvite = new Failure('rejected', codes.inviteCodeUnknown, 'unknown');
