/** Fields of an answer that its schema does not name: what nobody described may be what nobody should see. */
import type * as v from 'valibot';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** @returns their paths */
export function unnamedFields(schema: v.GenericSchema, value: unknown, path = ''): string[] {
  if (!isRecord(value)) return [];
  // A pipe spreads its first schema; what is optional or nullable wraps another.
  if ('wrapped' in schema && isSchema(schema.wrapped)) return unnamedFields(schema.wrapped, value, path);
  const { item } = schema as { item?: unknown };
  if (Array.isArray(value) && isSchema(item))
    return value.flatMap((one, index) => unnamedFields(item, one, `${path}[${index}]`));
  if (!('entries' in schema) || !isRecord(schema.entries)) return [];
  const { entries } = schema;
  return Object.entries(value).flatMap(([name, field]) => {
    const known = entries[name];
    return isSchema(known) ? unnamedFields(known, field, `${path}.${name}`) : [`${path}.${name}`];
  });
}
