/**
 * Everything that can go wrong with a call, as one type (product 16.1). It holds codes, never a sentence of ours:
 * `i18n/failure.ts` turns it into words.
 */
export type FailureKind =
  /** The request never got an answer. */
  | 'offline'
  | 'timeout'
  /** 401, as status or as code. */
  | 'unauthorized'
  /** The server understood and said no: `code` and its `message`. Nothing happened. */
  | 'rejected'
  /** The answer does not match its schema: a captive portal, an older server. */
  | 'invalid'
  | 'server'
  /** This device can't keep what has to be kept before money moves. */
  | 'storage'
  /** Another tab is still settling the same thing. */
  | 'elsewhere';

export class Failure extends Error {
  readonly kind: FailureKind;
  /** The envelope's code for `rejected`, the HTTP status for `server`, otherwise 0. */
  readonly code: number;
  constructor(kind: FailureKind, code = 0, serverMessage = '') {
    super(serverMessage);
    this.name = 'Failure';
    this.kind = kind;
    this.code = code;
  }
}

/** Whatever was thrown, as a Failure; what is not one is a defect and counts as `invalid`. */
export const toFailure = (error: unknown): Failure => (error instanceof Failure ? error : new Failure('invalid'));

/** True when the server has decided: nothing happened and nothing will. */
export const isDefinite = (failure: Failure): boolean => failure.kind === 'rejected';

/** True when nothing was sent at all. */
export const isUnsent = (failure: Failure): boolean => failure.kind === 'storage' || failure.kind === 'elsewhere';
