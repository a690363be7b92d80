/**
 * Multipart forms, read strictly: as many files as the endpoint takes, all under the name that it says, no field twice,
 * and no more bytes than the files may have. A part's file name and declared type are never looked at (product 19.5).
 */
import { codes } from '#contract/codes.ts';
import type { Multipart } from '#contract/endpoint.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { collectFields, fieldLimit, mediaType, type Fields } from './form.ts';
import { RequestProblem } from './problem.ts';

const formType = 'multipart/form-data';
/** Bytes of everything beside the files: boundaries, headers of parts, fields. */
const allowance = 64 * 1024;

/** Bytes of a whole form. */
export const formLimit = ({ limit, most = 1, total = limit * most }: Multipart): number => total + allowance;

/** RFC 2046: at most 70 characters. */
function boundaryOf(type: string): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw new RequestProblem(400, 'The form has no boundary');
  return boundary;
}

/** Counted before anything is made of them. */
function assertFewParts(bytes: Buffer, boundary: string): void {
  const delimiter = `--${boundary}`;
  let count = 0;
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    count += 1;
    if (count > fieldLimit) throw new RequestProblem(400, 'Too many parts');
  }
}

async function partsOf(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new RequestProblem(400, 'The form is malformed');
  }
}

/**
 * Fields and the files of a multipart post.
 * @throws RequestProblem 415 for other content types, 400 where it is malformed or has too many
 * files; Refusal badInput where files are missing, tooLarge where one of several is over the limit
 */
export async function readMultipart(
  request: Request,
  bytes: Buffer<ArrayBuffer>,
  multipart: Multipart,
): Promise<{ fields: Fields; files: readonly Uint8Array[] }> {
  const { field, limit, least = 1, most = 1 } = multipart;
  if (mediaType(request) !== formType) throw new RequestProblem(415, `Send the file as ${formType}`);
  const type = request.headers.get('content-type') ?? '';
  const boundary = boundaryOf(type);
  assertFewParts(bytes, boundary);
  const texts: [string, string][] = [];
  const files: [string, Blob][] = [];
  for (const [name, value] of await partsOf(bytes, type)) {
    if (typeof value === 'string') texts.push([name, value]);
    else files.push([name, value]);
  }
  const fields = collectFields(texts);
  if (files.length > most) throw new RequestProblem(400, most === 1 ? 'Send one file only' : 'Too many files');
  if (files.length < least || files.some(([name]) => name !== field)) {
    throw new Refusal(codes.badInput, `Not valid: ${field}`);
  }
  if (most > 1 && files.some(([, { size }]) => size > limit)) throw new Refusal(codes.tooLarge, 'A file is too large');
  return { fields, files: await Promise.all(files.map(async ([, file]) => new Uint8Array(await file.arrayBuffer()))) };
}
