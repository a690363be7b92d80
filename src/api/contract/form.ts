/**
 * What a call asks, in the words of the domain: by one description the client writes the fields and the server reads
 * them. For what the wire spells or writes differently; where it doesn't, `v.object` is enough.
 */
import * as v from 'valibot';
import { toDecimal } from '#domain/money.ts';
import type { Writing } from './endpoint.ts';

const number = v.number();

/** A number that a form or query carries as digits: the client passes it, the server reads them. */
const numberIn = (digits: RegExp): typeof number => ({
  ...number,
  '~run': ({ value }, config) =>
    number['~run']({ value: typeof value === 'string' && digits.test(value) ? Number(value) : value }, config),
});

/** An integer in a form or query. */
export const formInteger = (min: number, max: number) =>
  v.pipe(numberIn(/^\d{1,9}$/), v.integer(), v.minValue(min), v.maxValue(max));

/** An instant in a form or query, ms. */
export const formInstant = v.pipe(numberIn(/^\d{1,15}$/), v.integer(), v.minValue(0));

/** The same; 0: none. */
export const formInstantOrNone = v.optional(formInstant, 0);

type Form<Entries extends v.ObjectEntries> = v.GenericSchema<
  unknown,
  v.InferOutput<v.ObjectSchema<Entries, undefined>>
> &
  Writing;

/** Names on the wire, by the domain's own; those that are the same are left out. */
type Spelling<Entries> = { readonly [Name in keyof Entries]?: string };

/** Money is the one bigint that a call carries. */
const textOf = (value: unknown): string => (typeof value === 'bigint' ? toDecimal(value) : String(value));

export function form<Entries extends v.ObjectEntries>(entries: Entries, spelling: Spelling<Entries> = {}) {
  const fields = Object.entries(entries).map(([name, schema]) => ({ name, onWire: spelling[name] ?? name, schema }));
  const schema = v.pipe(
    v.object(Object.fromEntries(fields.map(({ onWire, schema }) => [onWire, schema]))),
    v.transform((read) => Object.fromEntries(fields.map(({ name, onWire }) => [name, read[onWire]]))),
  );
  const { write }: Writing = {
    write: (asked) => Object.fromEntries(fields.map(({ name, onWire }) => [onWire, textOf(asked[name])])),
  };
  return Object.assign(schema, { write }) as unknown as Form<Entries>;
}
