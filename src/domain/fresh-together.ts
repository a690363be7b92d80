/** Figures of several answers as one. Apart from `fresh.ts`: the entry has none. */
import { fresh, type Fresh, type Origin } from './fresh.ts';

/** As old as the oldest of them, and from the store as soon as one of them is. */
export const freshTogether = <T>(value: T, ...answers: readonly { at: number; origin: Origin }[]): Fresh<T> =>
  fresh(
    value,
    Math.min(...answers.map(({ at }) => at)),
    answers.some(({ origin }) => origin === 'store') ? 'store' : 'server',
  );
