/** What a member has, and what becomes of a change, for its test and its walk. */
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { done, shown } from '../model/happening.ts';
import { sentCode } from '../samples.ts';
import type { ContactStanding } from '#domain/contact.ts';

export const input = { changeId: 'change-1', country: 'IN' };

export const phone = { channel: 'phone', to: '+91 ••••••4321' } as const;
export const email = { channel: 'email', to: 'a•••@dayrent.example' } as const;
const countries = [{ code: 'IN', dial: '91', name: 'India' }];
export const both: ContactStanding = { targets: [phone, email], countries, country: undefined };
export const one: ContactStanding = { targets: [phone], countries, country: undefined };
export const loaded = (standing: ContactStanding) => done('loadStanding', standing);

export const sent = sentCode();
export const entered = { channel: 'phone', code: '123456' } as const;
export const codeOut = shown('verification', { sent });
export const verified = done('verification', { sent, entered });
export const typed = { type: 'field.change', field: 'phone', value: '98765 43210' } as const;
export const account = { type: 'phone', country: 'IN', account: '9876543210' } as const;
export const changed = { to: '+91 ••••••3210', ended: 2 };

export const offline = new Failure('offline');
export const refused = (code: number) => new Failure('rejected', code, 'no');
export const wrongCode = refused(codes.codeWrong);
export const taken = refused(codes.accountExists);
export const tooLate = refused(codes.proofExpired);
