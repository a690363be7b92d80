/** Who makes a call, and what they ask. */
import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { Endpoint, UploadEndpoint } from '#contract/endpoint.ts';
import { headers } from '#domain/headers.ts';
import type { FoundCaller, Handler } from '#sandbox/handler.ts';
import { findCaller } from '#sandbox/services/access/sessions.ts';
import type { ServedContext, VisitHandler } from '#sandbox/visit.ts';
import { readInput, readIntentId } from './input.ts';

export type Bindings = { Bindings: Partial<HttpBindings> };
/** Given files, empty or not, whether it takes some or not. */
export type AnyHandler = VisitHandler<UploadEndpoint>;

export const tokenOf = (c: HonoContext<Bindings>): string => c.req.header(headers.token) ?? '';

interface Asking {
  intentId: string;
  input: unknown;
  files: readonly Uint8Array[];
}

export async function readAsking(
  c: HonoContext<Bindings>,
  body: Buffer<ArrayBuffer>,
  endpoint: Endpoint,
): Promise<Asking> {
  const intentId = readIntentId(endpoint, c.req.header(headers.intent));
  return { intentId, ...(await readInput(endpoint, c.req.raw, body)) };
}

export interface Met {
  caller: FoundCaller;
  /** Where it was read to know who calls. */
  asking?: Asking;
  answer?: Handler<UploadEndpoint>;
}

/** Null for nobody: whoever asks in a wrong way is told so only if they are somebody. */
export async function meet(
  c: HonoContext<Bindings>,
  body: Buffer<ArrayBuffer>,
  endpoint: Endpoint,
  handler: AnyHandler,
  context: ServedContext,
): Promise<Met | null> {
  const token = tokenOf(c);
  const asking = handler.meet && (await readAsking(c, body, endpoint).catch(() => null));
  if (handler.meet && asking) {
    const met = await handler.meet(context, { ...asking, token });
    return met && { ...met, asking };
  }
  const caller = await findCaller(context, token, endpoint.money);
  return caller && { caller };
}
