/**
 * How old a figure is, and where it comes from. The entry asks neither: in `fresh.ts` this would bring `limits.ts` along,
 * 474 B.
 */
import { Failure } from './failure.ts';
import { fresh, type Fresh, type Open, type Origin } from './fresh.ts';
import { freshFor, greyFor } from './limits.ts';

/** @param now the server's time in ms */
export const isOld = (figure: Fresh<unknown>, now: number): boolean => now - figure.at > freshFor;

/** Past any use but a memory: shown in grey. @param now the server's time in ms */
export const isGrey = (figure: Fresh<unknown>, now: number): boolean => now - figure.at > greyFor;

/** Whether it comes from the device: the server was not there to be asked, or did not answer. */
export const isKept = ({ origin }: Pick<Fresh<unknown>, 'origin'>): boolean => origin === 'store';

/**
 * The same answer, for what may not be built on one that the device kept: a file, a proof, a word on what happened.
 * @throws Failure `offline` for a kept one: the server couldn't be asked
 */
export function fromServer<T extends Pick<Fresh<unknown>, 'origin'>>(answer: T): T {
  if (isKept(answer)) throw new Failure('offline');
  return answer;
}

/** Whether a start began with it: one mark says the time of all of these (`components/early-figures.ts`). */
export const isEarly = ({ origin }: Fresh<unknown>): boolean => origin === 'early';

/** The same figure, after it could not be read anew. */
export const asKept = <T>(figure: Fresh<T>): Fresh<T> => ({ ...figure, origin: 'store' });

/** The same figure, as a start begins with it. */
export const asEarly = <T>(figure: Fresh<T>): Fresh<T> => ({ ...figure, origin: 'early' });

/** What a start began with is like anything that the device kept, once it could not be read again. */
export const afterFailure = <T>(figure: Fresh<T> | null): Fresh<T> | null =>
  figure && isEarly(figure) ? asKept(figure) : figure;

/** What the device itself keeps is as it was written: it has no age. */
export const ofDevice = <T>(value: T): Fresh<T> => fresh(value, Number.MAX_SAFE_INTEGER);

/** The same figure seen through a function; its age stays. */
export const mapFresh = <T, U>(figure: Fresh<T>, see: (value: T) => U): Fresh<U> =>
  fresh(see((figure as unknown as Open<T>).value), figure.at, figure.origin);

/** Figures of several answers as one: as old as the oldest of them, and from the device as soon as one of them is. */
export function freshTogether<T>(value: T, ...answers: readonly { at: number; origin: Origin }[]): Fresh<T> {
  const origins = answers.map(({ origin }) => origin);
  const origin = (['store', 'early'] as const).find((one) => origins.includes(one)) ?? 'server';
  return fresh(value, Math.min(...answers.map(({ at }) => at)), origin);
}
