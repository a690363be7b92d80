/** Standings and refusals of a fund password, for its test and its walk. */
import { Failure } from '#domain/failure.ts';
import { codes } from '#contract/codes.ts';
import { sentCode, targets } from '../samples.ts';
import { done, shown } from '../model/happening.ts';
import type { FundPasswordField, FundPasswordStanding } from './fund-password.machine.ts';

export const first: FundPasswordStanding = { hasPassword: false, targets };
export const second: FundPasswordStanding = { hasPassword: true, targets };
export const loaded = (standing: FundPasswordStanding) => done('loadStanding', standing);

export const sent = sentCode();
export const entered = { channel: 'phone', code: '123456' } as const;
export const codeOut = shown('verification', { sent });
export const verified = done('verification', { sent, entered });

export const change = (field: FundPasswordField, value: string) => ({ type: 'field.change', field, value }) as const;
export const typed = [change('password', 'Funds2026'), change('again', 'Funds2026')] as const;

export const offline = new Failure('offline');
export const wrongCode = new Failure('rejected', codes.codeWrong, 'wrong');
export const wrongOld = new Failure('rejected', codes.wrongPassword, 'wrong');
