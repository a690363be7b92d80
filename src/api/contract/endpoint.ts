/**
 * An endpoint described once, as data. The client calls it, the sandbox implements it, /api/openapi.json lists it.
 * Schemas read the wire and give domain values, and `form` writes them: wire spellings go no further than this folder.
 */
import type * as v from 'valibot';

/** Each has a base URL of its own (product 15.2). */
export const backends = ['user', 'assets', 'income', 'messages', 'square'] as const;
export type Backend = (typeof backends)[number];

type Schema = v.GenericSchema<any, any>; // oxlint-disable-line typescript/no-explicit-any -- any schema at all

/** What goes over the wire for a call, beside its files. */
export type Fields = Readonly<Record<string, string>>;
type Write = (asked: Readonly<Record<string, unknown>>) => Fields;
/** Writes what it reads: made by `form`. */
export type Writing = { write: Write };
type InputSchema = Schema & Partial<Writing>;

export interface Endpoint<Input extends InputSchema = InputSchema, Reply extends Schema = Schema> {
  backend: Backend;
  method: 'GET' | 'POST';
  /** As docs/product.md writes it, without a leading slash. */
  path: string;
  /** `none`: visitors may call it. */
  auth: 'none' | 'member';
  /** Moves money: takes an Idempotency-Key, and a repeated key gives the first answer again. */
  money?: true;
  /** Query of a GET, form body of a POST. */
  input: Input;
  /** The form is multipart, with files beside the input: exactly one, unless it says more. */
  multipart?: Multipart;
  /** What `data` holds; with `covers: 'envelope'`, what `{msg, data}` hold. */
  reply: Reply;
  covers?: 'envelope';
  /** One line for the API page. */
  about: string;
  /** Asked for from outside, or ours: those with a ° in docs/product.md. */
  origin: 'spec' | 'ours';
}

export interface Multipart {
  /** Name of the file's part. */
  field: string;
  /** Most bytes of a file. */
  limit: number;
  /** Fewest files. One, unless given. */
  least?: number;
  /** Most files. One, unless given. */
  most?: number;
  /** Most bytes of all files. As many as the files may have, unless given. */
  total?: number;
}

type Covering = { covers: 'envelope' };
type Uploading = { multipart: Multipart };
/** One that takes a file. */
export type UploadEndpoint<E extends Endpoint = Endpoint> = E & Uploading;

/** Keeps the schemas' types, whether the reply covers the envelope, and whether a file is sent. */
export function endpoint<const Input extends InputSchema, const Reply extends Schema>(
  description: Endpoint<Input, Reply> & Covering,
): Endpoint<Input, Reply> & Covering;
export function endpoint<const Input extends InputSchema, const Reply extends Schema>(
  description: UploadEndpoint<Endpoint<Input, Reply>>,
): UploadEndpoint<Endpoint<Input, Reply>>;
export function endpoint<const Input extends InputSchema, const Reply extends Schema>(
  description: Endpoint<Input, Reply>,
): Endpoint<Input, Reply>;
export function endpoint(description: Endpoint): Endpoint {
  return description;
}

/** What a caller passes in. */
export type Asks<E extends Endpoint> = E['input'] extends Writing ? Asked<E> : v.InferInput<E['input']>;
/** What the sandbox gets once parsed. */
export type Asked<E extends Endpoint> = v.InferOutput<E['input']>;
/** What the sandbox answers, in wire spelling. */
export type Answers<E extends Endpoint> = v.InferInput<E['reply']>;
/** What the client gets, in domain words. */
export type Answered<E extends Endpoint> = v.InferOutput<E['reply']>;

const asItIs: Write = (asked) =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));

/** What a call asks, as it goes over the wire. The client's build has no input that is written as it is (scripts/vite/lean-contract.ts). */
export const fieldsOf = <E extends Endpoint>({ input }: { input?: E['input'] }, asked: Asks<E>): Fields =>
  (input?.write ?? asItIs)(asked as Readonly<Record<string, unknown>>);
