import { codes } from '#contract/codes.ts';
import { Refusal } from '#sandbox/refusal.ts';

/** The refusal's code, or 200. */
export const codeOf = (attempt: Promise<unknown>): Promise<number> =>
  attempt.then(
    () => codes.ok,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return error.code;
    },
  );
