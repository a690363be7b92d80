/** Ways into a code step, for its test and its walks. */
import { Failure } from '#domain/failure.ts';
import { codes } from '#contract/codes.ts';
import { sentCode, targets } from '../samples.ts';
import { done } from '../model/happening.ts';
import type { VerificationInput } from './verification.machine.ts';

export const input: VerificationInput = {
  account: null,
  targets: [...targets, { channel: 'email', to: 'a•••@example.org' }],
  sent: null,
  failure: null,
};

/** There is one place where a code can go. */
export const alone: VerificationInput = { ...input, targets };

/** The code that was typed came too late. */
export const over: VerificationInput = {
  ...input,
  sent: sentCode({ channel: 'email' }),
  failure: new Failure('rejected', codes.codeExpired, 'over'),
};

export const arrived = done('sendCode', sentCode());
export const type = (text: string) => ({ type: 'code.type', text }) as const;
