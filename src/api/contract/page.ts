/** Lists that are read page by page. */
import * as v from 'valibot';
import type { Page } from '#domain/page.ts';
import { formInteger } from './form.ts';
import { count } from './wire.ts';

/** What asks for a page of any list: 1-based, at most 100 rows. */
export const paging = { pageNum: formInteger(1, 100_000), pageSize: formInteger(1, 100) };

/** A text that is looked for in a list; without one it lists all. */
export const find = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)));

/** `data` of a paged list: total and list (product 15.1). */
export const page = <Wire, Item>(
  item: v.GenericSchema<Wire, Item>,
): v.GenericSchema<{ total: number; list: Wire[] }, Page<Item>> => v.object({ total: count, list: v.array(item) });
