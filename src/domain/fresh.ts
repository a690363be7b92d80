/**
 * A figure with its age (rule P9). `at` is the server's time for the value in ms, `origin` says where it came from.
 * The value itself stays closed here: views open it through `components/aged.tsx`, which adds "as of" once it is old,
 * machines through `fresh-value.ts`.
 */
import { freshFor, greyFor } from './limits.ts';

export type Origin = 'server' | 'store';

declare const closed: unique symbol;

export interface Fresh<T> {
  readonly at: number;
  readonly origin: Origin;
  readonly [closed]: T;
}

interface Open<T> {
  at: number;
  origin: Origin;
  value: T;
}

/** @param at the server's time for the value, ms since the epoch */
export const fresh = <T>(value: T, at: number, origin: Origin = 'server'): Fresh<T> =>
  ({ value, at, origin }) satisfies Open<T> as unknown as Fresh<T>;

/** @param now the server's time in ms */
export const isOld = (figure: Fresh<unknown>, now: number): boolean => now - figure.at > freshFor;

/** Past any use but a memory: shown in grey. @param now the server's time in ms */
export const isGrey = (figure: Fresh<unknown>, now: number): boolean => now - figure.at > greyFor;

/** Whether it comes from the device: the server was not there to be asked, or did not answer. */
export const isKept = ({ origin }: Fresh<unknown>): boolean => origin === 'store';

/** The same figure, after it could not be read anew. */
export const asKept = <T>(figure: Fresh<T>): Fresh<T> => ({ ...figure, origin: 'store' });

/** The same figure seen through a function; its age stays. */
export const mapFresh = <T, U>(figure: Fresh<T>, see: (value: T) => U): Fresh<U> =>
  fresh(see((figure as unknown as Open<T>).value), figure.at, figure.origin);
