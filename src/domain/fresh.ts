/**
 * A figure with its age (rule P9). `at` is the server's time for the value in ms, `origin` says where it came from.
 * The value itself stays sealed here: views open it through `components/aged.tsx`, which adds "as of" once it is old,
 * machines through `fresh-value.ts`.
 */

/** `early`: the device kept it, and the first screen of a start is drawn with it while it is read again. */
export type Origin = 'server' | 'store' | 'early';

declare const sealed: unique symbol;

export interface Fresh<T> {
  readonly at: number;
  readonly origin: Origin;
  readonly [sealed]: T;
}

export interface Open<T> {
  at: number;
  origin: Origin;
  value: T;
}

/** @param at the server's time for the value, ms since the epoch */
export const fresh = <T>(value: T, at: number, origin: Origin = 'server'): Fresh<T> =>
  ({ value, at, origin }) satisfies Open<T> as unknown as Fresh<T>;
