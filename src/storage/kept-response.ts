/** A kept reply in the place of the server's: for the service worker, and for a page that begins with it. */
import { headers } from '#domain/headers.ts';
import { isKeptPage, type KeptCall } from '#domain/kept-replies.ts';
import type { AskedReply, KeptReply } from './kept-reply.ts';

/** What was asked; null for what is not kept of a list. The request must still have its body. */
export async function askedBy(request: Request, call: KeptCall): Promise<AskedReply | null> {
  const url = new URL(request.url);
  const fields = request.method === 'GET' ? url.searchParams : new URLSearchParams(await request.text());
  if (!isKeptPage(fields.get('pageNum'))) return null;
  // What everyone may read stays when a member signs out; what they searched for in it is theirs (rule P10).
  if (call.whose === 'everyone' && fields.has('find')) return null;
  return {
    whose: call.whose,
    token: request.headers.get(headers.token) ?? '',
    language: request.headers.get(headers.language) ?? '',
    method: request.method,
    path: url.origin + url.pathname,
    fields: fields.toString(),
  };
}

/** @param why the network is gone, or too slow to be waited for @param now the device's time, ms */
export const asResponse = ({ body, at, askedAt }: KeptReply, why: 'gone' | 'slow', now: number): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'application/json',
      [headers.serverTime]: String(at),
      [headers.kept]: why,
      [headers.keptAge]: String(now - askedAt),
    },
  });
