/** What is wrong with a field, and how to mend it: the same words for a new account and a forgotten password. */
import type { CodeChannel } from '#domain/verification.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** @param refusal the server's word about it @returns null: nothing is wrong with the account */
export function accountProblem(way: CodeChannel, isMarked: boolean, refusal: string | null): ReactNode {
  if (!isMarked) return refusal;
  return way === 'phone' ? (
    <Trans>Enter a full phone number of this country</Trans>
  ) : (
    <Trans>Enter a full e-mail address</Trans>
  );
}

/** Of a new password that was marked. */
export const passwordProblem = (password: string): ReactNode =>
  password === '' ? (
    <Trans>Please enter the password</Trans>
  ) : (
    <Trans>8 to 24 letters and digits, beginning with a letter</Trans>
  );
