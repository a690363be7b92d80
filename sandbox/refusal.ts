import type { Code } from '#contract/codes.ts';

/** A definite "no" of the server: HTTP 200 with this code and message in the envelope. Nothing has moved. */
export class Refusal extends Error {
  readonly code: Code;
  constructor(code: Code, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}
