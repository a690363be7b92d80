/**
 * Queries and form bodies, read strictly: at most 64 kB however they are sent, every name once, no object ever built
 * with a caller's key on a prototype (product 19.4).
 */
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { RequestProblem } from './problem.ts';

/** How long a body has for each `progress` of it, ms (product 19.4). */
const bodyPatience = 10_000;
/**
 * Bytes that come within that time, or the body is given up: a byte now and then would hold room for the whole of it. That is
 * 1.6 kB/s, a third of what slow phones send.
 */
export const progress = 16 * 1024;
/** Bytes of a body. */
export const bodyLimit = 64 * 1024;
export const fieldLimit = 50;
const formType = 'application/x-www-form-urlencoded';

export type Fields = Readonly<Record<string, string>>;

interface Body {
  /** How long each `progress` may take, ms. */
  patience?: number;
  /** The request as Node has it: read as it comes, where its body as a web stream costs more than most calls do. */
  incoming?: Readable | undefined;
}

/**
 * The body, counted while it arrives, so that neither a missing nor a false length gets past the limit.
 * @param limit bytes
 * @throws RequestProblem 413 over the limit, 408 where it comes too slowly
 */
export async function readBytes(
  request: Request,
  limit: number,
  { patience = bodyPatience, incoming }: Body = {},
): Promise<Buffer<ArrayBuffer>> {
  // A GET has none, and to look for one builds a second request around it.
  if (request.method === 'GET') return Buffer.alloc(0);
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    throw new RequestProblem(413, 'The body is too large');
  const body = incoming ?? (request.body && Readable.fromWeb(request.body as WebStream));
  return body ? collect(body, limit, patience, body !== incoming) : Buffer.alloc(0);
}

function collect(body: Readable, limit: number, patience: number, isOurs: boolean): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    let size = 0;
    /** Bytes until its time begins anew. */
    let missing = progress;
    const fail = (error: Error): void => {
      clearTimeout(timer);
      body.off('data', take);
      // What is left of a request is the server's to drain: it still has to answer.
      if (isOurs) body.destroy();
      reject(error);
    };
    const timer = setTimeout(() => fail(new RequestProblem(408, 'The body did not come in time')), patience);
    const take = (piece: Uint8Array): void => {
      size += piece.length;
      missing -= piece.length;
      if (missing <= 0) {
        missing = progress;
        timer.refresh();
      }
      if (size > limit) fail(new RequestProblem(413, 'The body is too large'));
      else pieces.push(piece);
    };
    body.on('data', take);
    body.on('error', fail);
    body.once('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(pieces));
    });
  });
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** @throws RequestProblem 400 where it is not UTF-8 */
export function textOf(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new RequestProblem(400, 'The body is not UTF-8');
  }
}

/**
 * Fields by name, values in Unicode's composed form.
 * @throws RequestProblem 400 for a repeated name, a NUL or too many fields.
 */
export function collectFields(entries: Iterable<readonly [name: string, value: string]>): Fields {
  const fields: Record<string, string> = Object.create(null);
  let count = 0;
  for (const [name, value] of entries) {
    if (name in fields) throw new RequestProblem(400, 'A field is given twice');
    if (name.includes('\0') || value.includes('\0')) throw new RequestProblem(400, 'A field holds a NUL character');
    count += 1;
    if (count > fieldLimit) throw new RequestProblem(400, 'Too many fields');
    fields[name] = value.normalize('NFC');
  }
  return fields;
}

/** Fields of a query string or form body. @throws what collectFields throws */
export const parseFields = (text: string): Fields => collectFields(new URLSearchParams(text));

export const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Fields of a form post. An empty body needs no content type.
 * @throws RequestProblem 415 for other content types, and what textOf and parseFields throw.
 */
export function readForm(request: Request, body: Buffer): Fields {
  const type = mediaType(request);
  if (type !== formType && type !== '') throw new RequestProblem(415, `Send the fields as ${formType}`);
  const text = textOf(body);
  if (text !== '' && type === '') throw new RequestProblem(415, `Send the fields as ${formType}`);
  return parseFields(text);
}
