/** Reads an endpoint's input. A wrong value is refused by the name of its field: the value itself is never sent back. */
import { getQueryStrings } from 'hono/utils/url';
import * as v from 'valibot';
import { codes } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { deviceId } from '#contract/wire.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { parseFields, readForm, type Fields } from './form.ts';
import { readMultipart } from './multipart.ts';

const fieldNames = new WeakMap<Endpoint, ReadonlySet<string>>();

function namesOf(endpoint: Endpoint): ReadonlySet<string> {
  const known = fieldNames.get(endpoint);
  if (known) return known;
  const names = new Set('entries' in endpoint.input ? Object.keys(endpoint.input.entries as object) : []);
  fieldNames.set(endpoint, names);
  return names;
}

export interface Input {
  /** Parsed. */
  input: unknown;
  /** None unless the endpoint takes some. */
  files: readonly Uint8Array[];
}

async function readParts(
  endpoint: Endpoint,
  request: Request,
  body: Buffer<ArrayBuffer>,
): Promise<Pick<Input, 'files'> & { fields: Fields }> {
  if (endpoint.multipart) return readMultipart(request, body, endpoint.multipart);
  const fields = endpoint.method === 'GET' ? parseFields(getQueryStrings(request.url)) : readForm(request, body);
  return { fields, files: [] };
}

/**
 * Input from the query of a GET or the form of a POST, and the files of one that takes some. A field that the endpoint does
 * not know is refused too, so that nobody believes that it had an effect.
 * @throws Refusal badInput with the names of the wrong fields; RequestProblem for a malformed request.
 */
export async function readInput(endpoint: Endpoint, request: Request, body: Buffer<ArrayBuffer>): Promise<Input> {
  const { fields, files } = await readParts(endpoint, request, body);
  const known = namesOf(endpoint);
  if (Object.keys(fields).some((name) => !known.has(name))) throw new Refusal(codes.badInput, 'Unknown field');
  const parsed = v.safeParse(endpoint.input, fields);
  if (parsed.success) return { input: parsed.output, files };
  const wrong = new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? '').filter((name) => known.has(name)));
  throw new Refusal(codes.badInput, `Not valid: ${[...wrong].join(', ')}`);
}

/**
 * The intent id of a call that moves money; empty for other endpoints.
 * @throws Refusal badInput where it is missing or no UUID in lower case.
 */
export function readIntentId(endpoint: Endpoint, header: string | undefined): string {
  if (!endpoint.money) return '';
  const id = header ?? '';
  if (!v.is(deviceId, id)) throw new Refusal(codes.badInput, 'Not valid: Idempotency-Key');
  return id;
}
