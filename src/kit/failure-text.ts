import type { Failure } from '#domain/failure.ts';
import { useFailureWords } from './failure-words.ts';
import { refusalWords } from './refusal-words.ts';

/** Failures in the language of the page, on every screen for members. */
export const useFailureText = (): ((failure: Failure) => string) => useFailureWords(refusalWords);
