import type { Failure } from '#domain/failure.ts';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { useFailureWords } from './failure-words.ts';
import { refusalWords, waitWords } from './refusal-words.ts';

/** Failures in the language of the page, on every screen for members. */
export function useFailureText(): (failure: Failure) => string {
  const { _ } = useLingui();
  const failureText = useFailureWords(refusalWords);
  return useCallback(
    (failure) => {
      const wait = waitWords(failure);
      return wait ? _(wait) : failureText(failure);
    },
    [_, failureText],
  );
}
