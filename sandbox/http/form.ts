/**
 * Queries and form bodies, read strictly: at most 64 kB however they are sent, every name once, no object ever built
 * with a caller's key on a prototype. reliability.md §6 "Shape".
 */
import { RequestProblem } from './problem.ts';

/** Bytes of a body. */
export const bodyLimit = 64 * 1024;
const fieldLimit = 50;
const formType = 'application/x-www-form-urlencoded';

export type Fields = Readonly<Record<string, string>>;

/**
 * The body as text, counted while it arrives, so that neither a missing nor a false length gets past the limit.
 * @throws RequestProblem 413 over the limit, 400 where it is not UTF-8.
 */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit)
    throw new RequestProblem(413, 'The body is too large');
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > bodyLimit) throw new RequestProblem(413, 'The body is too large');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new RequestProblem(400, 'The body is not UTF-8');
  }
}

/**
 * Fields of a query string or form body, values in Unicode's composed form.
 * @throws RequestProblem 400 for a repeated name, a NUL or too many fields.
 */
export function parseFields(text: string): Fields {
  const fields: Record<string, string> = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in fields) throw new RequestProblem(400, 'A field is given twice');
    if (name.includes('\0') || value.includes('\0')) throw new RequestProblem(400, 'A field holds a NUL character');
    count += 1;
    if (count > fieldLimit) throw new RequestProblem(400, 'Too many fields');
    fields[name] = value.normalize('NFC');
  }
  return fields;
}

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Fields of a form post. An empty body needs no content type.
 * @throws RequestProblem 415 for other content types, and what readBody and parseFields throw.
 */
export async function readForm(request: Request): Promise<Fields> {
  const type = mediaType(request);
  if (type !== formType && type !== '') throw new RequestProblem(415, `Send the fields as ${formType}`);
  const text = await readBody(request);
  if (text !== '' && type === '') throw new RequestProblem(415, `Send the fields as ${formType}`);
  return parseFields(text);
}
