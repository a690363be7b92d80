/**
 * Failures in the member's language: what happened. Known codes have words of ours, others show the server's, the rest
 * says that the network has a problem (product 16.1). This file is in the entry: it has the words of sign-in,
 * `kit/refusal-words.ts` those that only members meet.
 */
import type { Code } from '#contract/codes.ts';
import { entryCodes } from '#contract/entry-codes.ts';
import type { Failure } from '#domain/failure.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words by the code of the reply envelope. */
export type CodeWords = Partial<Record<number, MessageDescriptor>>;

export const entryWords = {
  [entryCodes.wrongCredentials]: msg`Phone, e-mail or password is not right`,
  [entryCodes.tooManyAttempts]: msg`Too many attempts. Wait a while, then try again`,
  [entryCodes.badInput]: msg`The server didn't understand this request`,
} satisfies Partial<Record<Code, MessageDescriptor>>;

const networkAbnormality = msg`Network problem. Try again later`;

/** @returns a message of ours, or the server's own sentence */
export function failureText(failure: Failure, byCode: CodeWords): MessageDescriptor | string {
  switch (failure.kind) {
    case 'rejected':
      return byCode[failure.code] ?? (failure.message || networkAbnormality);
    case 'unauthorized':
      return msg`Your session has ended. Please sign in again`;
    // Only members meet these two: `kit/refusal-words.ts` has their words.
    case 'storage':
    case 'elsewhere':
    case 'offline':
    case 'timeout':
    case 'invalid':
    case 'server':
      return networkAbnormality;
  }
}
