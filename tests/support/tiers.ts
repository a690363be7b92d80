/** Which tests run when: docs/testing.md. */

/** Of a browser test that `npm test` runs. The others wait for `npm run test:all`. */
export const gate = '@gate';

/** What `npm run nightly` sets: the whole of each table; by day some of it, chosen so that each row is met somewhere. */
export const isNight = process.env['NIGHTLY'] !== undefined;

/** All by night; by day every `step`th, from `start` on. */
export const thinned = <T>(rows: readonly T[], step: number, start = 0): readonly T[] =>
  isNight ? rows : rows.filter((_, index) => index % step === start);
