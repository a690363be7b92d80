/**
 * Pieces of the wire that several endpoints share. The entry has all of them: those that it doesn't need are in
 * `amount-wire.ts`, `form.ts` and `page.ts`.
 */
import * as v from 'valibot';

/** ms since the epoch. */
export const instant = v.pipe(v.number(), v.integer());
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
/** A UUID that the device makes, in lower case only: the same id in two forms would be two ids. */
export const deviceId = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
export const text = v.pipe(v.string(), v.maxLength(20_000));
/**
 * A file of the app's own server that is shown as it is; empty for any other address: nobody else learns who looks at what.
 */
export const ownFile = v.pipe(
  text,
  v.transform((path) => (/^\.?\/(?![/\\])[\w./-]*$/.test(path) ? path : '')),
);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const nothing = v.object({});
