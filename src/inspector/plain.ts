/**
 * Values of machines as plain JSON and back: what a recording is made of. What JSON has no word for is tagged with `$`;
 * functions, cycles and what is too deep or too long leave a mark only.
 */
import { Failure, type FailureKind } from '#domain/failure.ts';

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };
export type PlainObject = { readonly [key: string]: Plain };

/** What is kept of a text or a number: asked for each one, with the key and the object that it stands in. */
export interface Filter {
  text: (value: string, key: string, owner: object) => string;
  figure: <T extends number | bigint>(value: T, key: string) => T;
  key: (key: string) => string;
}

/** Nobody reads deeper; a record with more rows says how many are left out. */
const limits = { depth: 14, items: 60, keys: 80, text: 240 } as const;

const mark = (what: string, rest: PlainObject = {}): PlainObject => ({ $: what, ...rest });

const isActor = (value: object): value is { sessionId: string } =>
  'sessionId' in value && 'getSnapshot' in value && 'send' in value;

const nameOf = (value: object): string => {
  const name: unknown = Object.getPrototypeOf(value)?.constructor?.name;
  return typeof name === 'string' && /^[A-Z][A-Za-z]{0,30}$/.test(name) ? name : 'Object';
};

const isRecord = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** @param known copies of objects that don't change, by the object; contexts share most of theirs */
export function plainWith(filter: Filter, known: WeakMap<object, Plain> = new WeakMap()) {
  const inside = new Set<object>();

  function copy(value: unknown, key: string, owner: object, depth: number): Plain {
    switch (typeof value) {
      case 'string': {
        const kept = filter.text(value, key, owner);
        return kept.length > limits.text ? `${kept.slice(0, limits.text)}…` : kept;
      }
      case 'number':
        return Number.isFinite(value) ? filter.figure(value, key) : mark('number', { value: String(value) });
      case 'bigint':
        return mark('bigint', { value: String(filter.figure(value, key)) });
      case 'boolean':
        return value;
      case 'undefined':
        return mark('undefined');
      case 'object':
        return value === null ? null : copyObject(value, key, owner, depth);
      case 'function':
      case 'symbol':
        return mark(typeof value);
    }
  }

  function copyObject(value: object, key: string, owner: object, depth: number): Plain {
    if (value instanceof Failure) return mark('failure', { kind: value.kind, code: value.code });
    // Its message may quote what somebody typed.
    if (value instanceof Error) return mark('error', { name: nameOf(value) });
    if (value instanceof Date) return mark('date', { value: filter.figure(value.getTime(), key) });
    if (isActor(value)) return mark('actor', { id: value.sessionId });
    if (inside.has(value)) return mark('cycle');
    if (depth >= limits.depth) return mark('deep');
    const before = known.get(value);
    if (before !== undefined) return before;
    inside.add(value);
    const copied = copyParts(value, key, owner, depth + 1);
    inside.delete(value);
    // What a list holds is read by the list's own key.
    if (!Array.isArray(value) && inside.size < limits.depth / 2) known.set(value, copied);
    return copied;
  }

  function copyParts(value: object, key: string, owner: object, depth: number): Plain {
    if (Array.isArray(value)) {
      const items = value.slice(0, limits.items).map((item) => copy(item, key, owner, depth));
      return value.length > limits.items ? [...items, mark('more', { count: value.length - limits.items })] : items;
    }
    if (value instanceof Map || value instanceof Set) return mark(nameOf(value), { count: value.size });
    if (!isRecord(value)) return mark('object', { name: nameOf(value) });
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    const parts = entries
      .slice(0, limits.keys)
      .map(([name, part]) => [name === '$' ? '$$' : filter.key(name), copy(part, name, value, depth)] as const);
    return Object.fromEntries(
      entries.length > limits.keys ? [...parts, ['…', entries.length - limits.keys] as const] : parts,
    );
  }

  return (value: unknown): Plain => copy(value, '', {}, 0);
}

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

/** @returns null unless it is an object with keys */
export const objectOf = (value: Plain | undefined): PlainObject | null =>
  typeof value === 'object' && value !== null && !isList(value) ? value : null;

/** @returns empty unless it is a text or a figure */
export const textOf = (value: Plain | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The tag of a value that JSON has no word for; null for a plain one. */
export function tagOf(value: Plain): { what: string; parts: PlainObject } | null {
  const parts = objectOf(value);
  const what = parts?.['$'];
  return parts && typeof what === 'string' ? { what, parts } : null;
}

function untagged(what: string, { value, kind, code, name }: PlainObject): unknown {
  switch (what) {
    case 'bigint':
      return typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : 0n;
    case 'number':
      return Number(value);
    case 'date':
      return new Date(Number(value));
    case 'failure':
      return new Failure(kind as FailureKind, Number(code));
    case 'error':
      return new Error(typeof name === 'string' ? name : 'Error');
    default:
      return undefined;
  }
}

/** The value that a copy was made of, as far as the copy has it. */
export function revive(value: Plain): unknown {
  const tag = tagOf(value);
  if (tag) return untagged(tag.what, tag.parts);
  if (isList(value)) return value.filter((item) => tagOf(item)?.what !== 'more').map(revive);
  const parts = objectOf(value);
  if (!parts) return value;
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key === '$$' ? '$' : key, revive(part)]));
}
