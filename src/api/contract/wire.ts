/** Pieces of the wire that several endpoints share; amounts of money are in `amount-wire.ts`. */
import * as v from 'valibot';
import type { Page } from '#domain/page.ts';

/** ms since the epoch. */
export const instant = v.pipe(v.number(), v.integer());
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
export const text = v.pipe(v.string(), v.maxLength(20_000));
/**
 * A file of the app's own server that is shown as it is; empty for any other address: nobody else learns who looks at what.
 */
export const ownFile = v.pipe(
  text,
  v.transform((path) => (/^\.?\/(?![/\\])[\w./-]*$/.test(path) ? path : '')),
);
export const currency = v.picklist(['USDT', 'INR']);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An integer in a form or query: the client passes a number, the server reads digits. */
export const formInteger = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** An instant in a form or query; 0: none. */
export const formInstant = v.optional(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(0),
  ),
  0,
);

/** Paging of every list: 1-based, at most 100 rows. */
export const paging = { pageNum: formInteger(1, 100_000), pageSize: formInteger(1, 100) };

export const nothing = v.object({});

/** `data` of a paged list: total and list (product 15.1). */
export const page = <Wire, Item>(
  item: v.GenericSchema<Wire, Item>,
): v.GenericSchema<{ total: number; list: Wire[] }, Page<Item>> => v.object({ total: count, list: v.array(item) });
