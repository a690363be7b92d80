/** How a settled move is read by the flow that started it: what its answer says. */
import type { Failure } from '#domain/failure.ts';

/** How it ended. */
export type Settled<Result> =
  | { end: 'done'; result: Result }
  /** The server said no, or it never left this device: nothing moved. */
  | { end: 'refused'; failure: Failure }
  /** The member dropped what the server had never seen: nothing moved, and nothing will. */
  | { end: 'dropped' };

/** @returns null unless it is done */
export const resultOf = <Result>(settled: Settled<Result>): Result | null =>
  settled.end === 'done' ? settled.result : null;

/** @returns null unless it was refused */
export const refusalOf = (settled: Settled<unknown>): Failure | null =>
  settled.end === 'refused' ? settled.failure : null;
