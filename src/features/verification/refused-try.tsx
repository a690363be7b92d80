import type { Failure } from '#domain/failure.ts';
import { fundPasswordTries, minute } from '#domain/limits.ts';
import { triesLeftOf } from '#domain/tries-left.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const waitMinutes = fundPasswordTries.wait / minute;

interface RefusedTryProps {
  failure: Failure;
}

export const WrongCode = ({ failure }: RefusedTryProps) => (
  <RefusedTry failure={failure} atLast={<Trans>No tries left: ask for a new code.</Trans>} />
);

export const WrongFundPassword = ({ failure }: RefusedTryProps) => (
  <RefusedTry
    failure={failure}
    why={<Trans>That isn't your fund password</Trans>}
    atLast={
      <Trans comment="After a wrong fund password">
        No tries left: wait <Plural value={waitMinutes} one="# minute" other="# minutes" />.
      </Trans>
    }
  />
);

/** Why a try was refused, and how many are left (product 5.14); whatever counts none is said as everywhere. */
function RefusedTry({ failure, why, atLast }: RefusedTryProps & { why?: ReactNode; atLast: ReactNode }) {
  const failureText = useFailureText();
  const left = triesLeftOf(failure);
  if (left === null) return failureText(failure);
  return (
    <>
      <span className="block">{why ?? failureText(failure)}</span>
      {left === 0 ? (
        atLast
      ) : (
        <Plural
          comment="After a wrong one-time code or password"
          value={left}
          one="# try left."
          other="# tries left."
        />
      )}
    </>
  );
}
