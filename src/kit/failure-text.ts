import type { Failure } from '#domain/failure.ts';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { useFailureWords } from './failure-words.ts';
import { memberWords, refusalWords } from './refusal-words.ts';

/** Failures in the language of the page, on every screen for members. */
export function useFailureText(): (failure: Failure) => string {
  const { _ } = useLingui();
  const failureText = useFailureWords(refusalWords);
  return useCallback(
    (failure) => {
      const words = memberWords(failure);
      return words ? _(words) : failureText(failure);
    },
    [_, failureText],
  );
}

export const FailureText = ({ failure }: { failure: Failure }): string => useFailureText()(failure);
