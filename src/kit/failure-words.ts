import type { Failure } from '#domain/failure.ts';
import { failureText, type CodeWords } from '#i18n/failure.ts';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/**
 * Failures in the language of the page.
 * @param byCode words of the refusals that can happen there; keep the object between renders
 */
export function useFailureWords(byCode: CodeWords): (failure: Failure) => string {
  const { _ } = useLingui();
  return useCallback(
    (failure) => {
      const text = failureText(failure, byCode);
      return typeof text === 'string' ? text : _(text);
    },
    [_, byCode],
  );
}
