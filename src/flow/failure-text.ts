import type { Failure } from '#domain/failure.ts';
import { failureText } from '#i18n/failure.ts';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/** Failures in the language of the page. */
export function useFailureText(): (failure: Failure) => string {
  const { _ } = useLingui();
  return useCallback(
    (failure) => {
      const text = failureText(failure);
      return typeof text === 'string' ? text : _(text);
    },
    [_],
  );
}
