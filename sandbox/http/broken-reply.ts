/** Answers that go wrong on purpose, for ordered faults. */
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** Breaks the connection without an answer. In process there is no connection: there the body breaks while it is read. */
export function lostReply(outgoing: ServerResponse | undefined): Response {
  if (outgoing) {
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  return new Response(
    new ReadableStream({
      start: (controller) => {
        controller.error(new TypeError('connection lost'));
      },
    }),
  );
}

/** What a network's sign-in page answers in the place of the server. */
export const captivePortal = (): Response =>
  new Response('<!doctype html><title>Wi-Fi sign-in</title><p>Accept the terms of this network to go on.', {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

/** The reply, cut in half. */
export async function malformedReply(reply: Response): Promise<Response> {
  const text = await reply.text();
  return new Response(text.slice(0, Math.ceil(text.length / 2)), { headers: { 'Content-Type': 'application/json' } });
}
