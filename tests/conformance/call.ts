/** One call over plain HTTP, and all that holds of every answer (docs/backend.md). */
import assert from 'node:assert/strict';
import * as v from 'valibot';
import { fieldsOf, type Answered, type Answers, type Asks, type Endpoint, type Fields } from '#contract/endpoint.ts';
import { headers } from '#domain/headers.ts';
import { unnamedFields } from './unnamed-fields.ts';

/** Sends to a path of the backend: `fetch` at an address, or an app in process. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

export interface How {
  /** Empty: a visitor. */
  token?: string;
  intent?: string;
  files?: readonly Uint8Array<ArrayBuffer>[];
  language?: string;
}

export interface Told {
  status: number;
  code: number;
  msg: string;
  data: unknown;
  /** The server's time. */
  at: number;
  headers: Headers;
}

export interface Done<E extends Endpoint> {
  /** In domain words. */
  value: Answered<E>;
  /** As it came. */
  data: Answers<E>;
  msg: string;
  at: number;
}

const envelope = v.strictObject({ code: v.pipe(v.number(), v.integer()), msg: v.string(), data: v.unknown() });

const pathOf = ({ backend, path }: Pick<Endpoint, 'backend' | 'path'>): string => `/api/${backend}/${path}`;

function bodyOf(endpoint: Endpoint, fields: Fields, files: How['files'] = []): BodyInit {
  if (!endpoint.multipart) return new URLSearchParams(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const bytes of files) form.append(endpoint.multipart.field, new Blob([bytes]), 'picture.png');
  return form;
}

/** @param method another one than the endpoint's, to see it refused */
export async function ask(
  send: Send,
  endpoint: Endpoint,
  fields: Fields,
  { token = '', intent, files, language = 'en_US' }: How = {},
  method = endpoint.method,
): Promise<Told> {
  const query = method === 'GET' ? String(new URLSearchParams(fields)) : '';
  const response = await send(query ? `${pathOf(endpoint)}?${query}` : pathOf(endpoint), {
    method,
    headers: {
      [headers.language]: language,
      ...(token && { [headers.token]: token }),
      ...(intent !== undefined && { [headers.intent]: intent }),
    },
    ...(method === 'POST' && { body: bodyOf(endpoint, fields, files) }),
  });
  const read = v.safeParse(envelope, await response.json());
  assert.ok(read.success, 'an answer is {code, msg, data} and nothing else');
  const at = Number(response.headers.get(headers.serverTime));
  assert.ok(Number.isSafeInteger(at) && at > 0, `${headers.serverTime} is ms since the epoch`);
  assert.equal(response.headers.get('cache-control'), 'no-store', 'no answer may be kept on the way');
  return { ...read.output, data: read.output.data, status: response.status, at, headers: response.headers };
}

/** An answer of a call that went well, read by the contract's own schema. */
function readDone<E extends Endpoint>(endpoint: E, told: Told): Done<E> {
  const { status, code, msg, data, at } = told;
  assert.deepEqual({ status, code }, { status: 200, code: 200 }, `answered ${status} with code ${code}: ${msg}`);
  const covered = endpoint.covers === 'envelope' ? { msg, data } : data;
  const read = v.safeParse(endpoint.reply, covered);
  const where = read.issues?.map((issue) => v.getDotPath(issue) ?? 'the whole');
  assert.ok(read.success, `the answer does not match its schema at ${where?.join(', ')}`);
  assert.deepEqual(unnamedFields(endpoint.reply, covered), [], 'the answer has fields that the contract does not name');
  return { value: read.output as Answered<E>, data: data as Answers<E>, msg, at };
}

export const call = async <E extends Endpoint>(send: Send, endpoint: E, asked: Asks<E>, how?: How): Promise<Done<E>> =>
  readDone(endpoint, await ask(send, endpoint, fieldsOf(endpoint, asked), how));

/** Refused for good: HTTP 200, a code of its own, no data. */
export async function refuse<E extends Endpoint>(
  send: Send,
  endpoint: E,
  fields: Fields,
  code: number,
  how?: How,
): Promise<void> {
  const told = await ask(send, endpoint, fields, how);
  assert.deepEqual(
    { status: told.status, code: told.code, data: told.data },
    { status: 200, code, data: null },
    `refused with code ${code}, not ${told.code}: ${told.msg}`,
  );
  assert.notEqual(told.msg, '', 'a refusal says why');
}
