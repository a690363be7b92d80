/**
 * What the schemas say of their fields, by name: which are secret, and which texts are words of a closed list. Read by tests,
 * by the server's log, and by the build for the inspector (scripts/vite/contract-marks.ts).
 */
import * as v from 'valibot';
import { secretKinds, type Marks, type SecretKind } from '#domain/secret.ts';
import type { Endpoint } from './endpoint.ts';

export interface Field {
  name: string;
  schema: v.GenericSchema;
  kind: SecretKind | null;
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** What a schema is made of. A pipe has all of its first schema itself. */
const partsOf = (schema: v.GenericSchema): v.GenericSchema[] =>
  Object.entries(schema).flatMap(([name, part]: [string, unknown]) => {
    const parts: unknown[] = Array.isArray(part) ? part : [part];
    return parts.slice(name === 'pipe' ? 1 : 0).filter(isSchema);
  });

const isKind = (value: unknown): value is SecretKind => secretKinds.some((kind) => kind === value);

/** Its own mark, or that of what it wraps. */
function kindOf(schema: v.GenericSchema): SecretKind | null {
  const { secret } = v.getMetadata(schema);
  if (isKind(secret)) return secret;
  return 'wrapped' in schema && isSchema(schema.wrapped) ? kindOf(schema.wrapped) : null;
}

/** A schema and all that are in it. */
function* schemasIn(schema: v.GenericSchema): Generator<v.GenericSchema> {
  yield schema;
  for (const part of [...partsOf(schema), ...fieldsIn(schema).map((field) => field.schema)]) yield* schemasIn(part);
}

/** Of an object, its own alone. */
function fieldsIn(schema: v.GenericSchema): Field[] {
  const entries: object = 'entries' in schema && typeof schema.entries === 'object' ? (schema.entries ?? {}) : {};
  return Object.entries(entries).flatMap(([name, field]: [string, unknown]) =>
    isSchema(field) ? [{ name, schema: field, kind: kindOf(field) }] : [],
  );
}

/** All fields that a schema has, at any depth. */
export const fieldsOf = (schema: v.GenericSchema): Field[] => [...schemasIn(schema)].flatMap(fieldsIn);

const optionsOf = (schema: v.GenericSchema): unknown[] =>
  schema.type === 'picklist' && 'options' in schema && Array.isArray(schema.options) ? schema.options : [];

/** A kind is a name too: a secret that the app calls otherwise than the wire is called by its kind. */
export function marksOf(endpoints: readonly Endpoint[]): Marks {
  const asked = endpoints.flatMap(({ input }) => fieldsOf(input));
  const all = [...asked, ...endpoints.flatMap(({ reply }) => fieldsOf(reply))];
  const options = endpoints.flatMap(({ input, reply }) =>
    [...schemasIn(input), ...schemasIn(reply)].flatMap(optionsOf).filter((option) => typeof option === 'string'),
  );
  return {
    secrets: Object.fromEntries([
      ...secretKinds.map((kind) => [kind, kind]),
      ...all.flatMap(({ name, kind }) => (kind === null ? [] : [[name, kind]])),
    ]),
    words: [...new Set([...asked.map(({ name }) => name), ...options])].filter((word) => word !== '').toSorted(),
  };
}
