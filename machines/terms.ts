/**
 * Terms that a member decides on, the same for every flow: an object of which some parts are figures with their age,
 * the others the device's own. While a figure is from the device, or the server can't be reached, nothing can be
 * decided (rules P9 and C2): the terms are read again by themselves, and the form opens again.
 */
import { asKept, isKept } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { keptTermsPause, termsFreshFor } from '#domain/limits.ts';

/** Null before they were read for the first time. */
export type Terms = object | null;

/** What closes a decision: no connection, or terms that the device kept. */
export type TermsProblem = 'offline' | 'kept';

export const isFigure = (part: unknown): part is Fresh<unknown> =>
  typeof part === 'object' && part !== null && 'at' in part && 'origin' in part;

const keptIn = (terms: Terms): Fresh<unknown>[] =>
  Object.values(terms ?? {})
    .filter(isFigure)
    .filter(isKept);

export const hasKept = (terms: Terms): boolean => keptIn(terms).length > 0;

/** @returns the server's time of the oldest figure that is from the device, ms; null where none is */
export const keptSince = (terms: Terms): number | null =>
  keptIn(terms).reduce<number | null>((oldest, { at }) => (oldest === null || at < oldest ? at : oldest), null);

/** The same terms, after they could not be read anew: what is there is what the device has. */
export const keptTerms = <T extends object>(terms: T): T =>
  Object.fromEntries(
    Object.entries(terms).map(([name, part]) => [name, isFigure(part) ? asKept(part) : (part as unknown)]),
  ) as T;

export const termsProblems = (terms: Terms, isReachable: boolean): TermsProblem[] => [
  ...(hasKept(terms) ? ['kept' as const] : []),
  ...(isReachable ? [] : ['offline' as const]),
];

/** @returns ms until a form reads its terms again by itself */
export const rereadDelayOf = (terms: Terms): number => (hasKept(terms) ? keptTermsPause : termsFreshFor);
