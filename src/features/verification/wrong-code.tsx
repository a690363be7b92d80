import type { Failure } from '#domain/failure.ts';
import { triesLeftOf } from '#domain/tries-left.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { Plural, Trans } from '@lingui/react/macro';

/** Why a code was refused, and how many tries are left (product 5.14). */
export function WrongCode({ failure }: { failure: Failure }) {
  const failureText = useFailureText();
  const left = triesLeftOf(failure);
  if (left === null) return failureText(failure);
  return (
    <>
      <span className="block">{failureText(failure)}</span>
      {left === 0 ? (
        <Trans>No tries left: ask for a new code.</Trans>
      ) : (
        <Plural comment="After a wrong one-time code" value={left} one="# try left." other="# tries left." />
      )}
    </>
  );
}
