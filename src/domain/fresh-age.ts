/**
 * How old a figure is, and where it comes from. The entry asks neither: in `fresh.ts` this would bring `limits.ts` along,
 * 474 B.
 */
import { fresh, type Fresh, type Open, type Origin } from './fresh.ts';
import { freshFor, greyFor } from './limits.ts';

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

/** Figures of several answers as one: as old as the oldest of them, and from the store as soon as one of them is. */
export const freshTogether = <T>(value: T, ...answers: readonly { at: number; origin: Origin }[]): Fresh<T> =>
  fresh(
    value,
    Math.min(...answers.map(({ at }) => at)),
    answers.some(({ origin }) => origin === 'store') ? 'store' : 'server',
  );
